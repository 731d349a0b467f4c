import type { Framing } from '#studio/compose/camera/frame-camera.ts';
import type { Random } from '#studio/random.ts';
import { foresee } from '#studio/compose/things/foresee.ts';
import type { Foreseen, Solid } from '#studio/compose/things/foresee.ts';
import { isHeld, rootOf } from './lay-out.ts';
import type { Block, Spot } from './block.ts';

/** How blocks stand on the table and how they would be looked at. */
export interface Settling {
  blocks: readonly Block[];
  /** Every piece of every block where the spots put it. */
  solidsAt: (spots: readonly Spot[]) => Solid[];
  framingAt: (spots: readonly Spot[]) => Framing;
  aspect: number;
  random: Random;
  /** One before the other, as painters pile up a table: seen enough to be known. */
  isHeaped?: boolean;
  /** Things stay in line as long as none is hidden: on a plain ground a row is what is expected. */
  keepsRows: boolean;
  /** How much the size of each counts: of a dish that is the picture more than of what stands behind it. */
  weights?: readonly number[];
}

const TRIES = 420;
const GAP = 0.8;
/** More than this share of a thing may not be hidden. */
const MOST_HIDDEN = 0.18;

/** Moves things about until each is seen, the group is close together, and what was said of their places holds. */
export function settle(start: readonly Spot[], settling: Settling): Spot[] {
  const { blocks, random } = settling;
  const free = blocks.flatMap((block, i) => (isHeld(block) ? [] : [i]));
  let best = [...start];
  if (free.length < 2 || (settling.keepsRows && !hidesAny(best, settling))) return best;
  const follow = followers(start, blocks);
  let score = scoreOf(best, settling);
  let faults = faultsOf(best, blocks, free);
  for (let i = 0; i < TRIES; i++) {
    // Large moves first, small ones in the end.
    const spots = follow(moved(best, { free, blocks, random, reach: 1 - i / TRIES }));
    const left = faultsOf(spots, blocks, free);
    if (left > faults) continue;
    const next = scoreOf(spots, settling);
    if (left < faults || next > score) [best, score, faults] = [spots, next, left];
  }
  return best;
}

interface Moving {
  free: readonly number[];
  blocks: readonly Block[];
  random: Random;
  reach: number;
}

function moved(spots: readonly Spot[], { free, blocks, random, reach }: Moving): Spot[] {
  const out = spots.map((spot) => ({ ...spot }));
  const one = random.pick(free);
  const other = random.pick(free.filter((i) => i !== one));
  const kind = random.next();
  if (kind < 0.2) {
    [out[one], out[other]] = [out[other]!, out[one]!];
  } else if (kind < 0.5) {
    const side = random.chance(0.5) ? 1 : -1;
    const apart = (blocks[one]!.width + blocks[other]!.width) / 2 + GAP + random.range(0, 1.5);
    const depth = (blocks[one]!.depth + blocks[other]!.depth) / 2;
    out[one] = {
      x: out[other]!.x + side * apart,
      z: out[other]!.z + random.range(-0.6, 0.6) * depth,
    };
  } else {
    const far = 3 + 12 * reach;
    out[one]!.x += random.range(-far, far);
    out[one]!.z += random.range(-far, far) * 0.8;
  }
  return out;
}

/** What lies in or on another thing goes with it. */
function followers(start: readonly Spot[], blocks: readonly Block[]): (spots: Spot[]) => Spot[] {
  const roots = blocks.map((_, i) => rootOf(blocks, i));
  return (spots) =>
    spots.map((spot, i) => {
      const root = roots[i]!;
      if (root === i) return spot;
      const { x, z } = spots[root]!;
      return { x: x + start[i]!.x - start[root]!.x, z: z + start[i]!.z - start[root]!.z };
    });
}

/** How often things stand in each other or not where they were said to be. */
function faultsOf(
  spots: readonly Spot[],
  blocks: readonly Block[],
  free: readonly number[],
): number {
  let faults = free.filter((i) => !holdsRelation(i, spots, blocks)).length;
  faults += free.filter((i) => !isAside(i, { spots, blocks, free })).length;
  for (const [n, i] of free.entries())
    for (const j of free.slice(n + 1)) if (overlaps(i, j, spots, blocks)) faults++;
  return faults;
}

