import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** One of the people, ready to be set out. */
export interface FigureThing {
  thing: ThingId;
  maker: DrawnThing;
}
