import type { BottleShape, WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from './catalogue.ts';
import type { Material } from './materials.ts';

/** 'Low' is what is left of a glass that is almost empty. */
export type Fill = 'empty' | 'low' | 'half' | 'full';

/** A colour by its name, and as designers write it. */
export interface Shade {
  name: string;
  hex: string;
}

/** The region or the grape of a bottle, and the shape in which such wine is sold. */
export interface Origin {
  name: string;
  bottle: BottleShape;
}

/** What tableware is beyond its colour. */
export interface Crockery {
  material?: Material | undefined;
  /** The colour of its lip, where that is another one. */
  rim?: Shade | undefined;
}

/** Against others of its kind. */
export type ThingSize = 'tiny' | 'small' | 'lesser' | 'greater' | 'large' | 'giant';

export type Relation =
  | 'left_of'
  | 'right_of'
  | 'behind'
  | 'in_front_of'
  | 'in'
  | 'on'
  | 'under'
  | 'beside'
  /** Of what stands in the middle, told against those on both sides. */
  | 'between'
  /** Of those on all sides, told against the one in the middle. */
  | 'around'
  /** Of seats, told against their table. */
  | 'at'
  /** Of what hangs or flies there: it is read and held against the picture, but nothing is moved for it. */
  | 'above'
  /** Of what is seen behind glass, likewise. */
  | 'through';

export interface AskedThing {
  thing: ThingId;
  /** As the customer wrote it. */
  word: string;
  /** `null`: as many as look good. */
  count: number | null;
  /** Without a number, but more than one: 'candles'. */
  isSeveral?: boolean;
  colour: { name: string; hex: string } | null;
  /** Of each piece, where they differ: 'four bottles in pink, blue, green and orange'. */
  colours?: readonly { name: string; hex: string }[];
  /** What each piece holds, where the prompt tells several wines: 'one red, one white, one rosé'. */
  wines?: readonly WineColour[];
  /** Of each piece, where each has its own: 'a Bordeaux bottle and a Burgundy bottle'. */
  origins?: readonly Origin[];
  /** How full each piece is, where they differ: 'two glasses, one full and one empty'. */
  fills?: readonly Fill[];
  /** What it is made of, where that is said: 'a pewter jug'. */
  material?: Material;
  /** Said to be smaller or larger than its like. */
  size?: ThingSize;
  /** Parts of it that are asked for by name: foil, label and wax of a bottle, the ribbon of a box. */
  wears?: readonly AskedThing[];
  /** Words that are to be read on it, letter by letter. */
  text?: string;
  fill: Fill | null;
  /** 'sliced', 'open', 'broken', 'old': what changes its shape. */
  states: readonly string[];
  /** The colour of the plate that it lies on. */
  plate?: Shade;
  /** What that plate is made of, and the colour of its rim. */
  crockery?: Crockery;
  /** The colour of its own rim: 'a white plate with a blue rim'. */
  rim?: Shade;
  /** The side of the frame that it was said to be on. */
  side?: 'left' | 'right';
  /** Where it stands, told against another asked thing (its index in the list). */
  relation: { kind: Relation; to: number } | null;
  /** For a dish: what shares its plate, and the plate, bowl or board if the prompt names one. */
  plated?: { sides: readonly AskedThing[]; holder: AskedThing | null };
}
