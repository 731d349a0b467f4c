import type { BottleOptions } from '#studio/props/bottle.ts';
import type { LabelSkin } from '#studio/props/bottle-label.ts';
import type { Kit } from '#studio/props/kit.ts';
import type { Place } from '#studio/props/place.ts';
import type { GlassOptions } from '#studio/props/stemware.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { BottleShape, Season, WineColour } from '#studio/scene-spec.ts';
import type { Fill } from './thing.ts';

/** What is said about one thing of a photograph, and what the picture's own bottle and glass look like. */
export interface ThingLook {
  random: Random;
  /** Linear light; `null` leaves the thing its own colour. */
  colour: Vec3 | null;
  fill: Fill | null;
  /** What the prompt says ('sliced', 'open') and what the arrangement needs ('lying', 'leaning', 'holding'). */
  states: readonly string[];
  wine: WineColour;
  season: Season;
  bottleShape: BottleShape;
  /** Puts down the picture's own bottle, changed by what is said of this one. */
  putBottle: (kit: Kit, position: Vec3, change: Partial<BottleOptions>) => void;
  glass: GlassOptions;
  /** The picture's label, printed but on no bottle. */
  labelSkin: (kit: Kit) => LabelSkin;
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
  /** Where other things lie or stand that are in it or on it. */
  holds?: {
    height: number;
    radius: number;
    state?: string;
    /** Where a heap of small things lies, so that it is seen over the rim. */
    brim?: number;
  };
}
