import type { SKRSContext2D } from '@napi-rs/canvas';

/** An old bridge of three stone arches over its stream. In a frame one wide. */
export function drawStoneBridge(c: SKRSContext2D, height: number): void {
  c.fillStyle = '#b7a587';
  c.beginPath();
  c.moveTo(0, height * 0.42);
  c.quadraticCurveTo(0.5, height * 0.02, 1, height * 0.42);
  c.lineTo(1, height);
  c.lineTo(0, height);
  c.fill();
  c.globalCompositeOperation = 'destination-out';
  for (const [x, r] of [
    [0.2, 0.11],
    [0.5, 0.15],
    [0.8, 0.11],
  ] as const) {
    c.beginPath();
    c.ellipse(x, height * 0.96, r, height * (x === 0.5 ? 0.58 : 0.38), 0, Math.PI, 0);
    c.fill();
  }
  c.globalCompositeOperation = 'source-over';
  c.strokeStyle = '#85755a';
  c.lineWidth = 0.012;
  c.beginPath();
  c.moveTo(0, height * 0.43);
  c.quadraticCurveTo(0.5, height * 0.04, 1, height * 0.43);
  c.stroke();
}
