import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import { WINE_PAINTS } from '#studio/props/making/wine-paints.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A footed goblet of metal, wood or clay with a knop on its stem. */
export const makeGoblet: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'glass');
  const skin = madeOf(kit, look, { colour: '#b8b2a8', coat: 0.6, rough: 0.25 });
  addTurned(
    model,
    `0 .05, 4 .1, 4.1 .5, 3 1, 1.2 1.7, .7 2.8, .7 3.8, 1.5 4.5, 1.5 5.1, .7 5.8, .8 6.8,
    2.4 7.8, 3.8 9.8, 4.2 12.4, 4.4 15.4, 4.5 15.8, 4.2 15.8, 3.9 12.4, 3.4 9.9, 2 8.3, 0 8`,
    skin,
  );
  addRing(model, { radius: 4.28, thickness: 0.13, at: [0, 13.2, 0] }, skin);
  if (look.fill === 'empty') return;
  addTurned(model, '0 14.2, 4 14.2', paint(kit, WINE_PAINTS[look.wine], { coat: 1, rough: 0.04 }), {
    isSharp: true,
  });
};
