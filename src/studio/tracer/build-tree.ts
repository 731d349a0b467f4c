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
  const box = items.reduce((sum, item) => union(sum, item.box), EMPTY);
  const limit = items.every((item) => item.isTriangle) ? TRIANGLES_PER_LEAF : 1;
  if (items.length <= limit) return { box, items: items.map((item) => item.index) };
  const [left, right] = splitItems(items);
  return { box, left: buildTree(left), right: buildTree(right) };
}

export function surfaceOf({ min, max }: Box): number {
  const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return x * y + y * z + z * x;
}

const EMPTY: Box = { min: [1e18, 1e18, 1e18], max: [-1e18, -1e18, -1e18] };
const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];

function union(a: Box, b: Box): Box {
  return {
    min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
    max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
  };
}

interface Split {
  cost: number;
  binOf: (item: TreeItem) => number;
  at: number;
}

function splitItems(items: readonly TreeItem[]): [TreeItem[], TreeItem[]] {
  const best = AXES.flatMap((axis) => splitsAlong(items, axis)).reduce<Split | undefined>(
    (found, split) => (!found || split.cost < found.cost ? split : found),
    undefined,
  );
  if (!best) return [items.slice(0, items.length >> 1), items.slice(items.length >> 1)];
  const isLeft = (item: TreeItem): boolean => best.binOf(item) < best.at;
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

function splitsAlong(items: readonly TreeItem[], axis: Axis): Split[] {
  const centers = items.map((item) => centerOf(item, axis));
  const low = centers.reduce((a, b) => Math.min(a, b), Infinity);
  const width = centers.reduce((a, b) => Math.max(a, b), -Infinity) - low;
  if (width < 1e-9) return [];
  const binOf = (item: TreeItem): number =>
    Math.min(BINS - 1, Math.floor(((centerOf(item, axis) - low) / width) * BINS));
  const bins = Array.from({ length: BINS }, () => ({ count: 0, box: EMPTY }));
  for (const item of items) {
    const bin = bins[binOf(item)]!;
    bin.count++;
    bin.box = union(bin.box, item.box);
  }
  return Array.from({ length: BINS - 1 }, (_, i) => i + 1).flatMap((at) => {
    const cost = halfCost(bins.slice(0, at)) + halfCost(bins.slice(at));
    return Number.isFinite(cost) ? [{ cost, binOf, at }] : [];
  });
}

function centerOf(item: TreeItem, axis: Axis): number {
  return item.box.min[axis] + item.box.max[axis];
}

/** Infinite for an empty half: such a split would not end. */
function halfCost(bins: readonly { count: number; box: Box }[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (count === 0) return Infinity;
  return count * surfaceOf(bins.reduce((sum, bin) => union(sum, bin.box), EMPTY));
}
