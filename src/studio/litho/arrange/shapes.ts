import type { Piece } from './piece.ts';
import type { SetPiece, Sheet } from './set-piece.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Plain forms of a designer's poster: large, behind everything that stands. */
export const SHAPES = new Set<ThingId>(['circle', 'square_shape', 'triangle']);

/** One form fills the middle of the sheet; several share it. */
export function setShapes(pieces: readonly Piece[], { area }: Sheet): SetPiece[] {
  const share = 1 / Math.max(1, pieces.length);
  return pieces.map((piece, i) => {
    const heightPx = Math.min(area.height * 0.6, (area.width * 0.86 * share) / piece.maker.aspect);
    const x = area.x + area.width * (0.5 + (i - (pieces.length - 1) / 2) * share * 0.92);
    return { ...piece, base: [x, area.y + area.height * 0.46 + heightPx / 2] as const, heightPx };
  });
}
