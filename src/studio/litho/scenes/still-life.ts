import type { Accompaniment } from '#studio/scene-spec.ts';
import { labelFor } from '#studio/labels/label-spec.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PaintScene, PosterScene } from '#studio/litho/poster-scene.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawDecanter } from '#studio/litho/props/decanter.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import * as food from '#studio/litho/props/table-food.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { decoInks, paintTable, type DecoInks } from './deco-ground.ts';
import { paintStillLifeGround } from './still-life-ground.ts';

interface Arrangement {
  scene: PosterScene;
  inks: DecoInks;
  /** Where things stand, and how tall a bottle is. */
  floor: number;
  tall: number;
  side: 1 | -1;
}

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
    (!spec.excluded.includes('glass') && !spec.subjects.includes('bottle'));
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

const across = ({ scene, side }: Arrangement, u: number) =>
  scene.frame.x + scene.frame.width * (side > 0 ? u : 1 - u);

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

function foodFor({ scene }: Arrangement): Accompaniment[] {
  const { spec, random } = scene;
  if (spec.accompaniments.length > 0) return spec.accompaniments.slice(0, 3);
  if (spec.moods.includes('minimal')) return [];
  const choices = (['grapes', 'cork', 'cheese', 'figs'] as const).filter(
    (item) => !spec.excluded.includes(item),
  );
  return choices.length > 0 ? [random.fork('food').pick(choices)] : [];
}

/** Food lies in front of the vessels, outer places first. */
function placeFood(a: Arrangement, items: readonly Accompaniment[]): void {
  const { scene, floor } = a;
  const places = [0.82, 0.16, 0.58];
  const size = Math.min(scene.frame.width * 0.21, scene.frame.height * 0.19);
  items.forEach((item, i) => {
    const at: Point = [across(a, places[i] ?? 0.5), floor + size * 0.32];
    drawFood(a, item, at, size);
  });
}

function drawFood(a: Arrangement, item: Accompaniment, at: Point, sizePx: number): void {
  const { scene, side } = a;
  const { press, spec } = scene;
  const random = scene.random.fork(item);
  const on = { at, sizePx, lightSide: side, random };
  const wine = WINE_INKS[spec.wine].body;
  switch (item) {
    case 'cheese':
      return food.drawCheese(press, on);
    case 'bread':
      return food.drawBaguette(press, on);
    case 'olives':
    case 'nuts':
      return food.drawOlives(press, on);
    case 'candles':
      return food.drawCandle(press, { ...on, sizePx: sizePx * 1.2 });
    case 'flowers':
      return food.drawFlowers(press, { ...on, sizePx: sizePx * 1.1 }, '#d9705f');
    case 'figs':
    case 'fruit':
    case 'berries':
      return food.drawFigs(press, on);
    case 'ice_bucket':
      return food.drawIceBucket(press, { ...on, sizePx: sizePx * 1.4 });
    case 'corkscrew':
      return food.drawCorkscrew(press, on, wine);
    case 'cork':
      return food.drawCork(press, { ...on, sizePx: sizePx * 0.6 }, wine);
    case 'grapes':
    case 'vine_leaves':
      return drawLyingGrapes(a, at, sizePx);
    default:
      return food.drawDish(press, on, DISH_COLOURS[item] ?? '#b5553c');
  }
}

const DISH_COLOURS: Partial<Record<Accompaniment, string>> = {
  steak: '#7a3b2c',
  fish: '#e6a98a',
  oysters: '#b9bdb4',
  pasta: '#e8c067',
  pizza: '#d9823c',
  salad: '#7fa04a',
  dessert: '#e9b9a2',
  chocolate: '#4a2a1c',
  charcuterie: '#b2453f',
};

function drawLyingGrapes({ scene, side }: Arrangement, [x, y]: Point, size: number): void {
  const { press, spec } = scene;
  const random = scene.random.fork('lying grapes');
  food.dropShadow(press, [x, y], size * 0.9, size * 0.14);
  drawVineLeaf(press, {
    at: [x + side * size * 0.5, y - size * 0.3],
    sizePx: size * 0.8,
    turn: side * 0.9,
    colour: '#5f7d3e',
    vein: '#8fa65c',
  });
  drawCluster(press, {
    stalk: [x + side * size * 0.62, y - size * 0.34],
    heightPx: size * 1.45,
    wine: spec.wine,
    random,
    lightSide: side,
    turn: side * 1.42,
  });
}
