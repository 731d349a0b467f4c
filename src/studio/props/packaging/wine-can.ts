import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const COATS: Readonly<Record<WineColour, string>> = {
  red: '#7d1a2e',
  rose: '#eb9aa6',
  white: '#dcd7a0',
  orange: '#e0913e',
  sparkling: '#e6cf7a',
  sparkling_rose: '#eb9aa6',
};

/** A slim can with a printed band, its tab on top. */
export const makeWineCan: MakeThing = (kit, place, { colour, wine }) => {
  const model = startModel(kit, place, 'wine_can');
  const coat = paint(kit, colour ?? COATS[wine], { coat: 0.9, rough: 0.22 });
  const steel = metal(kit, [0.78, 0.78, 0.78], 0.25);
  addTurned(model, '0 .2, 2 .1, 2.5 .6', steel);
  addTurned(model, '2.5 .6, 2.86 1.2, 2.86 11.8, 2.5 12.9', coat);
  const lid = apart(model, 'lid');
  addTurned(lid, '2.5 12.9, 2.42 13.2, 2.3 13.1, 2.2 12.7, 0 12.7', steel);
  addRing(lid, { radius: 0.6, thickness: 0.16, at: [0, 12.95, 0.9] }, steel);
  addBox(lid, { at: [0, 12.9, 0], half: [0.45, 0.1, 0.8] }, steel);
  const white = paint(kit, '#fbf6ea', { coat: 0.5, rough: 0.3 });
  addTurned(lid, '2.88 7.2, 2.89 7.3, 2.89 8.6, 2.88 8.7', white);
  addTurned(lid, '2.88 5.6, 2.89 5.7, 2.89 6.1, 2.88 6.2', white);
};
