import type { ThingId } from '#studio/things/catalogue.ts';
import type { Beast } from '#studio/people/body/beast.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Wardrobe } from '#studio/people/dress/wardrobe.ts';

/** A person and where it stands in the frame of a backdrop. */
export interface PlacedPerson extends Standing {
  shape: PersonShape;
  wardrobe: Wardrobe;
  thing: ThingId;
  /** Which of several of its kind. */
  number: number;
  /** What is in the hand, if anything, and which person of the picture this is. */
  vessel: 'glass' | 'champagne_flute';
  inPicture: number;
  /** What the inventory calls the ware in each hand. */
  slots: readonly (number | null)[];
}

/** An animal and where it stands. */
export interface PlacedBeast extends Standing {
  beast: Beast;
  thing: ThingId;
  number: number;
}

/** Where somebody stands in the frame of a backdrop, and how the light falls there. */
export interface Standing {
  /** Middle, 0..1 across the frame; feet, 0..1 from the top and beyond. */
  at: number;
  foot: number;
  /** Metres that the frame's height shows at this distance. */
  metres: number;
  facing: number;
  /** Side from which the light comes: -1 left, 1 right. */
  lightFrom: number;
  /** 0 lit from the front, 1 against the light, above 2 a silhouette. */
  contre: number;
  /** Against a grown man's height; how far the eye looks down on them; metres aside that are theirs. */
  size: number;
  pitch: number;
  reach: number;
  tall?: number;
  /** Leaves or water hide what is below, in metres. */
  cutBelow: number;
  isInWater?: true;
  /** Along a straight edge. */
  isCutClean?: true;
}
