import { drum, length3 } from '#studio/people/painting/distance.ts';
import { holdGlass } from '#studio/people/held/glass.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { TABLE_AT } from './table.ts';

/** The middle of a guests' table before whoever serves at it, and half of what it is across. */
const AT: Vec3 = [0, 0, 0.86];
const HALF = 0.46;
/** Where the stem of the glass that is filled would be held. */
export const GLASS_ON_TABLE: Vec3 = [0, TABLE_AT + 0.068, 0.6];
const OTHER_GLASS: Vec3 = [0.1, TABLE_AT + 0.068, 1.04];

/** Round, under a cloth that falls in folds, laid with two glasses and a plate. */
export function standLaidTable(p: Vec3, isFlute: boolean, take: Take): void {
  const q: Vec3 = [p[0] - AT[0], p[1], p[2] - AT[2]];
  const near = length3(q[0], p[1] - 0.4, q[2]) - 0.72;
  if (near > 0.15) return take(near, 'worktop');
  const turn = Math.atan2(q[2], q[0]);
  const fallen = Math.min(1, Math.max(0, (TABLE_AT - 0.02 - p[1]) / 0.6));
  const fold = Math.sin(turn * 11 + 1.6 * Math.sin(turn * 3)) + 0.4 * Math.sin(turn * 23);
  const cloth = drum(q, [0, 0.12, 0], { tall: TABLE_AT - 0.12, low: HALF + 0.05, high: HALF });
  take((cloth + fallen * 0.022 * fold) * 0.8, 'worktop');
  take(drum(q, [-0.12, TABLE_AT, 0.1], { tall: 0.014, low: 0.08, high: 0.125 }) * 0.9, 'veil');
  for (const at of [GLASS_ON_TABLE, OTHER_GLASS])
    holdGlass(p, { at: [at[0], at[1], at[2] - 0.03], side: 1, isFlute }, take);
}
