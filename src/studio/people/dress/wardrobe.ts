import type { Rgb } from '#studio/textures/colour.ts';
import type { Looks } from './looks.ts';

/** What somebody wears, and the colours of it. */
export interface Wardrobe {
  cut:
    | 'vest'
    | 'jacket'
    | 'apron'
    | 'shirt'
    | 'dress'
    | 'robe'
    | 'drape'
    | 'santa'
    | 'ermine'
    | 'overalls'
    | 'armour'
    | 'swim';
  top: Rgb;
  under: Rgb;
  legs: Rgb;
  skin: Rgb;
  hair: Rgb;
  iris?: Rgb;
  wine: Rgb;
  scarf: Rgb;
  leaves: Rgb;
  grapes?: Rgb;
  hat?: Rgb;
  boots?: Rgb;
  /** What they sit on, where its colour is said. */
  sofa?: Rgb;
  armchair?: Rgb;
  /** Woven into what they wear above the waist, or into a dress. */
  pattern?: NonNullable<Looks['pattern']>;
  tie?: Rgb;
  cape?: Rgb;
  lips?: Rgb;
  /** Where they differ from the dress. */
  apron?: Rgb;
  sleeve?: Rgb;
  hasBraces?: boolean;
  /** Of swimwear: how much of the trunk it covers. */
  swim?: 'trunks' | 'bikini' | 'one_piece';
  /** Leaves of the tree above them. */
  crown?: Rgb;
  /** Glass and foil of a bottle, where its wine shows. */
  bottle?: Rgb;
  foil?: Rgb;
}
