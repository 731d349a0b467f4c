import type { Block, Spot } from './block.ts';

export const isTall = ({ stance }: Block): boolean => stance === 'tall' || stance === 'floor';

/** Several things on one board lie side by side on it, more than two in two rows. */
export function shareHolders(blocks: readonly Block[], spots: Spot[]): void {
  const held = blocks.map((_, i) => i).filter((i) => blocks[i]!.relation?.kind === 'on');
  for (const all of Map.groupBy(held, (i) => blocks[i]!.relation!.to).values()) {
    const holder = blocks[blocks[all[0]!]!.relation!.to]!;
    const rows =
      sidesOn(all, blocks, holder.width) ??
      lineOn(all, blocks, holder) ??
      rowsOn(all, blocks, holder.rows?.[0]);
    const step = holder.rows?.[1] ?? rowStep(rows, blocks);
    // The last row stands at the near end of a table, where it is seen.
    const near = holder.rows
      ? holder.depth / 2 - step * (rows.length - 0.2)
      : (-step * (rows.length - 1)) / 2;
    rows.forEach((row, r) => {
      const total = row.reduce((sum, i) => sum + blocks[i]!.width + 0.8, -0.8);
      let x = -total / 2;
      for (const i of row) {
        spots[i]!.x += x + blocks[i]!.width / 2;
        if (rows.length > 1 || holder.rows) spots[i]!.z += near + r * step;
        x += blocks[i]!.width + 0.8;
      }
    });
  }
}

/** From one row to the next: as near as the deeper things of both allow, so that the front row lies before the back one and not apart from it. */
export function rowStep(rows: readonly (readonly number[])[], blocks: readonly Block[]): number {
  if (rows.length < 2) return 0;
  const deep = rows.map((row) => Math.max(...row.map((i) => blocks[i]!.depth)) / 2);
  const apart = deep.slice(1).map((half, r) => half + deep[r]! - NESTLED);
  return Math.min(BOARD_ROW, Math.max(...apart));
}
const BOARD_ROW = 12;
/** Rounded ends lie in each other's gaps. */
const NESTLED = 1.4;

/** 'A candle to the right': in one row, in the order of their sides, where the holder is as wide. */
function sidesOn(
  all: readonly number[],
  blocks: readonly Block[],
  room: number,
): number[][] | null {
  const width = all.reduce((sum, i) => sum + blocks[i]!.width + 0.8, -0.8);
  if (width > room * ON_ROUND || !all.some((i) => blocks[i]!.side)) return null;
  const rank = (i: number): number => (blocks[i]!.side ? (blocks[i]!.side === 'left' ? 0 : 2) : 1);
  return [all.toSorted((a, b) => rank(a) - rank(b))];
}
/** Share of a round top's width that a row across it may take. */
const ON_ROUND = 0.86;

/** What stands on a shelf stands in one line along it, as it was named. */
function lineOn(
  all: readonly number[],
  blocks: readonly Block[],
  holder: Block,
): number[][] | null {
  const width = all.reduce((sum, i) => sum + blocks[i]!.width + 0.8, -0.8);
  const isLong = holder.width > holder.depth * SHELF && holder.rows === undefined;
  return isLong && width < holder.width && all.every((i) => isTall(blocks[i]!)) ? [[...all]] : null;
}
/** Width by depth of what is longer than a board. */
const SHELF = 2.6;

/** In centimetres: no board is as long as two rows of this; three of them fit. */
const LONGEST = 44;

/** The taller half lies behind; on a table as many rows as the width of one asks for. */
export function rowsOn(
  all: readonly number[],
  blocks: readonly Block[],
  widest?: number,
): number[][] {
  const tallest = all.toSorted((a, b) => blocks[b]!.height - blocks[a]!.height);
  if (widest !== undefined) return filledRows(tallest, blocks, widest);
  if (all.length <= 2) return [[...all]];
  const half = Math.ceil(all.length / 2);
  const two = [tallest.slice(0, half), tallest.slice(half)];
  const isLong = two.some((row) => row.reduce((sum, i) => sum + blocks[i]!.width, 0) > LONGEST);
  if (!isLong || all.length < 5) return two;
  const third = Math.ceil(all.length / 3);
  return [tallest.slice(0, third), tallest.slice(third, third * 2), tallest.slice(third * 2)];
}

function filledRows(all: readonly number[], blocks: readonly Block[], widest: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  for (const i of all) {
    if (used + blocks[i]!.width > widest) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(i);
    used += blocks[i]!.width + 0.8;
  }
  return rows;
}
