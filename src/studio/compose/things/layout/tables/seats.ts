import { SEAT_ROOM } from '#studio/props/furniture/long-table.ts';
import type { PiecePlace } from '#studio/compose/things/layout/group.ts';

/** What seats stand round: from above, in centimetres. */
export interface SeatedTable {
  width: number;
  depth: number;
  isRound: boolean;
}

const SIDE = Math.PI / 2;

/** How far the middle of a chair stands from the edge: pushed in by half. */
const OUT = 10;

/** Places for seats, each looking at its table: both long sides, an odd one at the far end; a round table all round. */
export function seatsRound(table: SeatedTable, count: number): PiecePlace[] {
  return table.isRound ? roundSeats(table, count) : sideSeats(table, count);
}

function sideSeats({ width, depth }: SeatedTable, count: number): PiecePlace[] {
  const pairs = Math.floor(count / 2);
  const reach = width / 2 + OUT;
  const sides = Array.from({ length: pairs * 2 }, (_, i): PiecePlace => {
    const side = i % 2 === 0 ? -1 : 1;
    const z = (Math.floor(i / 2) - (pairs - 1) / 2) * SEAT_ROOM;
    return { x: side * reach, z, yaw: -side * SIDE };
  });
  return count % 2 === 0 ? sides : [...sides, { x: 0, z: -depth / 2 - OUT, yaw: 0 }];
}

/** Left, right and behind first: nobody's chair hides the table. */
function roundSeats({ width }: SeatedTable, count: number): PiecePlace[] {
  const reach = width / 2 + OUT;
  return Array.from({ length: count }, (_, i): PiecePlace => {
    const a =
      count < 4
        ? SIDE - (i * Math.PI) / Math.max(1, count - 1)
        : SIDE / 2 + i * ((Math.PI * 2) / count);
    const [x, z] = [-Math.sin(a), count < 4 ? -Math.abs(Math.cos(a)) : -Math.cos(a)];
    return { x: x * reach, z: z * reach, yaw: Math.atan2(-x, -z) };
  });
}

/** Room between two tables, with their chairs. */
const AISLE = 150;

/** Several tables stand apart, so that their chairs have room. */
export function tablesApart({ width, depth }: SeatedTable, count: number): PiecePlace[] {
  const [x, z] = [width + AISLE, depth + AISLE];
  const inFront = count < 3 ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i): PiecePlace => {
    const isBack = i >= inFront;
    const here = isBack ? count - inFront : inFront;
    const at = (isBack ? i - inFront : i) - (here - 1) / 2;
    return { x: at * x, z: isBack ? -z / 2 : count < 3 ? 0 : z / 2, yaw: 0 };
  });
}