/** On its side of the frame it has no neighbour beyond it, but for those that share the side. */
function isAside(
  i: number,
  {
    spots,
    blocks,
    free,
  }: { spots: readonly Spot[]; blocks: readonly Block[]; free: readonly number[] },
): boolean {
  const { side, width } = blocks[i]!;
  if (!side) return true;
  const way = side === 'left' ? -1 : 1;
  return free.every((j) => {
    const apart = (spots[i]!.x - spots[j]!.x) * way;
    return j === i || blocks[j]!.side === side || apart > (width + blocks[j]!.width) * 0.25;
  });
}

function overlaps(i: number, j: number, spots: readonly Spot[], blocks: readonly Block[]): boolean {
  const [a, b] = [blocks[i]!, blocks[j]!];
  const dx = Math.abs(spots[i]!.x - spots[j]!.x) / ((a.width + b.width) / 2 + GAP);
  const dz = Math.abs(spots[i]!.z - spots[j]!.z) / ((a.depth + b.depth) / 2 + GAP);
  // Between a box and an ellipse: corners of plates and feet of glasses are free.
  return dx < 1 && dz < 1 && dx ** 3 + dz ** 3 < 1;
}

function holdsRelation(i: number, spots: readonly Spot[], blocks: readonly Block[]): boolean {
  const { relation, width, depth } = blocks[i]!;
  if (!relation || !spots[relation.to]) return true;
  const to = blocks[relation.to]!;
  const dx = spots[i]!.x - spots[relation.to]!.x;
  const dz = spots[i]!.z - spots[relation.to]!.z;
  const apart = (width + to.width) / 2;
  const behind = (depth + to.depth) / 2;
  switch (relation.kind) {
    case 'left_of':
      return dx <= -apart * 0.98 && Math.abs(dz) < behind + 4;
    case 'right_of':
      return dx >= apart * 0.98 && Math.abs(dz) < behind + 4;
    case 'behind':
      return dz <= -behind * 0.98 && Math.abs(dx) < apart;
    case 'in_front_of':
      return dz >= behind * 0.98 && Math.abs(dx) < apart;
    case 'beside':
      return Math.abs(dz) < behind + 2 && Math.abs(dx) < apart + 9;
    default:
      return true;
  }
}

function look(spots: readonly Spot[], settling: Settling): Foreseen {
  const framing = settling.framingAt(spots);
  const { blocks, aspect } = settling;
  return foresee(settling.solidsAt(spots), { framing, aspect, owners: blocks.length });
}

const hidesAny = (spots: readonly Spot[], settling: Settling): boolean =>
  look(spots, settling).sights.some(({ whole, seen }) => seen < whole * (1 - MOST_HIDDEN));

function scoreOf(spots: readonly Spot[], settling: Settling): number {
  const depth = Math.max(...spots.map(({ z }) => z)) - Math.min(...spots.map(({ z }) => z));
  // Far behind the others a thing is lonely and out of focus.
  const deepest = deepestFor(settling.blocks);
  const lonely = Math.max(0, depth / deepest - 1) * 0.96;
  return (
    rate(look(spots, settling), settling) -
    lonely -
    inTheWay(spots, settling.blocks) * 0.12 -
    beforeHeroes(spots, settling.blocks) * 0.12 -
    scattered(spots, settling.blocks) * 0.12 -
    peeping(spots, settling.blocks) * 0.5
  );
}
const DEEPEST = 24;
/** What fits a hand lies side by side: a cork is far from its screw sooner than a glass from a plate. */
function deepestFor(blocks: readonly Block[]): number {
  const free = blocks.filter((block) => !isHeld(block));
  const isSmall = free.every(({ depth, height }) => depth < IN_HAND && height < IN_HAND);
  return isSmall ? free.reduce((sum, { depth }) => sum + depth / 2 + GAP, 0) : DEEPEST;
}
const IN_HAND = 14;

/** How far, in centimetres, glasses and bottles stand before the plates that they go with. */
function inTheWay(spots: readonly Spot[], blocks: readonly Block[]): number {
  const flat = blocks.flatMap((block, i) => (isFlat(block) ? [spots[i]!.z] : []));
  if (flat.length === 0) return 0;
  const line = Math.min(...flat);
  return blocks.reduce((sum, { stance, relation }, i) => {
    const isFree = stance === 'tall' && relation === null;
    return sum + (isFree ? Math.max(0, spots[i]!.z - line) : 0);
  }, 0);
}

