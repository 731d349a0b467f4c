import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { apart, startModel } from '#studio/props/making/model.ts';
import { makeMacaron } from '#studio/props/food/sweets/macaron.ts';
import { makeCupcake } from '#studio/props/dishes/cupcake.ts';
import { makeSandwich } from '#studio/props/dishes/sandwich.ts';
import { placer } from '#studio/props/making/place.ts';
import type { Tier } from '#studio/things/photo-maker.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Its plates from below. */
export const TIERS: readonly Tier[] = [
  { height: 3.4, radius: 13.4 },
  { height: 16.4, radius: 10.8 },
  { height: 28.4, radius: 8.4 },
];
/** What afternoon tea is served with, where nothing is said to lie on it. */
const USUAL = [makeSandwich, makeCupcake, makeMacaron] as const;
const PIECES = [4, 5, 6] as const;

/** Three plates on one rod with a ring to carry it by. */
export const makeTieredStand: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'tiered_stand');
  const china = madeOf(kit, look, { colour: '#f3f0e8', coat: 0.9, rough: 0.12 });
  const gilt = metal(kit, [0.86, 0.68, 0.34], 0.2);
  for (const { height, radius: r } of TIERS) {
    const y = height;
    addTurned(
      model,
      `0 ${y - 1.1}, ${r * 0.55} ${y - 1.1}, ${r * 0.9} ${y - 0.5}, ${r + 1} ${y + 0.7}, ${r + 0.8} ${y + 0.9}, ${r * 0.88} ${y}, 0 ${y}`,
      china,
    );
    addRing(apart(model, 'rim'), { radius: r + 0.95, thickness: 0.16, at: [0, y + 0.8, 0] }, gilt);
  }
  const rod = apart(model, 'rod');
  addTurned(rod, '0 .05, 6 .1, 5.4 .8, 1.4 1.6, .9 2.4', gilt);
  addTurned(
    rod,
    '.5 2, .5 15, .9 15.8, .5 16.6, .5 27, .9 27.8, .5 28.6, .45 37, .7 37.6, 0 38',
    gilt,
  );
  addRing(rod, { radius: 2, thickness: 0.32, at: [0, 39.8, 0], turn: { x: Math.PI / 2 } }, gilt);
  if (look.states.includes('holding')) return;
  const at = placer(place);
  TIERS.forEach(({ height, radius }, tier) => {
    for (let i = 0; i < PIECES[tier]!; i++) {
      const a = (i / PIECES[tier]!) * Math.PI * 2 + 0.5;
      const position = at([Math.cos(a) * radius * 0.62, height, Math.sin(a) * radius * 0.62]);
      USUAL[tier]!(kit, { position, yaw: place.yaw - a }, { ...look, colour: null, nth: i });
    }
  });
};
