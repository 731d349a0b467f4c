import type { Box } from './bounds.ts';

/** A binary tree over primitives, split by the surface area heuristic. */
export type Tree = { box: Box; items: number[] } | { box: Box; left: Tree; right: Tree };

export interface TreeItem {
  index: number;
  box: Box;
  isTriangle: boolean;
}

const BINS = 12;
/** Triangles are cheap to test, everything else deserves a box of its own. */
const TRIANGLES_PER_LEAF = 4;

export function buildTree(items: readonly TreeItem[]): Tree {
  return grow(bedOf(items), 0, items.length);
}

export function surfaceOf({ min, max }: Box): number {
  return surfaceOfSides(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

const surfaceOfSides = (x: number, y: number, z: number): number => x * y + y * z + z * x;

/** Tens of thousands of boxes as plain numbers: objects for each would cost more than all the rest of a small picture. */
interface Bed {
  items: readonly TreeItem[];
  /** Six numbers an item: the least of each axis, then the greatest. */
  boxes: Float64Array;
  /** The items as the tree holds them: each node has a stretch of it. */
  order: Int32Array;
  spare: Int32Array;
}

const SIDES = 6;
/** Inside out: whatever comes makes it larger. */
const NOWHERE = 1e18;

function bedOf(items: readonly TreeItem[]): Bed {
  const boxes = new Float64Array(items.length * SIDES);
  const order = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const { min, max } = items[i]!.box;
    order[i] = i;
    for (let side = 0; side < 3; side++) {
      boxes[i * SIDES + side] = min[side]!;
      boxes[i * SIDES + side + 3] = max[side]!;
    }
  }
  return { items, boxes, order, spare: new Int32Array(items.length) };
}

function grow(bed: Bed, from: number, to: number): Tree {
  const { items, boxes, order } = bed;
  resetSides(sides, 0);
  let areTriangles = true;
  for (let i = from; i < to; i++) {
    const item = order[i]!;
    widen(sides, 0, boxes, item * SIDES);
    areTriangles &&= items[item]!.isTriangle;
  }
  const box: Box = {
    min: [sides[0]!, sides[1]!, sides[2]!],
    max: [sides[3]!, sides[4]!, sides[5]!],
  };
  if (to - from <= (areTriangles ? TRIANGLES_PER_LEAF : 1))
    return { box, items: indexesOf(bed, from, to) };
  const split = to - from === 2 ? splitOfTwo(bed, from) : bestSplit(bed, from, to);
  const middle = split ? part(bed, split) : from + ((to - from) >> 1);
  return { box, left: grow(bed, from, middle), right: grow(bed, middle, to) };
}

function indexesOf({ items, order }: Bed, from: number, to: number): number[] {
  const indexes: number[] = [];
  for (let i = from; i < to; i++) indexes.push(items[order[i]!]!.index);
  return indexes;
}

/** The box of the node that grows; it is read before the next one does. */
const sides = new Float64Array(SIDES);

function resetSides(into: Float64Array, at: number): void {
  for (let side = 0; side < SIDES; side++) into[at + side] = side < 3 ? NOWHERE : -NOWHERE;
}

/** Makes a box large enough to hold another one. */
function widen(into: Float64Array, at: number, boxes: Float64Array, box: number): void {
  for (let side = 0; side < 3; side++) {
    const low = boxes[box + side]!;
    if (low < into[at + side]!) into[at + side] = low;
    const high = boxes[box + side + 3]!;
    if (high > into[at + side + 3]!) into[at + side + 3] = high;
  }
}

type Axis = 0 | 1 | 2;
const AXES: readonly Axis[] = [0, 1, 2];

/** Some items, and where along an axis their centres lie. */
interface Spread {
  from: number;
  to: number;
  axis: Axis;
  low: number;
  width: number;
}

interface Split {
  cost: number;
  spread: Spread;
  /** The first bin of the right half. */
  at: number;
}

const centreOf = (boxes: Float64Array, item: number, axis: Axis): number =>
  boxes[item * SIDES + axis]! + boxes[item * SIDES + axis + 3]!;

function binOf(boxes: Float64Array, item: number, { axis, low, width }: Spread): number {
  const bin = Math.floor(((centreOf(boxes, item, axis) - low) / width) * BINS);
  return bin < BINS ? bin : BINS - 1;
}

function bestSplit(bed: Bed, from: number, to: number): Split | null {
  let best: Split | null = null;
  for (let i = 0; i < AXES.length; i++) {
    const spread = spreadOf(bed, from, to, AXES[i]!);
    if (spread.width < 1e-9) continue;
    fillBins(bed, spread);
    sumUp();
    for (let at = 1; at < BINS; at++) {
      const cost = before[at]! + behind[at]!;
      if (Number.isFinite(cost) && (!best || cost < best.cost)) best = { cost, spread, at };
    }
  }
  return best;
}

/** Two cost the same wherever they are parted: the first axis on which they are does. */
function splitOfTwo(bed: Bed, from: number): Split | null {
  for (let i = 0; i < AXES.length; i++) {
    const spread = spreadOf(bed, from, from + 2, AXES[i]!);
    if (spread.width >= 1e-9) return { cost: 0, spread, at: 1 };
  }
  return null;
}

function spreadOf({ boxes, order }: Bed, from: number, to: number, axis: Axis): Spread {
  let low = Infinity;
  let high = -Infinity;
  for (let i = from; i < to; i++) {
    const centre = centreOf(boxes, order[i]!, axis);
    if (centre < low) low = centre;
    if (centre > high) high = centre;
  }
  return { from, to, axis, low, width: high - low };
}

// One node is split after the other, so all use the same bins.
const counts = new Int32Array(BINS);
const bins = new Float64Array(BINS * SIDES);
/** What the bins before each and from each on would cost as a half. */
const before = new Float64Array(BINS);
const behind = new Float64Array(BINS);
const half = new Float64Array(SIDES);

function fillBins({ boxes, order }: Bed, spread: Spread): void {
  for (let bin = 0; bin < BINS; bin++) {
    counts[bin] = 0;
    resetSides(bins, bin * SIDES);
  }
  for (let i = spread.from; i < spread.to; i++) {
    const item = order[i]!;
    const bin = binOf(boxes, item, spread);
    counts[bin]!++;
    widen(bins, bin * SIDES, boxes, item * SIDES);
  }
}

function sumUp(): void {
  resetSides(half, 0);
  let count = 0;
  for (let bin = 0; bin < BINS; bin++) {
    before[bin] = costOf(count);
    count += counts[bin]!;
    widen(half, 0, bins, bin * SIDES);
  }
  resetSides(half, 0);
  count = 0;
  for (let bin = BINS - 1; bin >= 0; bin--) {
    count += counts[bin]!;
    widen(half, 0, bins, bin * SIDES);
    behind[bin] = costOf(count);
  }
}

/** Infinite for an empty half: such a split would not end. */
const costOf = (count: number): number =>
  count === 0
    ? Infinity
    : count * surfaceOfSides(half[3]! - half[0]!, half[4]! - half[1]!, half[5]! - half[2]!);

/** Puts the left half before the right one, each in its order, and says where the right one begins. */
function part({ boxes, order, spare }: Bed, { spread, at }: Split): number {
  let middle = spread.from;
  let others = 0;
  for (let i = spread.from; i < spread.to; i++) {
    const item = order[i]!;
    if (binOf(boxes, item, spread) < at) order[middle++] = item;
    else spare[others++] = item;
  }
  for (let i = 0; i < others; i++) order[middle + i] = spare[i]!;
  return middle;
}
