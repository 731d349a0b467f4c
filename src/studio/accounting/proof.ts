import type { ThingId } from '#studio/things/catalogue.ts';

/**
 * What a composition says of itself beyond things and place, read off what it hands to its painters: `sky:sunset`,
 * `weather:rain`, `light:candle`, `worn:apron`, `action:pouring`, `person:chef`, `surface:wood`, `outdoors`, `table`.
 */
export type Trait = string;

/**
 * What a finished picture must have for a word of the prompt to be in it: `thing:rose` one of them or of its kinds, `own:rose` itself, `many:rose` several,
 * `count:3:rose` so many, `colour:white:rose` in its colour, `place:cellar`, `people:2` at least two, `wine:red` a vessel
 * with such a wine, `relation:left_of:cork:glass` the one so beside the other, `held:lantern` in somebody's hands, `side:left:bottle`
 * in that half of the frame, `close:macro` near enough for such a shot, `ground:blue:colour_ground` so coloured behind and under the things,
 * `giant:glass` as high as a house, `size:small:church` so large in the frame, `steps:4` so many on a plate, `row:bottle` several at one height, `flank:tree` on both sides, `lettering:…` set in letters, `trait:…` noted by the composition, `no:…` not there, `food` anything to
 * eat, and `followed` for an instruction that every picture follows.
 */
export type Proof =
  | `${'thing' | 'own' | 'many' | 'count' | 'colour' | 'place' | 'people' | 'wine' | 'relation' | 'held' | 'side' | 'row' | 'flank' | 'close' | 'ground' | 'giant' | 'size' | 'steps' | 'lettering' | 'trait' | 'no'}:${string}`
  | 'food'
  | 'followed';

/** A meaningful word of the prompt, or a few that mean one thing. */
export interface AskedWord {
  /** As the customer wrote it. */
  text: string;
  /** First word and how many, counted in the prompt without its quotations. */
  at: number;
  length: number;
  /** Any of them will do; without one the word cannot be in the picture. */
  proofs: readonly Proof[];
  /** What it describes, by its place in the list: 'white' of 'roses'. */
  of?: number;
  /** What stands between it and the word before, if that only joins the two: ' of a '. */
  lead?: string;
  isRefused?: boolean;
  /** What stands for it in the picture: a snake for an anaconda. */
  drawnAs?: ThingId;
}
