import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** What stands on it stands in a row, and a hand's breadth of it is free in front. */
export const SHELF = { height: 42, half: 150, depth: 15 } as const;
const BOARD = 1.7;
/** Room between two boards; the posts stand further apart than most frames are wide. */
const POSTS = 74;

/** The upper board of open shelves, longer than any frame; the board below it lies in the dark. */
export const makeShelfBoard: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'shelf_board');
  const wood = colour ? paint(kit, colour, { coat: 0.2, rough: 0.6 }) : oak(kit, [178, 128, 82]);
  const shade = oak(kit, [128, 90, 58]);
  addBox(model, { at: [0, SHELF.height - BOARD, 0], half: [SHELF.half, BOARD, SHELF.depth] }, wood);
  addBox(model, { at: [0, BOARD, 0], half: [SHELF.half, BOARD, SHELF.depth] }, wood);
  addBox(
    model,
    { at: [0, SHELF.height / 2, 1 - SHELF.depth], half: [SHELF.half, SHELF.height / 2 - BOARD, 1] },
    shade,
  );
  for (const x of [-POSTS, POSTS])
    addBox(
      model,
      { at: [x, SHELF.height / 2, 0], half: [BOARD, SHELF.height / 2 - BOARD, SHELF.depth - 1] },
      wood,
    );
};
