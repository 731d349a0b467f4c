import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, length, normalize, scale, subtract } from '#studio/vector.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import { addClosedHand } from './add-hand.ts';
import type { HandLook } from './hand-look.ts';

/** Under the middle finger's root, in the hand's own centimetres. */
const PALM: Vec3 = [8.2, -1.25, 0.2];

export interface Support {
  /** Middle of what lies or stands on the palm, and what the fingers feel of it. */
  at: Vec3;
  solid: Distance;
  side: 1 | -1;
  look: HandLook;
}

/** An open hand, palm up, with something on it. */
export function addSupportHand(kit: Kit, { at, solid, side, look }: Support): void {
  const fingers = normalize([-side * 0.8, 0, 0.6]);
  const back: Vec3 = [0, -1, 0];
  const thumb = scale(cross(fingers, back), side);
  const palmAt = add(scale(fingers, PALM[0]), add(scale(back, PALM[1]), scale(thumb, PALM[2])));
  const wrist = subtract(at, scale(palmAt, look.size));
  addClosedHand(kit, {
    frame: { wrist, fingers, back, thumb },
    open: {
      bend: [0, 0.05, 0.03],
      spread: 0.5,
      swing: 0.1,
      most: [0.5, 0.55, 0.3],
      isThumbIdle: true,
    },
    held: solid,
    middle: add(at, [side * 3, 3, 3]),
    arm: normalize([side * 0.85, -0.4, -0.2]),
    look,
  });
}

/** The round foot of a bottle or glass. */
export const footOf =
  (at: Vec3, radius: number): Distance =>
  (p) =>
    Math.max(length([p[0] - at[0], 0, p[2] - at[2]]) - radius, at[1] - p[1]);
