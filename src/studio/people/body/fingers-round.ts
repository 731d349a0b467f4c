import type { Vec3 } from '#studio/scene-graph.ts';
import { cross, dot, normalize, subtract } from '#studio/vector.ts';
import type { Arm } from '#studio/people/acting/stance.ts';

/** Root, joint and tip. */
export type Digit = readonly [Vec3, Vec3, Vec3];

/** What a hand is laid round: a point of its axis, the way the axis goes, and how thick it is. */
export interface Round {
  at: Vec3;
  axis: Vec3;
  radius: number;
}

/** How far round it the joints of fingers and thumb lie, in radians from the palm. */
const FINGER = [0.5, 1.45, 2.3] as const;
const THUMB = [-0.35, -0.95, -1.45] as const;
/** Between neighbours. */
const APART = 0.0195;

/** Fingers laid round a bottle, the outer side of the hand towards whoever stands there; the thumb goes the other way. */
export function fingersRound(
  { wrist, hand, side }: Arm,
  { at, axis, radius }: Round,
): { fingers: readonly Digit[]; thumb: Digit } {
  const up = normalize(axis);
  const along = dot(subtract(hand, at), up);
  const middle: Vec3 = [at[0] + up[0] * along, at[1] + up[1] * along, at[2] + up[2] * along];
  const from = subtract(wrist, middle);
  const off = dot(from, up);
  const palm = normalize([from[0] - up[0] * off, from[1] - up[1] * off, from[2] - up[2] * off]);
  const turned = cross(up, palm);
  const out: Vec3 =
    turned[0] * side + turned[2] * 0.3 >= 0 ? turned : [-turned[0], -turned[1], -turned[2]];
  const on = (turn: number, aside: number, thick: number): Vec3 => {
    const [c, s] = [Math.cos(turn) * (radius + thick), Math.sin(turn) * (radius + thick)];
    return [
      middle[0] + palm[0] * c + out[0] * s + up[0] * aside,
      middle[1] + palm[1] * c + out[1] * s + up[1] * aside,
      middle[2] + palm[2] * c + out[2] * s + up[2] * aside,
    ];
  };
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((i): Digit => {
    // The little finger is the shortest, and none lies quite as the next one does.
    const short = 1 - Math.abs(i - 0.4) * 0.05;
    const [root, joint, tip] = FINGER;
    return [
      on(root, i * APART, 0.006),
      on(joint * short, i * APART * 1.04, 0.007),
      on(tip * short, i * APART * 0.98, 0.005),
    ];
  });
  const [root, joint, tip] = THUMB;
  return { fingers, thumb: [on(root, 0.02, 0.008), on(joint, 0.034, 0.008), on(tip, 0.03, 0.006)] };
}
