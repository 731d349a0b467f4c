import type { Block, Spot } from './block.ts';
import { isTall, shareHolders } from './share-holders.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import type { Stance } from '#studio/things/thing.ts';

const GAP = 2.4;

/** Widest row of things, in centimetres: wide frames line them up, tall ones stack the rows. */
const rowWidth = (aspect: number): number => Math.max(24, 44 * aspect ** 0.9);

/** Places in centimetres for every block that stands on the table; those in or on others share their holder's. */
export function layOut(
  blocks: readonly Block[],
  { aspect, isMirrored }: { aspect: number; isMirrored: boolean },
): Spot[] {
  const free = blocks.map((_, i) => i).filter((i) => !isHeld(blocks[i]!));
  const rows = chooseRows(blocks, free, aspect);
  const hasSides = blocks.some((b) => b.side || (b.relation && SIDES.includes(b.relation.kind)));
  if (isMirrored && !hasSides) for (const row of rows) row.reverse();
  const leaning = applyRelations(rows, blocks);
  standAside(rows, blocks);
  const spots = blocks.map((): Spot => ({ x: 0, z: 0 }));
  spread(rows, blocks, spots);
  for (const [index, to] of leaning) spots[index]!.x = spots[to]!.x + besides(blocks, index, to);
  blocks.forEach((block, i) => {
    if (isHeld(block)) spots[i] = { ...spots[rootOf(blocks, i)]! };
  });
  shareHolders(blocks, spots);
  return followHolders(blocks, spots);
}

/** Cherries in a bowl that was moved along its sill move with it. */
function followHolders(blocks: readonly Block[], spots: readonly Spot[]): Spot[] {
  return spots.map((spot, i) => {
    const root = spots[rootOf(blocks, i)]!;
    let { x, z } = spot;
    let seen = blocks.length;
    for (let at = i; isHeld(blocks[at]!) && seen > 0; seen--) {
      at = blocks[at]!.relation!.to;
      if (!isHeld(blocks[at]!)) break;
      x += spots[at]!.x - root.x;
      z += spots[at]!.z - root.z;
    }
    return { x, z };
  });
}

const SIDES: readonly Relation[] = ['left_of', 'right_of', 'beside'];

export const isHeld = ({ relation }: Block): boolean =>
  relation?.kind === 'in' ||
  relation?.kind === 'on' ||
  relation?.kind === 'under' ||
  relation?.kind === 'at';

/** Follows 'in' and 'on' down to what stands on the table itself. */
export function rootOf(blocks: readonly Block[], index: number): number {
  let at = index;
  for (let hops = 0; hops < blocks.length && isHeld(blocks[at]!); hops++) {
    at = blocks[at]!.relation!.to;
  }
  return at;
}

const RANK: Readonly<Record<Stance, number>> = { scenery: 0, floor: 0, tall: 1, dish: 2, small: 3 };

/** Of the widest row. */
const STREWN = 0.55;

/** From the back to the front: tall things, then dishes, then what fits a hand; one row if that is not too wide. */
function chooseRows(blocks: readonly Block[], free: readonly number[], aspect: number): number[][] {
  const widest = rowWidth(aspect);
  const floorFirst = (i: number): number =>
    blocks[i]!.stance === 'floor' ? -blocks[i]!.height : 0;
  const ordered = free.toSorted(
    (a, b) => RANK[blocks[a]!.stance] - RANK[blocks[b]!.stance] || floorFirst(a) - floorFirst(b),
  );
  const rows: number[][] = [];
  let used = Infinity;
  for (const index of ordered) {
    const block = blocks[index]!;
    const last = rows.at(-1);
    const changes = last !== undefined && isTall(blocks[last[0]!]!) !== isTall(block);
    const isCrowded = used + block.width > widest;
    // Branches strewn about lie before the bottle: beside it they would push it to the edge.
    const isStrewn = changes && block.stance === 'small' && block.width > widest * STREWN;
    if (isCrowded || isStrewn || (changes && ordered.length > 3 && aspect < 2)) {
      rows.push([index]);
      used = block.width + GAP;
    } else {
      last!.push(index);
      used += block.width + GAP;
    }
  }
  return rows;
}

