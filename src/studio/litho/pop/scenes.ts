import { labelFor } from '#studio/labels/label-for.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { paintBurst, paintPopRays } from './ground.ts';
import { onSheet } from './pop-scene.ts';
import type { PaintPop } from './pop-scene.ts';
import { shout } from './shout.ts';

export const paintPopBottle: PaintPop = (scene) => {
  const { press, spec, random } = scene;
  const side = random.fork('side').pick([1, -1] as const);
  const size = Math.min(press.width, press.height);
  const isTall = press.height > press.width * 1.2;
  const centre = onSheet(scene, isTall ? 0.5 : 0.5 - side * 0.06, 0.52);
  paintPopRays(scene, centre);
  paintBurst(scene, centre, size * 0.5);
  const tall = Math.min(press.height * 0.86, press.width * 1.1);
  const foot = press.height * 0.5 + tall * 0.5;
  const wantsGlass = spec.subjects.includes('glass');
  drawBottle(press, {
    base: [centre[0] - (wantsGlass ? side * size * 0.14 : 0), foot],
    heightPx: tall,
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    label: labelFor(spec, random.fork('label').next()),
    lightSide: side,
  });
  if (wantsGlass) {
    drawGlass(press, {
      base: [centre[0] + side * size * 0.2, foot + press.unit * 10],
      heightPx: tall * 0.66,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork('glass'),
      line: '#d8f3ff',
      highlight: '#ffffff',
      lightSide: side,
    });
  }
  shout(scene, side);
};

/** One glass as the hero: a disc in a second ink behind it, dots all round. */
export const paintPopGlass: PaintPop = (scene) => {
  const { press, palette, spec, random } = scene;
  const centre = onSheet(scene, 0.5, 0.46);
  const size = Math.min(press.width, press.height);
  paintPopRays(scene, centre);
  const radius = size * 0.4;
  press.fill(circle(centre, radius), palette.burst, {
    centre: [centre[0] - radius * 0.4, centre[1] - radius * 0.4],
    radius: radius * 1.5,
    start: 0.5,
    end: -0.5,
  });
  press.fill(circle(centre, radius * 0.82), palette.burstCore, {
    centre,
    radius: radius * 0.9,
    start: 0,
    end: -0.4,
  });
  const heightPx = Math.min(press.height * 0.88, press.width * 1.1);
  drawGlass(press, {
    base: [centre[0], press.height * 0.5 + heightPx * 0.5],
    heightPx,
    shape: spec.glass,
    wine: spec.wine,
    random: random.fork('glass'),
    line: '#d8f3ff',
    highlight: '#ffffff',
    lightSide: random.fork('side').pick([1, -1] as const),
  });
};

export const paintPopGrapes: PaintPop = (scene) => {
  const { press, spec, random } = scene;
  const size = Math.min(press.width, press.height);
  const centre = onSheet(scene, 0.48, 0.5);
  paintPopRays(scene, centre);
  paintBurst(scene, centre, size * 0.52);
  const heightPx = size * 0.72;
  const stalk: Point = [centre[0], centre[1] - heightPx * 0.48];
  for (const [dx, turn, share] of [
    [-0.1, -1.7, 0.5],
    [0.1, 1.7, 0.48],
  ] as const) {
    drawVineLeaf(press, {
      at: [stalk[0] + dx * heightPx, stalk[1] + heightPx * 0.04],
      sizePx: heightPx * share,
      turn,
      colour: '#2fae4a',
      vein: '#0c6b2c',
    });
  }
  press.withOutline(press.unit * 5, () =>
    drawCluster(press, {
      stalk,
      heightPx,
      wine: spec.wine,
      random: random.fork('bunch'),
      lightSide: 1,
    }),
  );
  shout(scene, 1);
};
