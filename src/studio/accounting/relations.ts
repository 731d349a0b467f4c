import type { Box } from '#studio/inventory/inventory.ts';
import type { Relation } from '#studio/things/asked-thing.ts';

/** Relations that a picture can prove. */
export type ProvedRelation =
  | Relation
  | 'among'
  | 'against'
  | 'over'
  | 'atop'
  | 'lit'
  | 'seated'
  | 'sheltered'
  | 'stemmed'
  | 'served'
  | 'feet';

const middle = ([left, , right]: Box) => (left + right) / 2;
const centre = ([, top, , foot]: Box) => (top + foot) / 2;
const heightOf = ([, top, , foot]: Box) => foot - top;
/** How much of the frame lies between two things from left to right; below nought they overlap. */
const gapBetween = (a: Box, b: Box): number => Math.max(a[0] - b[2], b[0] - a[2]);
const isOver = (a: Box, b: Box, reach = 0.04): boolean =>
  middle(a) > b[0] - reach && middle(a) < b[2] + reach;

/** What stands further away has its foot higher in the frame; far off to the side it is beside, not behind. */
const isBehind = (a: Box, b: Box): boolean => a[3] <= b[3] + 0.01 && gapBetween(a, b) < 0.2;

/** Its foot is in the one that holds it, or hidden behind its rim. */
const isIn = (a: Box, b: Box): boolean =>
  isOver(a, b) && a[3] > b[1] - 0.05 && a[3] < b[3] + 0.05 && a[1] < b[3];

/** Its foot is on the other one: not before or below it. What is tall carries things on its upper part. */
function isOn(a: Box, b: Box): boolean {
  const width = b[2] - b[0];
  const isTall = heightOf(b) > Math.max(0.3, width * 0.8) && width < 0.5;
  const lowest = isTall ? b[1] + heightOf(b) * 0.75 : b[3] + 0.03;
  return isOver(a, b) && a[3] > b[1] - 0.05 && a[3] < lowest;
}

/** Between its crown and its foot, or right below what hangs. */
function isUnder(a: Box, b: Box): boolean {
  const isBelow = a[1] > b[1] && a[3] < b[3] + 0.12;
  const hangsAbove = b[3] < centre(a) && centre(b) < a[1] + 0.05;
  return isOver(a, b, hangsAbove ? 0.15 : 0.04) && (isBelow || hangsAbove);
}

/** The crown of a tree is wider than what it is over, and begins above it. */
export const isBelowCrown = (a: Box, tree: Box): boolean =>
  isOver(a, tree, 0) && tree[1] < a[1] + 0.02 && tree[2] - tree[0] > (a[2] - a[0]) * 0.8;

/** Its middle is as high as the top of the other one, and not far to the side. */
const isAbove = (a: Box, b: Box): boolean =>
  centre(a) < b[1] + heightOf(b) * 0.2 && gapBetween(a, b) < 0.34;

/** How much of the frame lies between two things from top to foot; below nought they overlap. */
const dropBetween = (a: Box, b: Box): number => Math.max(a[1] - b[3], b[1] - a[3]);

/** Their boxes touch and they stand on one ground. */
const isAgainst = (a: Box, b: Box): boolean =>
  gapBetween(a, b) < 0.005 && dropBetween(a, b) < 0 && Math.abs(a[3] - b[3]) < 0.2;

/** What somebody holds is before them or at their hand. */
export const isAtHand = (thing: Box, holder: Box): boolean =>
  gapBetween(thing, holder) < 0.01 && dropBetween(thing, holder) < 0.01;

/** Close to its flame; all the candles of a backdrop are one box, as wide as the frame. */
const isLitBy = (a: Box, b: Box): boolean =>
  b[2] - b[0] < 0.5 && gapBetween(a, b) < 0.12 && dropBetween(a, b) < 0.06;

/** The head is over the seat, the body reaches down to it; backs of armchairs are as high as those who sit there. */
const isSeated = (a: Box, b: Box): boolean =>
  gapBetween(a, b) < -0.5 * Math.min(a[2] - a[0], b[2] - b[0]) &&
  a[1] < b[1] + 0.05 &&
  a[3] > b[1] + 0.02;

