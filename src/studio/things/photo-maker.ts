import type { BottleOptions, PlacedBottle } from '#studio/props/bottle/bottle.ts';
import type { LabelSkin } from '#studio/props/bottle/label.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { GlassOptions } from '#studio/props/stemware.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { BottleShape, WineColour } from '#studio/scene/wine.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { Material } from './materials.ts';
import type { ThingId } from './catalogue.ts';
import type { AskedThing, Crockery, Fill } from './asked-thing.ts';

/** What is said about one thing of a photograph, and what the picture's own bottle and glass look like. */
export interface ThingLook {
  random: Random;
  /** What the customer calls it, folded: 'thyme' is not any herb. */
  word: string;
  /** Which piece of several this is, and whether their number was left open: one of three figs may be cut. */
  nth: number;
  isLoose: boolean;
  /** Linear light of the plate it lies on, where one was named. */
  plate: Vec3 | null;
  /** What is said of that plate, or of the rim of the thing itself. */
  crockery: Crockery | null;
  /** Linear light; `null` leaves the thing its own colour. */
  colour: Vec3 | null;
  /** What it is said to be made of; `null` leaves it its own. */
  material: Material | null;
  /** Words to be lettered on it, exactly; `null` leaves it its own. */
  text: string | null;
  fill: Fill | null;
  /** What the prompt says ('sliced', 'open') and what the arrangement needs ('lying', 'leaning', 'holding'). */
  states: readonly string[];
  /** Parts that are asked for by name, each with its colour: foil, label, ribbon. */
  wears: readonly WornPart[];
  /** What lies on the same plate. */
  plated?: AskedThing['plated'];
  wine: WineColour;
  season: Season;
  bottleShape: BottleShape;
  /** Puts down the picture's own bottle, changed by what is said of this one. */
  putBottle: (kit: Kit, position: Vec3, change: Partial<BottleOptions>) => PlacedBottle;
  glass: GlassOptions;
  /** The picture's label, printed but on no bottle; on paper of the colour that was said. */
  labelSkin: (kit: Kit, paper?: string | null) => LabelSkin;
}

/** Among its states: it leans back on what is behind it. */
export const ON_WALL = 'on wall';
/** Among its states: the two of them lean on each other. */
export const MUTUAL = 'mutual';
/** Among the states of a bottle: its glass is sanded, or painted over. */
export const FROSTED = 'frosted';
export const LACQUERED = 'lacquered';
/** Among its states: each piece is to have a form of its own. */
export const ASSORTED = 'assorted';
/** Among its states: its wine is deeper than that of the piece before. */
export const SHADED = 'shaded';
/** Twine is no satin. */
export const TWINE = /twine|raffia|jute|string|ficelle|raphia|spago|cordel|rafia|bindfaden|bast/i;
/** Among its states: stood about a meal, poured by hand. */
export const AT_MEAL = 'at meal';

export interface WornPart {
  thing: ThingId;
  colour: Vec3 | null;
  /** As designers write it. */
  hex: string | null;
  material: Material | null;
  rim?: Crockery['rim'];
  fill: Fill | null;
  text: string | null;
  word: string;
  count: number | null;
  states: readonly string[];
}

export type MakeThing = (kit: Kit, place: Place, look: ThingLook) => void;

export interface PhotoMaker {
  /** Builds one piece on its place, facing the camera; every piece is an object of its own. */
  make: MakeThing;
  /** How many there are where the prompt gives no number; 1 by default. */
  usual?: number;
  /** One piece shows many (a vase of tulips): a plural needs no second one. */
  isMany?: boolean;
  /** Lays several out together (oysters on a tray of ice) where side by side would be wrong. */
  serve?: (kit: Kit, place: Place, look: ThingLook, count: number) => void;
  /** Comes on or in a dish of its own. */
  brings?: 'plate' | 'bowl' | 'tray' | 'pot' | 'vase';
  /** Where other things lie or stand that are in it or on it. */
  holds?: Holding & {
    /** The room of the larger one that is taken for several things. */ wide?: Holding;
  };
}

export interface Holding {
  height: number;
  radius: number;
  state?: string;
  /** Where a heap of small things lies, so that it is seen over the rim. */
  brim?: number;
  /** It is filled to this height above its floor, as a jar is. */
  depth?: number;
  /** Several things on it stand in rows of this width, so far apart. */
  rows?: readonly [width: number, apart: number];
  /** How far from the middle of the holder, along x and z. */
  aside?: readonly [number, number];
  /** Half width and half depth of the room for what stands in it. */
  ranks?: readonly [number, number];
  /** Several plates over each other, from below. */
  tiers?: readonly Tier[];
}

export interface Tier {
  height: number;
  radius: number;
}
