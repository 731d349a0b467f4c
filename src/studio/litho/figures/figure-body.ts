import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress, Shade } from '#studio/litho/press.ts';

/** Who stands there: choices of a paper-cut figure. */
export interface Person {
  /** Which of several it is. */
  nth?: number;
  /** Nobody said whether a man or a woman. */
  isEither?: boolean;
  skin: string;
  hair: string;
  isWoman: boolean;
  isChild: boolean;
  hairCut: 'short' | 'long' | 'bun' | 'bald' | 'tonsure';
  hasBeard: boolean;
  top: string;
  bottom: string;
  /** The colour that was said of it. */
  apron?: string;
  wear: 'casual' | 'apron' | 'suit' | 'dress' | 'chef' | 'overalls' | 'robe';
  hat:
    | 'none'
    | 'straw'
    | 'chef'
    | 'cap'
    | 'beret'
    | 'top'
    | 'crown'
    | 'vine'
    | 'blossom'
    | 'veil'
    | 'beanie'
    | 'santa'
    | 'felt'
    | 'headscarf';
  hatColour: string | null;
  /** Named by the customer, and so a thing of the picture. */
  isHatAsked: boolean;
  hasSunglasses: boolean;
  hasSpectacles?: boolean;
  hasMoustache: boolean;
  isOld: boolean;
  /** A dress down to the ground. */
  isLongDressed: boolean;
  /** Painted lips that were asked for. */
  lips: string | null;
  /** Its canvas, where somebody has one on the back. */
  backpack?: string;
  /** The back is to us. */
  isFromBehind?: boolean;
  /** What the mouth says from afar, if it does not smile. */
  face?: 'open' | 'down' | 'laugh';
}

/** Hands by their place: shares of the figure's height, from the middle of the feet. */
export interface Pose {
  left: Point;
  right: Point;
  /** How far the feet are apart: 0 stands, 1 walks to the right, 2 runs; to the left below 0. */
  stride: number;
  /** How far a skirt flies and a foot with it: to the right, to the left below 0. */
  swing?: number;
}

export interface FigurePlace {
  /** Between the feet. */
  base: Point;
  heightPx: number;
  lightSide: 1 | -1;
  /** Where the shadow falls, if not under the feet. */
  shadow?: Point;
}

export interface Body {
  press: LithoPress;
  person: Person;
  pose: Pose;
  unit: number;
  at: (x: number, y: number) => Point;
  shade: (from: Point, to: Point) => Shade;
}

export const SHOULDER = { x: 0.105, y: 0.79 };

export const HIP = 0.47;

/** Where the neck begins. */
export const NECK = 0.83;
/** Below it a child is that much shorter. */
const CHILD_BODY = 0.84;

/** Where a point of a figure is on the sheet. */
export function pointOf(
  { isChild }: Pick<Person, 'isChild'>,
  [x, y]: Point,
  { base, heightPx }: Pick<FigurePlace, 'base' | 'heightPx'>,
): Point {
  const high = isChild ? Math.min(y, NECK) * CHILD_BODY + Math.max(0, y - NECK) : y;
  return [base[0] + x * heightPx, base[1] - high * heightPx];
}
