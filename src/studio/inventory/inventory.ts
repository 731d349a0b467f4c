import type { Trait } from '#studio/accounting/proof.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What the pixels of a finished picture show; the only source for what we say is in it. */
export interface Inventory {
  /** Largest first. */
  things: readonly SeenThing[];
  place: { id: PlaceId; share: number } | null;
  people: readonly SeenThing[];
  /** What things stand on and nobody names: tables, cloths, floors. */
  surfaces?: readonly { share: number; colour: string }[];
  /** The texts of a drawing: what is written there was not left out. */
  lettering?: readonly string[];
  /** What the composition handed to its painters: weather, hour, light, clothes, acts. */
  traits?: readonly Trait[];
}

/** Left, top, right, bottom as shares of the frame. */
export type Box = readonly [number, number, number, number];

export interface SeenThing {
  thing: ThingId;
  count: number;
  /** Share of the frame, 0…1, all of them together. */
  share: number;
  /** Around all of them. */
  box: Box;
  /** Around each of them, from left to right. */
  boxes: readonly Box[];
  /** Mean colour as '#rrggbb'; strong colours weigh more than greys. */
  colour: string;
  /** The same of each of them, from left to right. */
  colours?: readonly string[];
  /** Painted as one piece: there may be more of them than were counted. */
  isUncounted?: boolean;
  /** More of them are there, too small to be counted: the rest of a bowl of olives. */
  isHandful?: boolean;
}

/** Something that pixels may show, and what the customer would call it. */
export interface NamedObject {
  id: number;
  thing?: ThingId;
  /** The words that it is, letter by letter. */
  lettering?: string;
  /** A label belongs to its bottle. */
  partOf?: number;
  /** Table, walls, sky: what a place is made of. */
  isGround?: boolean;
  /** Painted into the backdrop, far away and out of focus. */
  isFar?: boolean;
  /** Painted into the backdrop as one piece, however many there are. */
  isPainted?: boolean;
}

/** What a composition says it put into the frame; the pixels tell what of it is seen. */
export interface Cast {
  objects: readonly NamedObject[];
  place?: PlaceId;
  /** Any of these must be seen for the place to be there: no sea without water. */
  placeShows?: readonly ThingId[];
  traits?: readonly Trait[];
}
