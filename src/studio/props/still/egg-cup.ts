import { addTurned } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { startModel } from '#studio/props/making/model.ts';
import { makeEgg } from '#studio/props/dishes/egg.ts';
import { placer } from '#studio/props/making/place.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Where the egg sits in it. */
export const EGG_SEAT = 3.1;
/** Among the states of an egg: it stands on its end in a cup. */
export const IN_CUP = 'in_cup';

/** A small footed cup; with an egg, unless it is said to be empty. */
export const makeEggCup: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'egg_cup');
  const china = madeOf(kit, look, { colour: '#f1eee6', coat: 0.9, rough: 0.12 });
  addTurned(
    model,
    '0 .05, 2.3 .1, 2.2 .5, .9 1.1, .8 2, 1.6 2.9, 2.3 4.3, 2.45 5.5, 2.3 5.6, 2.1 4.5, 1.3 3.2, 0 2.9',
    china,
  );
  if (look.states.includes('holding') || look.fill === 'empty') return;
  const position = placer(place)([0, EGG_SEAT, 0]);
  makeEgg(kit, { ...place, position }, { ...look, colour: null, states: [IN_CUP] });
};
