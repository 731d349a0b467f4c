import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What the pixels of a finished picture show; the only source for what we say is in it. */
export interface Inventory {
  things: readonly SeenThing[];
  place: { id: PlaceId; share: number } | null;
  people: readonly SeenThing[];
}

export interface SeenThing {
  thing: ThingId;
  count: number;
  /** Share of the frame, 0…1, all of them together. */
  share: number;
  /** Left, top, right, bottom as shares of the frame, around all of them. */
  box: readonly [number, number, number, number];
  /** Mean colour as '#rrggbb'. */
  colour: string;
}