/** People are higher than what hangs over their heads is deep: it spans most of them, and its top is above theirs. */
const isSheltered = (a: Box, b: Box): boolean =>
  isUnder(a, b) ||
  (gapBetween(a, b) < -0.5 * Math.min(a[2] - a[0], b[2] - b[0]) && b[1] < a[1] - 0.02);

/** The feet of somebody who stands on it are in its upper half. */
const isAtop = (a: Box, b: Box): boolean => isOver(a, b) && a[3] > b[1] - 0.03 && a[3] < centre(b);

/** As low as their feet, and no more than a step aside. */
const isAtFeet = (a: Box, b: Box): boolean =>
  gapBetween(a, b) < 0.15 && centre(a) > b[1] + heightOf(b) * 0.6 && a[3] > b[3] - 0.12;

/** What is seen through glass lies inside it. */
const isThrough = (a: Box, b: Box): boolean =>
  isOver(a, b, 0) && centre(a) > b[1] && centre(a) < b[3];

/** How two boxes of the frame must lie. */
const HOLDS: Readonly<Record<ProvedRelation, (a: Box, b: Box) => boolean>> = {
  left_of: (a, b) => middle(a) < middle(b),
  right_of: (a, b) => middle(a) > middle(b),
  behind: isBehind,
  in_front_of: (a, b) => isBehind(b, a),
  in: isIn,
  // Their heads are over it; stems are no box of theirs.
  stemmed: (a, b) => isOver(a, b) && a[3] > b[1] - 0.2 && centre(a) < b[3],
  on: isOn,
  under: isUnder,
  // With no more than a third of the frame between them.
  beside: (a, b) => gapBetween(a, b) < 0.34,
  // A tractor between the vines does not stand in front of all of them.
  among: (a, b) => middle(a) > b[0] && middle(a) < b[2] && a[3] <= b[3] + 0.04,
  between: () => true,
  around: () => true,
  at: () => true,
  above: isAbove,
  against: isAgainst,
  over: (a, b) => gapBetween(a, b) < 0 && dropBetween(a, b) < 0,
  atop: isAtop,
  lit: isLitBy,
  seated: isSeated,
  sheltered: isSheltered,
  // On the table, between the head and the feet of whoever sits at it.
  served: (a, b) => gapBetween(a, b) < 0.3 && centre(a) > b[1] && a[3] < b[3] + 0.05,
  through: isThrough,
  feet: isAtFeet,
};

export type Side = 'left' | 'right' | 'centre';

/** In that half of the frame, or about its middle. */
export function isOnSide(side: Side, box: Box): boolean {
  const at = middle(box);
  if (side === 'centre') return Math.abs(at - 0.5) < 0.17;
  return at < 0.5 === (side === 'left');
}

/** Two or more whose feet are at about one height. */
export function isRow(boxes: readonly Box[]): boolean {
  const feet = boxes.map((box) => box[3]);
  return boxes.length > 1 && Math.max(...feet) - Math.min(...feet) < 0.12;
}

/** Some in either half of the frame. */
export const isFlank = (boxes: readonly Box[]): boolean =>
  boxes.some((box) => middle(box) < 0.45) && boxes.some((box) => middle(box) > 0.55);

/** Some of those stand on either side of one of these. */
const isFlanked = (these: readonly Box[], those: readonly Box[]): boolean =>
  these.some(
    (a) => those.some((b) => middle(b) < middle(a)) && those.some((b) => middle(b) > middle(a)),
  );

/** A ribbon round the neck of a bottle is as wide as it. */
const isBoundRound = (a: Box, b: Box): boolean =>
  Math.abs(middle(a) - middle(b)) < 0.05 &&
  a[2] - a[0] > (b[2] - b[0]) * 0.5 &&
  a[1] > b[1] - 0.02 &&
  a[3] < b[3] + 0.02;

/** Whether any of these things stands so to any of those. */
export const standsSo = (
  relation: ProvedRelation,
  these: readonly Box[],
  those: readonly Box[],
): boolean => {
  if (relation === 'between') return isFlanked(these, those);
  if (relation === 'around')
    return isFlanked(those, these) || these.some((a) => those.some((b) => isBoundRound(a, b)));
  return these.some((a) => those.some((b) => HOLDS[relation](a, b)));
};
