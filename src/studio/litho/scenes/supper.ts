import type { Accompaniment } from '#studio/scene-spec.ts';
import { labelFor } from '#studio/labels/label-for.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { bottomOf, rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import {
  drawBaguette,
  drawCheese,
  drawDish,
  drawFigs,
  drawOlives,
} from '#studio/litho/props/table-food.ts';
import { drawCandle, drawFlowers } from '#studio/litho/props/table-things.ts';
import { isRefused } from '#studio/litho/is-refused.ts';
import { paintPendants, paintWindow, roomInks } from './interior.ts';
import type { RoomInks } from './interior.ts';

/** A laid table before an arched window: dinner for two. */
export const paintSupper: PaintScene = (scene) => layTable(scene, paintDiningRoom(scene));

/** Window, lamps and the cloth; gives back the height of the table's far edge. */
export function paintDiningRoom(scene: PosterScene): number {
  const { press, frame, random } = scene;
  const inks = roomInks(random.fork('room'));
  press.fill(rectangle(frame), inks.wall, {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: 0,
    end: -0.55,
  });
  const floor = bottomOf(scene) - frame.height * 0.3;
  const count = frame.width > frame.height * 1.5 ? 3 : 1;
  const width = Math.min(frame.width * (count > 1 ? 0.24 : 0.56), frame.height * 0.8);
  for (let i = 0; i < count; i++) {
    const x = frame.x + (frame.width * (i + 0.5)) / count - width / 2;
    paintWindow(scene, inks, { x, width, top: frame.y + frame.height * 0.07, bottom: floor });
  }
  paintPendants(scene, inks, 2, 0.16);
  paintCloth(scene, inks, floor);
  return floor;
}

function paintCloth(scene: PosterScene, inks: RoomInks, top: number): void {
  scene.press.named('laid_table', () => {
    const { press, frame } = scene;
    const bottom = bottomOf(scene);
    press.fill(
      rectangle({ x: frame.x, y: top, width: frame.width, height: bottom - top }),
      '#f4ead6',
      { from: [0, top], to: [0, bottom], start: 0.1, end: -0.45 },
    );
    const middle = frame.x + frame.width / 2;
    for (let i = -9; i <= 9; i++) {
      const x = (k: number) => middle + i * frame.width * 0.07 * k;
      press.veil(
        polygon([
          [x(1), top],
          [x(1) + frame.width * 0.02, top],
          [x(1.5) + frame.width * 0.035, bottom],
          [x(1.5), bottom],
        ]),
        inks.accent,
        0.32,
      );
    }
    for (const t of [0.3, 0.55, 0.82]) {
      const y = top + (bottom - top) * t ** 1.3;
      press.veil(
        rectangle({
          x: frame.x,
          y,
          width: rightOf(scene) - frame.x,
          height: (bottom - top) * 0.055 * (0.6 + t),
        }),
        inks.accent,
        0.32,
      );
    }
    press.fill(
      rectangle({ x: frame.x, y: top, width: frame.width, height: press.unit * 4 }),
      lighten(darken('#f4ead6', 0.2), 0.1),
    );
  });
}

function layTable(scene: PosterScene, top: number): void {
  const { press, frame, spec, random } = scene;
  const depth = bottomOf(scene) - top;
  const tall = Math.min(frame.height * 0.56, frame.width * 0.62);
  const size = Math.min(frame.width * 0.2, frame.height * 0.2);
  const at = (u: number, v: number): Point => [frame.x + frame.width * u, top + depth * v];
  const bottle = {
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    lightSide: 1 as const,
  };
  drawCandle(press, { at: at(0.22, 0.22), sizePx: size * 0.9, lightSide: 1, random });
  drawBottle(press, {
    ...bottle,
    base: at(0.5, 0.3),
    heightPx: tall,
    label: labelFor(spec, random.fork('label').next()),
  });
  for (const [i, u] of [0.34, 0.69].entries()) {
    drawGlass(press, {
      base: at(u, 0.44 + i * 0.06),
      heightPx: tall * 0.68,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork(`glass ${i}`),
      line: '#fff7ea',
      lightSide: 1,
    });
  }
  const dishes = dishesFor(scene);
  const places: readonly Point[] = [at(0.16, 0.78), at(0.84, 0.7), at(0.5, 0.88)];
  dishes.forEach((dish, i) => serve(scene, dish, places[i] ?? at(0.5, 0.9), size));
}

function dishesFor({ spec }: PosterScene): Accompaniment[] {
  const foods = spec.accompaniments.filter((item) => item !== 'candles');
  const usual = (['cheese', 'bread', 'olives'] as const).filter((item) => !isRefused(spec, item));
  return [...new Set([...foods, ...usual])].slice(0, 3);
}

function serve(scene: PosterScene, dish: Accompaniment, at: Point, sizePx: number): void {
  const item = { at, sizePx, lightSide: 1 as const, random: scene.random.fork(dish) };
  const { press } = scene;
  if (dish === 'cheese') drawCheese(press, item);
  else if (dish === 'bread') drawBaguette(press, item);
  else if (dish === 'olives' || dish === 'nuts') drawOlives(press, item);
  else if (dish === 'figs' || dish === 'fruit') drawFigs(press, item);
  else if (dish === 'flowers') drawFlowers(press, item, '#d9705f');
  else drawDish(press, item, dish === 'fish' || dish === 'oysters' ? '#e3b59a' : '#9a4a34');
}
