import type { Box } from '#studio/inventory/inventory.ts';
import type { Relation } from '#studio/things/asked-thing.ts';

const middle = ([left, , right]: Box) => (left + right) / 2;
/** What stands further away has its foot higher in the frame. */
const isBehind = (a: Box, b: Box): boolean => a[3] <= b[3] + 0.01;
const isWithin = (a: Box, b: Box): boolean =>
  middle(a) > b[0] - 0.04 && middle(a) < b[2] + 0.04 && a[3] > b[1] - 0.05 && a[1] < b[3];

/** How two boxes of the frame must lie. */
const HOLDS: Readonly<Record<Relation, (a: Box, b: Box) => boolean>> = {
  left_of: (a, b) => middle(a) < middle(b),
  right_of: (a, b) => middle(a) > middle(b),
  behind: isBehind,
  in_front_of: (a, b) => isBehind(b, a),
  in: isWithin,
  on: isWithin,
  under: (a, b) =>
    middle(a) > b[0] - 0.04 && middle(a) < b[2] + 0.04 && a[1] > b[1] && a[3] < b[3] + 0.12,
  // With no more than a third of the frame between them.
  beside: (a, b) => Math.max(a[0] - b[2], b[0] - a[2]) < 0.34,
  between: () => true,
  around: () => true,
  at: () => true,
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

/** A tractor between the vines does not stand in front of all of them. */
const isAmong = (a: Box, b: Box): boolean =>
  middle(a) > b[0] && middle(a) < b[2] && a[3] <= b[3] + 0.04;

/** Some of those stand on either side of one of these. */
const isFlanked = (these: readonly Box[], those: readonly Box[]): boolean =>
  these.some(
    (a) => those.some((b) => middle(b) < middle(a)) && those.some((b) => middle(b) > middle(a)),
  );

/** Whether any of these things stands so to any of those. */
export const standsSo = (
  relation: Relation | 'among',
  these: readonly Box[],
  those: readonly Box[],
): boolean => {
  if (relation === 'among') return these.some((a) => those.some((b) => isAmong(a, b)));
  if (relation === 'between') return isFlanked(these, those);
  if (relation === 'around') return isFlanked(those, these);
  return these.some((a) => those.some((b) => HOLDS[relation](a, b)));
};
