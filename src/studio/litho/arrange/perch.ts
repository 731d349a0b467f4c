import type { Piece } from './piece.ts';
import type { SetPiece } from './set-piece.ts';

/** What is tied or printed onto something has its place there; what alights on a bunch sits in its middle if it crawls; on a neck or a rim it is no narrower than it is. */
export function perchOn(
  piece: Piece,
  { base: [x, y], heightPx, thing, maker }: SetPiece,
): SetPiece | null {
  // The print of lips is on the bowl, below its rim.
  if (piece.thing === 'lipstick_mark') {
    const wide = heightPx * maker.aspect * 0.52;
    const tall = wide / piece.maker.aspect;
    return { ...piece, base: [x - wide * 0.12, y - heightPx * 0.84 + tall / 2], heightPx: tall };
  }
  if (piece.thing === 'ribbon') {
    // A bow is tied at the neck of a bottle, and to the front of a box.
    const isBottle = maker.aspect < 0.5;
    const wide = heightPx * maker.aspect * (isBottle ? 0.94 : 0.42);
    const tall = Math.min(wide / piece.maker.aspect, heightPx * 0.62);
    const up = isBottle ? 0.74 : 0.56;
    return { ...piece, base: [x, y - heightPx * up + tall / 2], heightPx: tall };
  }
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
