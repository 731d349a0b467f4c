import { drum, length3 } from '#studio/people/painting/distance.ts';
import { holdGlass } from '#studio/people/held/glass.ts';
import type { Grip } from '#studio/people/held/held.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { blankPoint } from '#studio/people/painting/written-point.ts';
import { TABLE_AT } from './table.ts';

/** The middle of a guests' table before whoever serves at it, and half of what it is across. */
const AT: Vec3 = [0, 0, 0.86];
const HALF = 0.46;
/** Where the stem of the glass that is filled would be held. */
export const GLASS_ON_TABLE: Vec3 = [0, TABLE_AT + 0.068, 0.6];
const OTHER_GLASS: Vec3 = [0.1, TABLE_AT + 0.068, 1.04];
/** So far the glasses stand out of the ball round the table. */
const OUTSTANDING = 0.08;

const CLOTH_AT: Vec3 = [0, 0.12, 0];
const CLOTH = { tall: TABLE_AT - 0.12, low: HALF + 0.05, high: HALF };
const PLATE_AT: Vec3 = [-0.12, TABLE_AT, 0.1];
const PLATE = { tall: 0.014, low: 0.08, high: 0.125 };
/** From here on no fold is seen. */
const FOLDED_WITHIN = 0.12;
const DEEPEST_FOLD = -1.4;

/** Round, under a cloth that falls in folds, laid with two glasses and a plate; nothing farther than `limit` is asked for. */
export function laidTable(isFlute: boolean): (p: Vec3, take: Take, limit: number) => void {
  const gripOf = (at: Vec3): Grip => ({ at: [at[0], at[1], at[2] - 0.03], side: 1, isFlute });
  const [filled, other] = [gripOf(GLASS_ON_TABLE), gripOf(OTHER_GLASS)];
  const q = blankPoint();
  return (p, take, limit) => {
    const near = length3(p[0] - AT[0], p[1] - 0.4, p[2] - AT[2]) - 0.72;
    if ((near - OUTSTANDING) * 0.8 > limit) return;
    if (near > 0.15) return take(near, 'worktop');
    q[0] = p[0] - AT[0];
    q[1] = p[1];
    q[2] = p[2] - AT[2];
    const fallen = Math.min(1, Math.max(0, (TABLE_AT - 0.02 - p[1]) / 0.6));
    const cloth = drum(q, CLOTH_AT, CLOTH);
    const fold = cloth < FOLDED_WITHIN && fallen > 0 ? foldAt(q) : DEEPEST_FOLD;
    take((cloth + fallen * 0.022 * fold) * 0.8, 'worktop');
    take(drum(q, PLATE_AT, PLATE) * 0.9, 'veil');
    holdGlass(p, filled, take);
    holdGlass(p, other, take);
  };
}

function foldAt(q: Vec3): number {
  const turn = Math.atan2(q[2], q[0]);
  return Math.sin(turn * 11 + 1.6 * Math.sin(turn * 3)) + 0.4 * Math.sin(turn * 23);
}
