import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a half figure holds up beside the face. */
export interface Held {
  thing: ThingId;
  asked: AskedThing | null;
  /** Where it is drawn in another way than by itself: with the corkscrew in it. */
  maker?: DrawnThing;
  /** What it looks like meanwhile: a bottle that pops. */
  looksAs?: ThingId;
  /** What it is drunk through. */
  straw?: AskedThing;
}

/** 'Drinking through a straw': from the mouth into what is in the hand. */
export function withStraw(held: Held | null, things: readonly AskedThing[]): Held | null {
  const straw = things.find(({ thing }) => thing === 'drinking_straw');
  return held && straw && VESSELS.has(held.thing) ? { ...held, straw } : held;
}

/** 'A giant glass' is larger than the head behind it, a giant bottle than who holds it. */
const LARGER = { large: 1.4, giant: 1.9 } as const;

export const largerOf = ({ asked }: Held): number =>
  asked?.size === 'large' || asked?.size === 'giant' ? LARGER[asked.size] : 1;

export const VESSELS = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'cocktail',
  'beer',
  'tumbler',
  'clay_cup',
  'coffee',
]);
/** What is small in a hand too. */
export const TINY: Partial<Record<ThingId, number>> = { cork: 0.17, corkscrew: 0.42 };
/** How much of a thing hangs below the fist. */
export const DROPS: Partial<Record<ThingId, number>> = {
  glass: 0.2,
  champagne_flute: 0.22,
  bottle: 0.42,
  grapes: 0.95,
  basket: 0.9,
  balloon: 0.1,
};
