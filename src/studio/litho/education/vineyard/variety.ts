import type { WineColour } from '#studio/scene/wine.ts';

/** What a plate tells of a grape. */
export interface Variety {
  name: string;
  /** Other names of it, parted by '|'. */
  also?: string;
  wine: WineColour;
  /** White wine of a grape whose skin is pink or grey. */
  isPink?: true;
  /** Whose bunch is drawn, where the customer's name is another. */
  bunch?: string;
  /** Body, acidity and tannin from 1 to 5. */
  body: number;
  acid: number;
  tannin: number;
  aromas: string;
}
