import type { Accompaniment } from '#studio/scene-spec.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import * as food from '#studio/litho/props/table-food.ts';
import { dropShadow } from '#studio/litho/props/table-item.ts';
import * as things from '#studio/litho/props/table-things.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { isRefused } from '#studio/litho/is-refused.ts';
import { across } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';

export function foodFor({ scene }: Arrangement): Accompaniment[] {
  const { spec, random } = scene;
  if (spec.accompaniments.length > 0) return spec.accompaniments.slice(0, 3);
  if (spec.moods.includes('minimal')) return [];
  const choices = (['grapes', 'cork', 'cheese', 'figs'] as const).filter(
    (item) => !isRefused(spec, item),
  );
  return choices.length > 0 ? [random.fork('food').pick(choices)] : [];
}

/** Food lies in front of the vessels, outer places first. */
export function placeFood(a: Arrangement, items: readonly Accompaniment[]): void {
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
      return things.drawCandle(press, { ...on, sizePx: sizePx * 1.2 });
    case 'flowers':
      return things.drawFlowers(press, { ...on, sizePx: sizePx * 1.1 }, '#d9705f');
    case 'figs':
    case 'fruit':
    case 'berries':
      return food.drawFigs(press, on);
    case 'ice_bucket':
      return things.drawIceBucket(press, { ...on, sizePx: sizePx * 1.4 });
    case 'corkscrew':
      return things.drawCorkscrew(press, on, wine);
    case 'cork':
      return things.drawCork(press, { ...on, sizePx: sizePx * 0.6 }, { stain: wine });
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
  dropShadow(press, [x, y], size * 0.9, size * 0.14);
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
