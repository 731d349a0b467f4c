import type { Vec3 } from '#studio/scene-graph.ts';
import type { Looks } from '#studio/people/dress/looks.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** One person, as plain data; metres, feet at the origin, face towards +z. */
export interface PersonShape {
  isWoman: boolean;
  isChild: boolean;
  build: number;
  hair: 'short' | 'long' | 'bun' | 'braid' | 'tonsure' | 'bald' | 'curly';
  hasBeard: boolean;
  /** With the lines of age in the face. */
  isOld?: boolean;
  hasSunglasses: boolean;
  hasScarf: boolean;
  /** A basket on the back. */
  hasHod?: boolean;
  /** Drinks from a flute. */
  isFlute: boolean;
  hat: 'none' | NonNullable<Looks['hat']>;
  dress: 'trousers' | 'skirt' | 'gown';
  hasApron?: boolean;
  /** White stockings under breeches. */
  hasHose?: boolean;
  /** Up to below the knee. */
  hasBoots?: boolean;
  hasBareFeet?: boolean;
  /** Bare from the knees down. */
  hasShorts?: boolean;
  hasGlasses?: boolean;
  hasMoustache?: boolean;
  hasBlindfold?: boolean;
  hasBackpack?: boolean;
  /** Over the forearm of the other hand. */
  hasNapkin?: boolean;
  /** A child on the shoulders: its legs. */
  hasRider?: boolean;
  hasPearls?: boolean;
  /** Flowers in the hair. */
  hasBlossoms?: boolean;
  /** Long hair that flies aside. */
  hasWindblown?: boolean;
  hasEarrings?: boolean;
  hasLipstick?: boolean;
  /** Down to the knees. */
  hasCoat?: boolean;
  hasBraces?: boolean;
  hasTie?: boolean;
  /** Of an angel. */
  hasWings?: boolean;
  hasEyePatch?: boolean;
  hasStethoscope?: boolean;
  /** Who they are known as by all this. */
  calling?: NonNullable<Looks['calling']>;
  hasCape?: boolean;
  hasRolledSleeves?: boolean;
  hasBowTie?: boolean;
  /** White ones, as butlers wear. */
  hasGloves?: boolean;
  /** On a chain round the neck. */
  hasTastevin?: boolean;
  hasCollar?: boolean;
  /** A pleated collar, as in old portraits. */
  hasRuff?: boolean;
  /** A broad flat collar, or a tied cloth, as in old paintings. */
  linen?: 'band' | 'kerchief';
  sleeves?: Sleeves;
  isLaughing?: boolean;
  mood?: NonNullable<Looks['mood']>;
  hasClosedEyes?: boolean;
  /** Looks at what is before the hands, the brow's shade over the eyes. */
  hasShadedEyes?: boolean;
  /** Seen from behind: what is held is held out, where it is seen. */
  isTurnedAway?: boolean;
  /** Radians by which the head looks aside, and by which it leans to a shoulder. */
  gaze?: number;
  tilt?: number;
  /** Radians by which the head is further down than the act has it, or thrown back. */
  nodBy?: number;
  /** Steps out with, or rests, the other foot than most do. */
  isOtherFoot?: boolean;
  /** -1 or 1: the side to which the figure is turned from us. */
  turned?: number;
  /** The acts that this pose shows, as the prompt calls them. */
  does: readonly string[];
  pose: Pose;
  /** What the serving hand and the other one hold. */
  holds: readonly (Held | null)[];
  /** What stands with them, and what it bears. */
  beside: Beside | null;
  bears?: 'basket' | 'bottle_basket' | 'glass';
  /** How many sit on the sofa or bench that is built round this one. */
  sofaFor?: number;
  /** A tree behind them with its crown above, and how tall it is against a grown one. */
  tree?: number;
  /** A pet that lies on the knees. */
  lap?: 'cat' | 'dog' | 'baby';
  /** The other hand has a glass at the lips. */
  sips?: boolean;
  /** Metres by which a high counter lifts the hands. */
  lift?: number;
  /** Metres by which an animal lifts all of them. */
  raised?: number;
  /** Where the serving hand is held, if something in front of the figure says so. */
  reach?: Vec3;
  /** Where the other hand is, if two people hold them. */
  otherReach?: Vec3;
  /** The hand of somebody else, whose glass is filled. */
  pourInto?: Vec3;
  /** A basket that stands on the ground before them. */
  atFeet?: Held;
  /** 1: the serving hand is the viewer's right when the figure faces us. */
  serving: 1 | -1;
}

export type Beside =
  | 'barrel'
  | 'tub'
  | 'table'
  | 'chair'
  | 'bench'
  | 'sofa'
  | 'armchair'
  | 'counter'
  | 'lit_counter'
  | 'laid_table'
  | 'bin'
  | 'rolled_barrel'
  | 'sorting_table'
  | 'riddling_rack'
  | 'vat'
  | 'vine'
  | 'bare_vine'
  | 'green_vine'
  | 'crate'
  | 'empty_crate'
  | 'bottle_crate'
  | 'filled_crate'
  | 'filled_basket'
  | 'cask'
  | 'bicycle'
  | 'tractor'
  | 'scooter'
  | 'parapet'
  | 'balustrade'
  | 'box_seat'
  | 'upright_barrel'
  | 'carried_barrel'
  | 'steps'
  | 'wall'
  | 'jetty'
  | 'shown_bottle'
  | 'hammock'
  | 'wheelchair'
  | 'bath';

/** How far down an arm its sleeve reaches. */
export type Sleeves = 'long' | 'rolled' | 'short';
