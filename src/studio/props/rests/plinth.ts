import { addTurned } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { addBox, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const PLINTH = { height: 9, radius: 15 } as const;
const SQUARE = /square|cube|block|carre|quadrat|cuadrad/;

/** What products are put on to be looked at: a low drum with a fine edge, or a block. */
export const makePlinth: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'plinth');
  const skin = madeOf(kit, look, { colour: '#d8d2c8', coat: 0.08, rough: 0.6 });
  const { height, radius: r } = PLINTH;
  if (SQUARE.test(look.word))
    return addBox(model, { at: [0, height / 2, 0], half: [r * 0.9, height / 2, r * 0.9] }, skin);
  const profile = `0 .05, ${r - 0.3} .05, ${r} .3, ${r} ${height - 0.3}, ${r - 0.3} ${height}, 0 ${height}`;
  addTurned(model, profile, skin, { isSharp: true });
};
