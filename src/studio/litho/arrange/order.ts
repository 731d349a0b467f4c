import type { Piece } from './piece.ts';

/** Animals that we draw from their left side. */
export const LOOKS_LEFT = new Set<Piece['thing']>([
  'cat',
  'dog',
  'poodle',
  'wild_boar',
  'pig',
  'goat',
  'duck',
]);

/** Copies stay together; 'left of' and 'right of' decide who stands where. */
export function inOrder(pieces: readonly Piece[]): Piece[] {
  const groups = [...new Set(pieces.map(({ index }) => index))];
  // The first thing of the prompt is its hero and stands in the middle of three or more.
  const heroFirst =
    groups.length > 2 ? [...groups.slice(1, 2), ...groups.slice(0, 1), ...groups.slice(2)] : groups;
  // Our animals look to the left: what they look at stands there.
  const isLooking = (group: number) =>
    pieces.some(({ index, thing }) => index === group && LOOKS_LEFT.has(thing));
  const order =
    groups.length === 2
      ? heroFirst.toSorted((a, b) => Number(isLooking(a)) - Number(isLooking(b)))
      : heroFirst;
  // Told of the sheet itself: 'a saxophonist, and a big glass on the right'.
  order.sort((a, b) => atSide(pieces, a) - atSide(pieces, b));
  for (const { index, asked } of pieces) {
    const { kind, to } = asked?.relation ?? {};
    if ((kind !== 'left_of' && kind !== 'right_of') || to === undefined) continue;
    const target = order.indexOf(to);
    if (target < 0) continue;
    order.splice(order.indexOf(index), 1);
    order.splice(order.indexOf(to) + (kind === 'right_of' ? 1 : 0), 0, index);
  }
  return order.flatMap((group) => pieces.filter(({ index }) => index === group));
}

/** -1 for what was said to be on the left, 1 on the right. */
function atSide(pieces: readonly Piece[], group: number): number {
  const side = pieces.find(({ index }) => index === group)?.asked?.side;
  return side === undefined ? 0 : side === 'left' ? -1 : 1;
}