/** Moves what is told against another thing next to it; pairs [index, to] must share their x. */
function applyRelations(rows: number[][], blocks: readonly Block[]): [number, number][] {
  const leaning: [number, number][] = [];
  blocks.forEach(({ relation }, index) => {
    if (!relation || isHeld(blocks[index]!)) return;
    const from = rows.find((row) => row.includes(index));
    if (!from || relation.to === index) return;
    from.splice(from.indexOf(index), 1);
    if (from.length === 0) rows.splice(rows.indexOf(from), 1);
    const at = rows.findIndex((row) => row.includes(relation.to));
    if (at < 0) {
      rows.push([index]);
      return;
    }
    const row = rows[at]!;
    switch (relation.kind) {
      case 'left_of':
        row.splice(row.indexOf(relation.to), 0, index);
        return;
      case 'behind':
      case 'in_front_of':
        rows.splice(relation.kind === 'behind' ? at : at + 1, 0, [index]);
        leaning.push([index, relation.to]);
        return;
      default:
        row.splice(row.indexOf(relation.to) + 1, 0, index);
    }
  });
  return leaning;
}

/** What has a side of the frame to itself stands at that end of the widest row. */
function standAside(rows: number[][], blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    const from = rows.find((row) => row.includes(index));
    if (!block.side || !from || rows.flat().length < 2) return;
    from.splice(from.indexOf(index), 1);
    if (from.length === 0) rows.splice(rows.indexOf(from), 1);
    const widthOf = (row: readonly number[]) => row.reduce((sum, i) => sum + blocks[i]!.width, 0);
    const widest = rows.toSorted((a, b) => widthOf(b) - widthOf(a))[0]!;
    widest.splice(block.side === 'left' ? 0 : widest.length, 0, index);
  });
}

/** How far a thing before or behind another steps aside, so that both are seen. */
function besides(blocks: readonly Block[], index: number, to: number): number {
  const [a, b] = [blocks[index]!, blocks[to]!];
  const [back, front] = a.relation!.kind === 'behind' ? [a, b] : [b, a];
  const isClear = back.height > front.height * 1.8;
  return isClear ? b.width * 0.12 : b.width * 0.45 + a.width * 0.3;
}

/** Share of a platter's width that the glass behind it stands before. */
const TUCK = 0.34;
const PLATTER = 17;

/** One glass or bottle stands behind the corner of one wide platter: beside it both would be small. */
function tucksIn(row: readonly number[], blocks: readonly Block[]): boolean {
  if (row.length !== 2 || row.some((i) => blocks[i]!.relation || blocks[i]!.side)) return false;
  const [tall, flat] = row.map((i) => blocks[i]!).toSorted((a, b) => b.height - a.height) as [
    Block,
    Block,
  ];
  return (
    tall.stance === 'tall' &&
    flat.stance !== 'floor' &&
    flat.width > PLATTER &&
    flat.height < flat.depth * 0.5 &&
    tall.width < flat.width * 0.6
  );
}

/** Rows get their depth, blocks in a row their places; low things step forward a little. */
function spread(rows: readonly number[][], blocks: readonly Block[], spots: Spot[]): void {
  let z = 0;
  rows.forEach((row, r) => {
    const deepest = Math.max(...row.map((i) => blocks[i]!.depth));
    if (r > 0) z += deepest / 2 + 1.2;
    const usual = row.length > 2 ? GAP * 0.4 : GAP;
    const isTucked = tucksIn(row, blocks);
    const gap = isTucked ? -TUCK * Math.max(...row.map((i) => blocks[i]!.width)) : usual;
    const total = row.reduce((sum, i) => sum + blocks[i]!.width + gap, -gap);
    let x = -total / 2;
    row.forEach((i, k) => {
      const block = blocks[i]!;
      const isMixed = row.some((j) => isTall(blocks[j]!)) && !isTall(block);
      if (isTucked && isMixed) {
        const tall = blocks[row.find((j) => isTall(blocks[j]!))!]!;
        spots[i] = { x: x + block.width / 2, z: z + (block.depth + tall.depth) / 2 };
        x += block.width + gap;
        return;
      }
      // Nobody lays a table with a ruler: every second thing steps back.
      const back = row.length > 2 && k % 2 === 1 ? Math.min(4, deepest * 0.3) : 0;
      spots[i] = { x: x + block.width / 2, z: z + (isMixed ? 3 : 0) - back };
      x += block.width + gap;
    });
    z += deepest / 2 + 1.2;
  });
  const middle = z / 2;
  for (const spot of spots) spot.z -= middle;
}
