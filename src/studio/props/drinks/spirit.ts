import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, startModel } from '#studio/props/making/model.ts';
import { crystal, wineMedium } from '#studio/props/making/kit.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { addGarnish } from './garnish.ts';
import { addTumbler, drink } from './vessel.ts';

const CLEAR = /\bgin\b|vodka|tequila/;
const SPIRITS = /\bgin\b|vodka|tequila|whisk|scotch|bourbon|rocks|brandy|\brh?um\b|\bron\b/;
const WATER = /water|\beau\b|acqua|agua|wasser/;

const STRAIGHT: readonly Vec2[] = [
  [3.7, 0.1],
  [4.1, 0.5],
  [4.2, 4],
  [4.3, 9],
];
/** A tumbler: something amber over ice where a spirit is named, else the wine of the table, or water. */
export const makeTumbler: MakeThing = (kit, place, look) => {
  const { word, wine, fill } = look;
  const model = startModel(kit, place, 'tumbler');
  const isSpirit = SPIRITS.test(word);
  const level = fill === 'empty' ? 1.1 : fill === 'full' ? 7.6 : isSpirit ? 4.4 : 5.2;
  addTumbler(model, {
    outer: STRAIGHT,
    wall: isSpirit ? 0.35 : 0.2,
    level,
    medium: isSpirit
      ? drink(kit, CLEAR.test(word) ? [0.006, 0.003, 0.002] : [0.03, 0.2, 0.85])
      : WATER.test(word) || fill === 'empty'
        ? drink(kit, [0.006, 0.003, 0.002])
        : wineMedium(kit, wine, wine === 'red' ? 0.8 : wine === 'orange' ? 1.6 : 0.9),
  });
  addGarnish(kit, place, look, { level, radius: 3.9, rim: 4.2, height: 9 });
  if (!isSpirit || look.wears.some(({ thing }) => thing === 'ice_cube')) return;
  const ice = crystal(kit);
  addBox(model, { at: [-1.1, 4.4, 0.6], half: [1.3, 1.3, 1.3], turn: { x: 0.4, y: 0.5 } }, ice);
  addBox(model, { at: [1.3, 4.7, -0.8], half: [1.2, 1.2, 1.2], turn: { x: 0.2, z: 0.5 } }, ice);
};
