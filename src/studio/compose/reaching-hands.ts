import { figuresOf } from '#studio/people/figures-of.ts';
import { addClosedHand } from '#studio/props/hand/add-hand.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import { lookOfHands } from './look-of-hands.ts';
import { spanOf } from './camera/bounds.ts';
import type { Archetype } from './direction.ts';
import type { Stage } from './stage.ts';

/** Pictures whose own hands do what was asked. */
const OWN: ReadonlySet<Archetype> = new Set<Archetype>(['toast', 'pour', 'grape_macro']);
/** From the wrist to the tips of bent fingers. */
const REACH = 15;

/** 'A spread of tapas, hands reaching in': arms come from the sides of the table. */
export function addReachingHands(stage: Stage, points: readonly Vec3[]): void {
  const hands = figuresOf(stage.spec).find(({ part }) => part === 'hands');
  if (!hands || OWN.has(stage.direction.archetype) || points.length === 0) return;
  const random = stage.random('reaching hands');
  const [left, right] = spanOf(points, 0);
  const [, near] = spanOf(points, 2);
  const [middle, wide] = [(left + right) / 2, (right - left) / 2];
  const skins = random.shuffle(SKINS);
  const sides = hands.count > 1 ? ([-1, 1] as const) : ([1] as const);
  for (const [i, s] of sides.entries()) {
    const fingers = normalize([-s * 0.86, -0.3, -0.4]);
    const thumb = normalize(cross([0, 1, 0], fingers));
    const back = cross(thumb, fingers);
    const tips: Vec3 = [
      middle + s * wide * random.range(0.45, 0.6),
      3,
      near * random.range(0.35, 0.6),
    ];
    addClosedHand(stage.kit, {
      frame: {
        wrist: subtract(tips, scale(fingers, REACH)),
        fingers,
        back: back[1] > 0 ? back : scale(back, -1),
        thumb: scale(thumb, thumb[2] < 0 ? 1 : -1),
      },
      open: { bend: [0.3, 0.4, 0.25], spread: 0.6, swing: 0.5, thumb: [0.2, 0.2] },
      held: null,
      middle: add(tips, [0, -2, 0]),
      arm: normalize([s * 0.85, 0.16, 0.5]),
      look: lookOfHands(stage.spec, { skin: skins[i]!, sleeve: random.pick(SLEEVES) }),
    });
  }
}
