import { labelFor } from '#studio/labels/label-for.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PaintScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawDecanter } from '#studio/litho/props/decanter.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { isRefused } from '#studio/litho/is-refused.ts';
import { decoInks, paintTable } from './deco-ground.ts';
import { paintStillLifeGround } from './still-life-ground.ts';
import { foodFor, placeFood } from './still-life-food.ts';
import { across } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';

/** Bottle, glass and what goes with them, before rays and a golden disc. */
export const paintStillLife: PaintScene = (scene) => {
  const { frame, spec } = scene;
  const inks = decoInks(scene);
  const random = scene.random.fork('arrangement');
  const side =
    spec.camera.placement === 'left'
      ? 1
      : spec.camera.placement === 'right'
        ? -1
        : random.pick([1, -1] as const);
  paintStillLifeGround(scene, inks);
  const floor = paintTable(scene, inks);
  const tall = Math.min(frame.height * 0.82, frame.width * 1.1);
  const arrangement: Arrangement = { scene, inks, floor, tall, side };
  placeVessels(arrangement);
  placeFood(arrangement, foodFor(arrangement));
};

function placeVessels(a: Arrangement): void {
  const { scene, tall } = a;
  const { spec } = scene;
  const wantsBottle = spec.subjects.includes('bottle') || !spec.subjects.includes('glass');
  const wantsGlass =
    spec.subjects.includes('glass') ||
    (!isRefused(spec, 'glass') && !spec.subjects.includes('bottle'));
  if (spec.subjects.includes('decanter')) {
    placeDecanter(a, 0.36);
    placeGlass(a, 0.66, tall * 0.66);
    return;
  }
  if (wantsBottle && wantsGlass) {
    placeBottles(a, 0.38);
    placeGlass(a, 0.64, tall * 0.7);
  } else if (wantsBottle) placeBottles(a, 0.5);
  else placeGlasses(a);
}

function placeBottles(a: Arrangement, u: number): void {
  const { scene, floor, tall, side } = a;
  const { spec, press, random, frame } = scene;
  const count = Math.max(1, Math.min(spec.bottles, 3));
  const label = labelFor(spec, random.fork('label').next());
  const gap = Math.min(frame.width * 0.24, tall * 0.3);
  for (let i = count - 1; i >= 0; i--) {
    const shift = (i - (count - 1) / 2) * gap;
    drawBottle(press, {
      base: [across(a, u) + shift, floor + (i % 2) * press.unit * 14],
      heightPx: tall * (i === 0 || count === 1 ? 1 : 0.94),
      shape: spec.bottle,
      glass: spec.bottleGlass,
      wine: spec.wine,
      closure: spec.closure,
      label,
      lightSide: side,
    });
  }
}

function placeGlasses(a: Arrangement): void {
  const { scene, tall } = a;
  const count = Math.max(1, Math.min(scene.spec.glasses, 3));
  const gap = 0.3;
  for (let i = 0; i < count; i++)
    placeGlass(a, 0.5 + (i - (count - 1) / 2) * gap, tall * (count > 1 ? 0.74 : 0.94));
}

function placeGlass(a: Arrangement, u: number, heightPx: number): void {
  const { scene, inks, floor, side } = a;
  const base: Point = [across(a, u), floor + scene.press.unit * 12];
  drawGlass(scene.press, {
    base,
    heightPx,
    shape: scene.spec.glass,
    wine: scene.spec.wine,
    random: scene.random.fork(`glass ${u}`),
    line: inks.line,
    lightSide: side,
  });
}

function placeDecanter(a: Arrangement, u: number): void {
  const { scene, inks, floor, tall, side } = a;
  drawDecanter(scene.press, {
    base: [across(a, u), floor],
    heightPx: Math.min(tall * 0.78, scene.frame.width * 0.6),
    wine: scene.spec.wine,
    lightSide: side,
    line: inks.line,
  });
}
