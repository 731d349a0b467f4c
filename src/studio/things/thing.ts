import type { WineColour } from '#studio/scene-spec.ts';
import type { ThingId } from './catalogue.ts';
import type { Material } from './materials.ts';

/** How a thing takes its place in a scene. */
export type Stance =
  /** Fits a hand: lies or stands in front of the heroes (cork, lemon, oyster). */
  | 'small'
  /** Needs a plate's room on the table (pizza, cheese board, hat). */
  | 'dish'
  /** Stands among or behind the heroes (bottle, decanter, candlestick). */
  | 'tall'
  /** Stands on the floor or the ground (barrel, tank, guitar, bicycle). */
  | 'floor'
  /** Part of the view behind everything (lighthouse, bridge, windmill). */
  | 'scenery';

/** One named thing: what it is called, which words mean it and where it can be drawn. */
export interface Thing<Id extends string = string> {
  id: Id;
  /** For the customer: 'an oyster', 'three oysters'. */
  one: string;
  many: string;
  /** Words and phrases of one meaning in five languages: `'oyster | huître | ostrica | ostra | auster'`. */
  words: string;
  /** Nouns of WordNet: an unknown word below one of them means this thing, the nearest wins. */
  kinds?: readonly string[];
  stance: Stance;
  /** Photographs build it from shapes and materials, posters and plates draw it from outlines. */
  madeBy: readonly Technique[];
}

export type Technique = 'photo' | 'drawn';
export type Fill = 'empty' | 'half' | 'full';
export type Relation =
  | 'left_of'
  | 'right_of'
  | 'behind'
  | 'in_front_of'
  | 'in'
  | 'on'
  | 'beside'
  /** Of what stands in the middle, told against those on both sides. */
  | 'between'
  /** Of those on all sides, told against the one in the middle. */
  | 'around';

/** One thing that the prompt asks for, with everything that is said about it. */
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
  /** What it is made of, where that is said: 'a pewter jug'. */
  material?: Material;
  /** Said to be smaller or larger than its like. */
  size?: 'small' | 'large';
  /** Parts of it that are asked for by name: foil, label and wax of a bottle, the ribbon of a box. */
  wears?: readonly AskedThing[];
  fill: Fill | null;
  /** 'sliced', 'open', 'broken', 'old': what changes its shape. */
  states: readonly string[];
  /** The colour of the plate that it lies on. */
  plate?: { name: string; hex: string };
  /** Where it stands, told against another asked thing (its index in the list). */
  relation: { kind: Relation; to: number } | null;
  /** For a dish: what shares its plate, and the plate, bowl or board if the prompt names one. */
  plated?: { sides: readonly AskedThing[]; holder: AskedThing | null };
}
