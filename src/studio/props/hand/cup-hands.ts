import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, scale, subtract } from '#studio/vector.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import { addClosedHand } from './add-hand.ts';
import type { OpenHand } from './close-hand.ts';
import type { HandLook } from './hand-look.ts';

const OPEN: OpenHand = {
  bend: [0.12, 0.16, 0.1],
  spread: 0.45,
  swing: 0.35,
  most: [0.6, 0.7, 0.4],
  // Beside what lies there, not hooked over it.
  isThumbIdle: true,
  thumb: [0.4, 0.35],
};
/** Of the palm in the hand's own centimetres. */
const PALM: Vec3 = [7.4, -1.3, -0.8];

const WIDE = 8;
/** Centimetres to beyond the frame. */
const FAR = 80;

/** Both hands held out before us, palms up, the little fingers side by side: a bowl for what lies in it. */
export function addCuppedHands(
  kit: Kit,
  held: { foot: Vec3; wide: number; tall: number; solid: Distance; look: HandLook },
): void {
  const { foot, wide, tall, solid, look } = held;
  for (const s of [-1, 1] as const) {
    const fingers = normalize([-s * 0.3, 0.06, -0.95]);
    const up: Vec3 = [-s * 0.5, 0.86, 0];
    const palm = normalize(subtract(up, scale(fingers, dot(up, fingers))));
    const back = scale(palm, -1);
    const thumb = scale(cross(fingers, back), -s);
    const at = add(foot, [s * Math.max(3.8 * look.size, wide * 0.42), -0.8, 0.6]);
    const palmAt = add(scale(fingers, PALM[0]), add(scale(back, PALM[1]), scale(thumb, PALM[2])));
    const wrist = subtract(at, scale(palmAt, look.size));
    addClosedHand(kit, {
      frame: { wrist, fingers, back, thumb },
      open: OPEN,
      held: solid,
      middle: add(foot, [s * wide * 0.75, tall * 0.5, 1]),
      arm: normalize([s * 0.42, -0.34, 0.84]),
      look,
      // Where what lies there is wide, the frame is too, and no sleeve may end in it.
      ...(look.sleeve && wide > WIDE && { reach: FAR }),
    });
  }
}
