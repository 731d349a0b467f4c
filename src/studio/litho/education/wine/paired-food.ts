import type { WineColour } from '#studio/scene/wine.ts';
import type { CheeseForm } from './cheese-forms.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A row of the chart of pairings. */
export interface Food {
  name: string;
  thing: ThingId;
  /** Where it is not that of its like. */
  colour?: string;
  /** Which of the cheeses of a counter it is. */
  cheese?: CheeseForm;
  /** 2 a classic, 1 goes well, 0 rather not; in the order of the wines. */
  fits: readonly [number, number, number, number, number, number, number];
}

/** A column of it: a kind of wine and its glass. */
export interface PairedWine {
  name: string;
  wine: WineColour;
  thing: ThingId;
  /** Wines of this kind that every shop has. */
  such: string;
}
