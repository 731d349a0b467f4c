import type { Piece } from './piece.ts';
import type { SetPiece } from './set-piece.ts';

/** What alights on a bunch sits in its middle if it crawls; on a neck or a rim it is no narrower than it is. */
export function perchOn(
  piece: Piece,
  { base: [x, y], heightPx, thing, maker }: SetPiece,
): SetPiece | null {
  const isBunch = thing === 'grapes' || thing === 'vine_leaf';
  if (!isBunch && maker.aspect > 0.5) return null;
  if (!ALIGHTS.has(piece.thing)) return null;
  const crawls = CRAWLS.has(piece.thing);
  const tall = heightPx * (crawls ? 0.26 : 0.44);
  const up = isBunch ? (crawls ? 0.42 : 0.86) : thing === 'glass' ? 0.97 : 0.99;
  return { ...piece, base: [x, y - heightPx * up], heightPx: tall };
}
const CRAWLS = new Set<Piece['thing']>(['ladybird', 'bee', 'butterfly', 'snail', 'spider']);
const ALIGHTS = new Set<Piece['thing']>([
  ...CRAWLS,
  'bird',
  'owl',
  'parrot',
  'dove',
  'crow',
  'frog',
  'squirrel',
  'mouse',
]);
