import { labelFor } from '#studio/labels/label-for.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { paintCounter, paintPendants, roomInks } from './interior.ts';
import { paintShelves } from './shelves.ts';

/** The counter of a wine bar: shelves behind, lamps above, a bottle opened for you. */
export const paintBar: PaintScene = (scene) => {
  const { press, frame, spec, random } = scene;
  const top = paintBarRoom(scene);
  const tall = Math.min(frame.height * 0.6, frame.width * 0.7);
  const side = random.fork('side').pick([1, -1] as const);
  const x = (u: number) => frame.x + frame.width * (0.5 + side * u);
  drawBottle(press, {
    base: [x(-0.16), top],
    heightPx: tall,
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    label: labelFor(spec, random.fork('label').next()),
    lightSide: side,
  });
  for (const [i, u] of [0.07, 0.26].entries()) {
    drawGlass(press, {
      base: [x(u), top + press.unit * (8 + i * 8)],
      heightPx: tall * 0.72,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork(`glass ${i}`),
      lightSide: side,
    });
  }
};

/** Shelves, lamps and the counter; gives back the height of its top. */
export function paintBarRoom(scene: PosterScene): number {
  const { press, frame, random } = scene;
  const inks = roomInks(random.fork('room'));
  press.fill(rectangle(frame), inks.wall, {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: -0.1,
    end: -0.5,
  });
  const rows = frame.height > frame.width * 1.15 ? 4 : 3;
  paintShelves(
    scene,
    inks,
    { top: frame.y + frame.height * 0.05, bottom: bottomOf(scene) - frame.height * 0.27 },
    rows,
  );
  // The shelves fall back into shadow, so that the counter stands in the light.
  press.veil(rectangle(frame), inks.wall, 0.42);
  press.shade(rectangle(frame), {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: -0.55,
    end: -0.2,
  });
  paintPendants(scene, inks, frame.width > frame.height * 1.6 ? 4 : 3, 0.2);
  return paintCounter(scene, inks, 0.24);
}
