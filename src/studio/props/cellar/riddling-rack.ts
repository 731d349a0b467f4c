import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const [COLUMNS, ROWS, STEP_X, STEP_Y] = [6, 6, 12, 15] as const;
const LEAN = 0.34;

/** The pupitre of a champagne cellar: two boards against each other, every hole with its bottle neck down. */
export const makeRiddlingRack: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'riddling_rack'), [0, 0, 0], { y: -0.42 });
  const wood = oak(kit, [150, 106, 66]);
  for (const side of SIDES)
    addBox(
      within(model, [0, 0, side * 33], { x: -side * LEAN }),
      { at: [0, 50, 0], half: [(COLUMNS * STEP_X) / 2 + 4, 50, 1.6] },
      wood,
    );
  const board = within(model, [0, 0, 33], { x: -LEAN });
  const glass = paint(kit, '#16301c', { coat: 1, rough: 0.05 });
  const bottles: Model = apart(board, 'bottles');
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const at = [(column - (COLUMNS - 1) / 2) * STEP_X, 14 + row * STEP_Y, 1] as const;
      // Bottom towards us and a little up, as the riddler leaves them.
      const bottle = within(bottles, [...at], { x: Math.PI / 2 - 0.25 + LEAN });
      addDrum(bottle, { radius: 3, top: 4.4, height: 7, at: [0, 0, 0] }, glass);
      addDrum(bottle, { radius: 4.4, height: 11, at: [0, 7, 0] }, glass);
      addDrum(bottle, { radius: 1.2, height: 0.3, at: [0, 18, 0] }, paint(kit, '#e8e2d2'));
    }
};
