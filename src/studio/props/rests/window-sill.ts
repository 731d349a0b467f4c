import { addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The board before a window; its frame and panes are painted behind. */
export const SILL = { height: 42, half: 130, depth: 11 } as const;
const BOARD = 1.6;

/** White paint on wood: the board juts out over the wall below. */
export const makeWindowSill: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'window_sill');
  const white = paint(kit, colour ?? '#e6e1d6', { coat: 0.5, rough: 0.35 });
  const { height, half, depth } = SILL;
  addBox(model, { at: [0, height - BOARD, 0], half: [half, BOARD, depth] }, white);
  const wall = apart(model, 'wall');
  addBox(
    wall,
    { at: [0, height / 2 - BOARD, -2.4], half: [half, height / 2 - BOARD, depth - 2.4] },
    paint(kit, '#cfc4b1', { coat: 0, rough: 0.9 }),
  );
};
