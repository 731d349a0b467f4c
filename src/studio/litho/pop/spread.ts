import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** In one row these would be crumbs. */
const FEW = 5;
const ROOM = 0.86;

/** 'Olives, cheese, ham, prawns and bread': a table full of small things, and nowhere in particular. */
export const isSpread = (
  { place, setting, subjects, figures }: SceneSpec,
  pieces: readonly Piece[],
): boolean =>
  !place &&
  (!setting || subjects[0] === 'pairing') &&
  figures.length === 0 &&
  pieces.length > FEW &&
  pieces.every(({ row, asked }) => row === 'front' && !asked?.relation);

/** Spread over the whole sheet, each in a field of its own and as large as it allows. */
export function spreadOut(pieces: readonly Piece[], area: Rect): SetPiece[] {
  const rows = Math.max(2, Math.round(Math.sqrt((pieces.length * area.height) / area.width)));
  const across = Math.ceil(pieces.length / rows);
  const high = area.height / rows;
  return pieces.map((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, pieces.length - row * across);
    const wide = area.width / inRow;
    const heightPx = Math.min(high * ROOM, ((area.width / across) * ROOM) / piece.maker.aspect);
    const x = area.x + wide * ((i % across) + 0.5);
    return { ...piece, base: [x, area.y + high * (row + 0.5) + heightPx / 2] as const, heightPx };
  });
}
