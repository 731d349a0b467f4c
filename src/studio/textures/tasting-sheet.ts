import { createCanvas } from '@napi-rs/canvas';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import { stream } from '#studio/random.ts';
import type { TileSize } from './material-map.ts';

/** A printed tasting sheet with a few pencil notes: lines only, so that nothing can be misread. */
export function paintTastingSheet(
  { width, height }: TileSize,
  { seed }: { seed: number },
): PaintedLayers {
  const random = stream(seed, 'tasting sheet');
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(width / 500, height / 700);
  c.fillStyle = '#f6f1e6';
  c.fillRect(0, 0, 500, 700);
  c.strokeStyle = '#8c1f2c';
  c.lineWidth = 3;
  c.strokeRect(26, 26, 448, 648);
  c.fillStyle = '#5c1520';
  c.fillRect(150, 62, 200, 12);
  c.fillRect(190, 86, 120, 5);
  c.strokeStyle = 'rgba(90,70,60,.55)';
  c.lineWidth = 2;
  for (let y = 150; y < 640; y += 44) {
    c.beginPath();
    c.moveTo(60, y);
    c.lineTo(440, y);
    c.stroke();
    if (random.chance(0.6)) scribble(c, 66, y - 8, random.range(120, 330), random.int(1, 999));
  }
  c.beginPath();
  c.arc(380, 600, 40, 0, 7);
  c.strokeStyle = 'rgba(120,20,40,.25)';
  c.lineWidth = 7;
  c.stroke();
  return { color: c.getImageData(0, 0, width, height).data };
}

function scribble(
  c: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  x: number,
  y: number,
  length: number,
  seed: number,
): void {
  const random = stream(seed, 'scribble');
  c.save();
  c.strokeStyle = 'rgba(50,50,60,.7)';
  c.lineWidth = 1.8;
  c.beginPath();
  c.moveTo(x, y);
  for (let t = 0; t < length; t += 5)
    c.lineTo(x + t, y + (random.chance(0.16) ? 2 : random.range(-11, 3)));
  c.stroke();
  c.restore();
}
