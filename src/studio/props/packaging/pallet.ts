import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { cardboard } from './cardboard.ts';

/** A europallet with three layers of wine cartons. */
export const makePallet: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'pallet'), [0, 0, 0], { y: 0.55 });
  const wood = oak(kit, [190, 152, 104]);
  for (const x of [-1, -0.5, 0, 0.5, 1])
    addBox(model, { at: [x * 52, 13.2, 0], half: [7, 1.1, 40] }, wood);
  for (const z of [-1, 0, 1]) {
    addBox(model, { at: [0, 1.1, z * 35], half: [60, 1.1, 5] }, wood);
    for (const x of [-1, 0, 1]) addBox(model, { at: [x * 52, 7, z * 35], half: [7.5, 5, 5] }, wood);
  }
  const board = cardboard(kit);
  const tape = paint(kit, '#dcbc86', { coat: 0.6, rough: 0.2 });
  const ink = paint(kit, '#4a2a16', { coat: 0, rough: 0.8 });
  const print = apart(model, 'print');
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 4; x++)
      for (let z = 0; z < 2; z++) {
        const at = [(x - 1.5) * 29, 14.4 + 14 + y * 28.4, (z - 0.5) * 38] as const;
        addBox(model, { at, half: [14.2, 14, 18.7] }, board);
        if (z === 1)
          addBox(print, { at: [at[0], at[1] + 1, at[2] + 18.8], half: [6, 5, 0.1] }, ink);
        addBox(print, { at: [at[0], at[1] + 9, at[2]], half: [2.6, 5.1, 18.85] }, tape);
      }
};