/** How many low things look over a higher one before them: without their foot they seem to float. */
function peeping(spots: readonly Spot[], blocks: readonly Block[]): number {
  const free = blocks.flatMap((block, i) => (isHeld(block) || block.relation ? [] : [i]));
  return free.filter((i) =>
    free.some((j) => {
      const [low, high] = [blocks[i]!, blocks[j]!];
      const apart = Math.abs(spots[i]!.x - spots[j]!.x);
      return (
        low.height < high.height * LOWER &&
        spots[i]!.z < spots[j]!.z - high.depth / 4 &&
        apart < (low.width + high.width) * 0.4
      );
    }),
  ).length;
}
const LOWER = 0.8;

/** How far, in centimetres, each thing is from the one next to it: a group holds together. */
function scattered(spots: readonly Spot[], blocks: readonly Block[]): number {
  const free = blocks.flatMap((block, i) => (isHeld(block) ? [] : [i]));
  return free.reduce((sum, i) => {
    const gaps = free.filter((j) => j !== i).map((j) => gapOf(i, j, spots, blocks));
    return sum + Math.max(0, Math.min(...gaps) - TOGETHER);
  }, 0);
}
const TOGETHER = 1;

function gapOf(i: number, j: number, spots: readonly Spot[], blocks: readonly Block[]): number {
  const [a, b] = [blocks[i]!, blocks[j]!];
  const dx = Math.abs(spots[i]!.x - spots[j]!.x) - (a.width + b.width) / 2;
  const dz = Math.abs(spots[i]!.z - spots[j]!.z) - (a.depth + b.depth) / 2;
  return Math.hypot(Math.max(0, dx), Math.max(0, dz));
}

/** How far, in centimetres, candles stand before what they light. */
function beforeHeroes(spots: readonly Spot[], blocks: readonly Block[]): number {
  const heroes = blocks.flatMap((one, i) => (one.isLamp || isHeld(one) ? [] : [spots[i]!.z]));
  if (heroes.length === 0) return 0;
  const line = Math.max(...heroes);
  return blocks.reduce((sum, { isLamp, relation }, i) => {
    const isBefore = isLamp === true && relation === null;
    return sum + (isBefore ? Math.max(0, spots[i]!.z - line + LAMP_BACK) : 0);
  }, 0);
}
/** A candle that stands quite beside its bottle already draws the eye first. */
const LAMP_BACK = 3;
const isFlat = (block: Block): boolean =>
  !isHeld(block) &&
  // A long narrow platter is one too.
  Math.max(block.depth, block.width * 0.6) > 15 &&
  block.height < block.depth * 0.6;

/** Things of one picture overlap a little: laid out one by one they look like wares. */
const TOUCHED = 1.2;

/** What a painter's heap may hide of each, how little that costs, and how wide it may lie. */
const HEAP = { mostHidden: 0.34, touched: 0.1, widest: 0.4 };
const LAID = { mostHidden: MOST_HIDDEN, touched: TOUCHED, widest: 0.64 };

/** Half a word is worse than a small glass. */
const UNREAD = 40;

/** Large and whole is good; hidden is bad; a group that leans to one side or leaves the frame empty a little. */
function rate({ sights, box }: Foreseen, { blocks, isHeaped, weights }: Settling): number {
  const { mostHidden, touched, widest } = isHeaped ? HEAP : LAID;
  const shown = sights.filter(({ whole }) => whole > 0);
  const unread = sights.reduce(
    (sum, { whole, seen }, i) => sum + (whole > 0 && blocks[i]?.isRead ? 1 - seen / whole : 0),
    0,
  );
  const sizes = sights.reduce(
    (sum, { whole, seen }, i) =>
      whole > 0 ? sum + (weights?.[i] ?? 1) * Math.log(0.002 + Math.max(0, seen)) : sum,
    0,
  );
  const hidden = shown.reduce((sum, { whole, seen, worstHidden }) => {
    const share = 1 - seen / whole;
    return (
      sum +
      Math.max(0, share - mostHidden) * 12 +
      share * touched +
      Math.max(0, worstHidden - 0.45) * 5
    );
  }, 0);
  const width = Math.min(widest, box.right - box.left);
  return sizes - hidden - unread * UNREAD + width * 1.5;
}
