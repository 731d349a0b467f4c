import { createCanvas, ImageData } from '@napi-rs/canvas';
import { labelFor } from '#studio/labels/label-for.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { NEUTRAL_TONE } from '#studio/litho/press.ts';
import { inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene } from '#studio/litho/posters/poster-scene.ts';
import { decoInks, paintRays } from './deco-ground.ts';

/** The label itself, as large as the sheet allows. */
export const paintLabelSheet: PaintScene = (scene) => {
  const { press, frame, spec } = scene;
  const inks = decoInks(scene);
  paintRays(scene, inks, inFrame(scene, 0.5, 0.5), 24);
  const height = Math.min(frame.height * 0.9, frame.width * 1.06);
  const width = height * 0.84;
  const box = {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
  const shadow = rectangle({ ...box, x: box.x + press.unit * 10, y: box.y + press.unit * 12 });
  press.shade(shadow, { from: [box.x, 0], to: [box.x + width, 0], start: -0.8, end: -0.8 });
  const size = { width: Math.round(width), height: Math.round(height) };
  const { color } = paintLabel(labelFor(spec, scene.random.fork('label').next()), size);
  const sheet = createCanvas(size.width, size.height);
  sheet.getContext('2d').putImageData(new ImageData(color, size.width, size.height), 0, 0);
  press.colour.drawImage(sheet, Math.round(box.x), Math.round(box.y));
  press.tone.fillStyle = NEUTRAL_TONE;
  press.tone.fill(rectangle(box));
};
