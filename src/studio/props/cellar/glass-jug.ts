import { crystal, wineMedium } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBox,
  addPanel,
  addTube,
  around,
  curve,
  modelOf,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addGarnish } from '#studio/props/drinks/garnish.ts';
import { addTumbler, drink } from '#studio/props/drinks/vessel.ts';
import type { MediumRef, Vec2 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';

const OUTLINE: readonly Vec2[] = [
  [5.4, 0.2],
  [6.5, 1.6],
  [6.9, 6],
  [6.3, 12],
  [5.5, 16.5],
  [5.9, 20.5],
];
const LEVEL = 15.4;

const SANGRIA = /sangria/;
const WHITE = /white|blanc|bianc|weiss/;
const CLEAR = /water|\beau\b|acqua|agua|wasser/;
const PALE = /lemonade|limonade|limonata|limonada/;
const AMBER = /iced tea|the glace|te freddo|te helado|eistee/;

/** Whether what it is said to hold would not be seen through stoneware. */
export const isSeenThrough = (word: string): boolean =>
  [SANGRIA, CLEAR, PALE, AMBER].some((drinks) => drinks.test(word));

/** A pitcher of clear glass with its handle; sangria swims with fruit and ice. */
export const makeGlassJug: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'jug');
  const level = look.fill === 'half' ? 8.6 : look.fill === 'empty' ? 1.4 : LEVEL;
  addTumbler(model, { outer: OUTLINE, wall: 0.24, level, medium: contentsOf(look, model) });
  addTube(model, curve(pathOf('5.4 18.4 0, 9 18.6 0, 10.6 14.4 0, 10 8.6 0, 6.6 6.2 0'), 7), {
    radius: 0.55,
    material: crystal(kit),
    sides: 12,
  });
  if (look.fill === 'empty') return;
  addGarnish(kit, place, look, { level, radius: 5.4, rim: 5.7, height: 20.5, isDeep: true });
  const has = (thing: ThingId): boolean => look.wears.some((part) => part.thing === thing);
  if (SANGRIA.test(look.word)) addFruit(model, level);
  const isIced = SANGRIA.test(look.word) || PALE.test(look.word) || AMBER.test(look.word);
  if (isIced && !has('ice_cube')) addIce(modelOf(kit, place, addThing(kit, 'ice_cube')), level);
};

function contentsOf({ word, wine }: ThingLook, { kit }: Model): MediumRef {
  if (SANGRIA.test(word))
    return drink(
      kit,
      WHITE.test(word) || wine === 'white'
        ? [0.01, 0.03, 0.14]
        : wine === 'rose'
          ? [0.015, 0.16, 0.12]
          : [0.03, 0.42, 0.36],
    );
  if (CLEAR.test(word)) return drink(kit, [0.006, 0.003, 0.002]);
  if (PALE.test(word)) return drink(kit, [0.004, 0.012, 0.08]);
  if (AMBER.test(word)) return drink(kit, [0.02, 0.09, 0.34]);
  return wineMedium(kit, wine, wine === 'red' ? 0.7 : 0.8);
}

/** Wheels of orange against the wall, where they are seen, and a few berries between them. */
function addFruit(model: Model, level: number): void {
  const { kit } = model;
  const [pith, peel, flesh] = [
    paint(kit, '#f8e2b4', { coat: 0.5 }),
    paint(kit, '#ea7f18', { coat: 0.6 }),
    paint(kit, '#f39a2c', { coat: 0.8, translucency: 0.3 }),
  ];
  for (const [a, y, lean] of [
    [1.2, level - 2.6, 0.25],
    [2.3, level - 6.4, -0.2],
    [0.5, level - 9, 0.1],
  ] as const) {
    const part = within(model, [Math.cos(a) * 4.3, y, Math.sin(a) * 4.3], {
      y: Math.PI / 2 - a,
    });
    const wheel = within(part, [0, 0, 0], { x: Math.PI / 2 + lean });
    addPanel(wheel, { outline: around(28, () => 2.7), thickness: 0.4, material: pith, side: peel });
    for (const lift of [-0.04, 0.42])
      addPanel(wheel, {
        outline: around(28, (t) => 2.3 - 0.16 * Math.abs(Math.sin(t * 4))),
        thickness: 0.03,
        material: flesh,
        at: [0, lift, 0],
      });
  }
  const berry = paint(kit, '#b01226', { coat: 0.7, translucency: 0.2 });
  for (const [x, z] of [
    [-2.4, 1.6],
    [-0.6, 3],
    [2.6, -1.6],
  ] as const)
    addBall(model, [x, level + 0.1, z], 0.95, berry);
}

function addIce(model: Model, level: number): void {
  const ice = paint(model.kit, '#eef5f8', { coat: 1, rough: 0.08, translucency: 0.6 });
  for (const [x, z, turn] of [
    [-2.8, -1, 0.4],
    [1.2, 0.6, 1.1],
    [0.2, -3, 0.7],
    [3, 2.2, 0.2],
  ] as const)
    addBox(model, { at: [x, level + 0.3, z], half: [1.2, 1, 1.2], turn: { y: turn, z: 0.3 } }, ice);
}
