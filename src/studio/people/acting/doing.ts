import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Beside } from '#studio/people/body/person-shape.ts';
import type { Pose } from './stance.ts';

/** What somebody has to do it with. */
export interface Means {
  figure: AskedFigure;
  /** What was asked for and fits a hand, this person's first. */
  hands: readonly Held[];
  /** A glass, where wine is drunk. */
  glass: readonly Held[];
  /** A basket stands there or is carried. */
  hasBasket: boolean;
  /** What is read is on a bottle. */
  isLabel: boolean;
  /** A table stands among them. */
  isAtTable: boolean;
  /** They stand behind what is on a counter. */
  isAtCounter: boolean;
  /** Animals are there to be fed. */
  hasBeasts: boolean;
  /** The nearest of them reaches above a waist. */
  isLargeBeast: boolean;
  /** There is nobody to do it with. */
  isAlone: boolean;
  isChild: boolean;
  /** Children among grown people. */
  hasChildren: boolean;
  /** Which one of the picture, and of how many. */
  index: number;
  people: number;
  /** The one of them who stands next to the animals. */
  isNextToBeasts: boolean;
}

export interface Doing {
  pose: Pose;
  holds?: readonly (Held | null)[];
  beside?: Beside;
  bears?: 'glass';
  /** Metres by which the hands are higher or lower than the pose has them. */
  lift?: number;
  hasBackpack?: true;
}
