import { addBoard } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/making/made-of.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** How long and deep a board must be for what lies on it, in whole centimetres. */
export const boardState = (length: number, depth: number): string =>
  `room ${Math.round(Math.min(50, Math.max(26, length)))}x${Math.round(Math.min(34, Math.max(17, depth)))}`;

/** Wood, slate or marble; as large as its load, or a usual one. */
export const makeBoard: MakeThing = (kit, place, { states, material }) => {
  const [, length = 36, width = 22] = states
    .flatMap((state) => /^room (\d+)x(\d+)$/.exec(state) ?? [])
    .map(Number);
  addBoard(kit, place, {
    isSlate: material === 'slate',
    skin: material === 'marble' ? skinOf(kit, { material, colour: null }) : undefined,
    length,
    width,
    thing: 'board',
  });
};
