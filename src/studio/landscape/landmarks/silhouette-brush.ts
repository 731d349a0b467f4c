import type { SKRSContext2D } from '@napi-rs/canvas';

/** A landmark, drawn in a frame one wide and so high. */
export type DrawLandmark = (c: SKRSContext2D, height: number) => void;

export const STONE = '#c4b598';
export const SHADE = '#8f8068';
export const DARK = '#3a3128';

/** Light from the left over whatever was drawn. */
export function shadeRight(c: SKRSContext2D, height: number): void {
  c.globalCompositeOperation = 'source-atop';
  const light = c.createLinearGradient(0, 0, 1, height * 0.3);
  light.addColorStop(0, 'rgba(255, 240, 210, 0.2)');
  light.addColorStop(0.55, 'rgba(60, 50, 40, 0.05)');
  light.addColorStop(1, 'rgba(20, 16, 12, 0.42)');
  c.fillStyle = light;
  c.fillRect(0, 0, 1, height);
  c.globalCompositeOperation = 'source-over';
}

/** A closed shape from points, heights as shares of the whole. */
export function shape(
  c: SKRSContext2D,
  height: number,
  { tone, points }: { tone: string; points: readonly (readonly [number, number])[] },
): void {
  c.fillStyle = tone;
  c.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y * height) : c.lineTo(x, y * height)));
  c.fill();
}

/** An opening with a round head: its foot, half its width and its height. */
export function arch(
  c: SKRSContext2D,
  [x, foot, half, tall]: readonly [number, number, number, number],
  tone = DARK,
): void {
  c.fillStyle = tone;
  c.beginPath();
  c.moveTo(x - half, foot);
  c.lineTo(x - half, foot - tall + half);
  c.arc(x, foot - tall + half, half, Math.PI, 0);
  c.lineTo(x + half, foot);
  c.fill();
}

/** A pointed one, as Gothic windows are. */
export function lancet(
  c: SKRSContext2D,
  [x, foot, half, tall]: readonly [number, number, number, number],
  tone = DARK,
): void {
  c.fillStyle = tone;
  c.beginPath();
  c.moveTo(x - half, foot);
  c.lineTo(x - half, foot - tall * 0.6);
  c.quadraticCurveTo(x - half, foot - tall * 0.85, x, foot - tall);
  c.quadraticCurveTo(x + half, foot - tall * 0.85, x + half, foot - tall * 0.6);
  c.lineTo(x + half, foot);
  c.fill();
}
