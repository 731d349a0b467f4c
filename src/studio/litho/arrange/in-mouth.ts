import type { ThingId } from '#studio/things/catalogue.ts';
import { mouthOf } from '#studio/litho/figures/animals/animal-wear.ts';
import type { Piece } from './piece.ts';
import type { SetPiece } from './set-piece.ts';

/** How far below its top a mouth has it: by the handle or the stalk, by the neck, else by the middle. */
const GRIPPED_AT: Readonly<Partial<Record<ThingId, number>>> = {
  basket: 0.04,
  grapes: 0.06,
  lantern: 0.06,
  corkscrew: 0.08,
  key: 0.12,
  letter: 0.14,
  cherry: 0.06,
  rose: 0.55,
  flowers: 0.7,
  bottle: 0.22,
  glass: 0.62,
  champagne_flute: 0.7,
};
const ACROSS = -1.42;
/** Wider than high by so much. */
const LONG = 1.6;

/** What an animal has in its mouth or beak; where that is not known, before its breast. */
export function inMouth(load: Piece, { base: [x, y], heightPx, maker, thing }: SetPiece): SetPiece {
  const { height, aspect } = load.maker;
  // What is long would else be longer than whoever has it.
  const widest = heightPx * (aspect > LONG ? 0.36 : 0.5);
  const tall = Math.min(heightPx * Math.min(0.62, Math.max(0.3, height * 0.7)), widest / aspect);
  const mouth = maker.mouth ?? mouthOf(thing);
  // Our animals look to the left.
  if (!mouth) {
    const aside = (heightPx * maker.aspect) / 2;
    return { ...load, base: [x - aside * 0.86, y - heightPx * 0.34], heightPx: tall };
  }
  const [u, v] = mouth;
  // A bottle lies across the jaws, as a stick does.
  if (load.thing === 'bottle')
    return {
      ...load,
      base: [x + u * heightPx, y - v * heightPx + tall / 2],
      heightPx: tall,
      turn: ACROSS,
    };
  const below = tall * (1 - (GRIPPED_AT[load.thing] ?? 0.5));
  return { ...load, base: [x + u * heightPx, y - v * heightPx + below], heightPx: tall };
}
