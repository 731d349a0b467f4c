import type { Point } from '#studio/litho/geometry.ts';
import { inFrame, bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene } from '#studio/litho/posters/poster-scene.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import { decoInks, paintHalo, paintRays, paintTable } from './deco-ground.ts';

/** A bottle leaning over the glass, the wine falling in one clean line. */
export const paintPour: PaintScene = (scene) => {
  const { press, frame, spec, random } = scene;
  const inks = decoInks(scene);
  const side = random.fork('pour').pick([1, -1] as const);
  const centre = inFrame(scene, 0.5, 0.46);
  if (spec.place) paintPlace(scene, spec.place);
  else {
    paintRays(scene, inks, centre, 18);
    paintHalo(scene, inks, centre, Math.min(frame.width, frame.height) * 0.44);
    paintTable(scene, inks, 0.13);
  }
  const base: Point = [
    frame.x + frame.width * (0.5 + side * 0.19),
    bottomOf(scene) - frame.height * 0.055,
  ];
  drawPouring(press, {
    base,
    glassHeight: Math.min(frame.height * 0.56, frame.width * 0.66),
    bottleHeight: Math.min(frame.height * 0.8, frame.width * 0.88),
    side,
    turn: 1.98,
    spec,
    wine: spec.wine,
    random,
    line: spec.place === 'colour_ground' || spec.place === 'white_ground' ? '#5a4a44' : inks.line,
  });
};
