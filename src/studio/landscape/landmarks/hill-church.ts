import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';
import { drawChurch } from './old-village.ts';

/** A chapel on its own hill, vines in rows up the slope. In a frame one wide. */
export function drawHillChurch(random: Random): (c: SKRSContext2D, height: number) => void {
  return (c, height) => {
    const crest = height * 0.52;
    c.save();
    c.beginPath();
    c.moveTo(0, height);
    c.bezierCurveTo(0.18, height * 0.92, 0.3, crest, 0.5, crest);
    c.bezierCurveTo(0.7, crest, 0.82, height * 0.92, 1, height);
    c.closePath();
    c.clip();
    c.fillStyle = '#7d8a48';
    c.fillRect(0, 0, 1, height);
    for (let i = -22; i <= 22; i++) {
      c.strokeStyle = random.pick(['#4e6a2c', '#5b7834', '#466026']);
      c.lineWidth = 0.008;
      c.beginPath();
      c.moveTo(0.5 + i * 0.012, crest - 0.01);
      c.quadraticCurveTo(0.5 + i * 0.02, height * 0.75, 0.5 + i * 0.034, height);
      c.stroke();
    }
    c.restore();
    c.save();
    c.translate(0.41, crest - 0.235);
    c.scale(0.2, 0.2);
    drawChurch(c, 1.25);
    c.restore();
    for (const x of [0.37, 0.635]) {
      c.fillStyle = '#2c4424';
      c.beginPath();
      c.ellipse(x, crest - 0.05, 0.011, 0.07, 0, 0, 7);
      c.fill();
    }
  };
}
