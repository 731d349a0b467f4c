import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';
import { drawChurch } from './old-village.ts';

const SNOWY = { roof: '#eef2f6', spire: '#d5dce4' };

/** A chapel on its own hill, vines in rows up the slope. In a frame one wide. */
export function drawHillChurch(
  random: Random,
  isSnowy: boolean,
): (c: SKRSContext2D, height: number) => void {
  const rows = isSnowy ? ['#8a8078', '#9a928a', '#7a726a'] : ['#4e6a2c', '#5b7834', '#466026'];
  return (c, height) => {
    const crest = height * 0.52;
    c.save();
    c.beginPath();
    // One long slope and one short: no hill is a cone.
    c.moveTo(0, height);
    c.bezierCurveTo(0.14, height * 0.96, 0.2, height * 0.78, 0.34, height * 0.66);
    c.bezierCurveTo(0.42, height * 0.58, 0.46, crest, 0.55, crest);
    c.bezierCurveTo(0.64, crest, 0.66, height * 0.7, 0.78, height * 0.8);
    c.bezierCurveTo(0.86, height * 0.86, 0.9, height * 0.97, 1, height);
    c.closePath();
    c.clip();
    c.fillStyle = isSnowy ? '#eef2f6' : '#7d8a48';
    c.fillRect(0, 0, 1, height);
    for (let i = -22; i <= 22; i++) {
      c.strokeStyle = random.pick(rows);
      c.lineWidth = 0.0035;
      c.beginPath();
      c.moveTo(0.53 + i * 0.012, crest - 0.01);
      c.quadraticCurveTo(0.5 + i * 0.019, height * 0.78, 0.46 + i * 0.03, height);
      c.stroke();
    }
    c.restore();
    c.save();
    c.translate(0.5, crest - 0.122);
    c.scale(0.105, 0.105);
    drawChurch(c, 1.25, isSnowy ? SNOWY : undefined);
    c.restore();
    for (const x of [0.475, 0.625]) {
      c.fillStyle = isSnowy ? '#6d7a70' : '#2c4424';
      c.beginPath();
      c.ellipse(x, crest - 0.02, 0.006, 0.036, 0, 0, 7);
      c.fill();
    }
  };
}
