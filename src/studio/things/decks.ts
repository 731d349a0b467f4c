import type { ThingId } from './catalogue.ts';

/** Where toppings lie on a thing that is no composed dish: how high, and how far from its middle. */
export interface Deck {
  y: number;
  reach: number;
  /** What its maker puts there anyway, and counts as that thing where it is named. */
  shows?: readonly ThingId[];
}

const DECKS: Partial<Record<ThingId, Deck>> = {
  pizza: { y: 0.95, reach: 10.6, shows: ['herbs'] },
  salad: { y: 6.6, reach: 6.4, shows: ['tomato', 'cucumber'] },
  soup: { y: 4.7, reach: 5 },
  cake: { y: 6.9, reach: 5.6 },
  pie: { y: 2.7, reach: 5.4 },
  paella: { y: 2.3, reach: 12, shows: ['prawn', 'mussels'] },
  bruschetta: { y: 2.4, reach: 8, shows: ['tomato', 'herbs'] },
};

export const deckOf = (thing: ThingId): Deck | undefined => DECKS[thing];
