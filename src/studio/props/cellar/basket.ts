import { addThing } from '#studio/props/making/place.ts';
import {
  addLathe,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addBow } from '#studio/props/party/bow.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { strew } from './straw.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Of the floor of a large one against the usual. */
export const WIDE_BASKET = 1.45;

/** A woven basket with a high handle, larger where it holds several things. */
export const makeBasket: MakeThing = (kit, place, { states, wears, random }) => {
  const model = startModel(kit, place, 'basket');
  const k = states.includes('wide') ? WIDE_BASKET : 1;
  const wide = (points: readonly Vec2[]): Vec2[] => points.map(([r, y]) => [r * k, y]);
  const weave = textured(
    kit,
    'wicker',
    {
      painter: 'weave',
      params: { seed: 4, tone: [188, 138, 76], count: 16 },
      share: 0.5,
      bump: 4,
      scale: [4, 1],
    },
    { coat: 0.15, rough: 0.5 },
  );
  const cane = paint(kit, '#a87a3e', { coat: 0.2, rough: 0.5 });
  addLathe(
    model,
    wide([
      [AXIS, 0.2],
      [9.6, 0.2],
      [10.2, 1],
      [12, 6],
      [13.4, 11.6],
    ]),
    weave,
  );
  addLathe(
    model,
    wide([
      [12.8, 11.6],
      [11.4, 6],
      [9.4, 1.2],
      [AXIS, 0.9],
    ]),
    weave,
  );
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      Math.cos((i / 40) * 6.283) * 13.2 * k,
      11.8 + 0.2 * Math.sin(i * 2.4),
      Math.sin((i / 40) * 6.283) * 13.2 * k,
    ]),
    { radius: 0.85, material: cane, sides: 8 },
  );
  for (const side of [-0.5, 0.5])
    addTube(
      model,
      Array.from({ length: 30 }, (_, i): Vec3 => {
        const a = (i / 29) * Math.PI;
        return [Math.cos(a) * 13 * k, 11 + Math.sin(a) * 14 * k, side + Math.sin(i * 1.3) * 0.25];
      }),
      { radius: 0.6, material: cane, sides: 7 },
    );
  if (states.includes('wide') && states.includes('holding')) lineWithStraw(model, k, random);
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  if (!ribbon) return;
  const band = { ...model, object: addThing(kit, 'ribbon') };
  const satin = paint(kit, ribbon.colour ?? '#9c1420', { coat: 0.8, rough: 0.22 });
  addLathe(
    band,
    wide([
      [12.75, 7.8],
      [13.4, 10.4],
    ]),
    satin,
  );
  addBow(within(band, [0, 9, 13.4 * k], { x: Math.PI / 2 - 0.2 }), satin, 6.4);
};

/** What is packed as a present lies on wood wool, up where it is seen. */
function lineWithStraw(model: Model, k: number, random: Random): void {
  addLathe(
    model,
    [
      [11.2 * k, BED - 1],
      [8 * k, BED - 0.2],
      [AXIS, BED],
    ],
    paint(model.kit, '#b3945a', { coat: 0, rough: 0.9 }),
  );
  strew(model, {
    half: [6.6 * k, 6.6 * k],
    y: BED,
    count: 240,
    random: random.fork('straw'),
    isFlat: true,
  });
}
/** Height of the wool above the floor of the basket. */
const BED = 5;
