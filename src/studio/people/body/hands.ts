import type { Vec3 } from '#studio/scene-graph.ts';
import { cross, normalize, subtract } from '#studio/vector.ts';
import { blend, length3, limb } from '#studio/people/painting/distance.ts';
import type { Arm } from '#studio/people/acting/stance.ts';
import { fingersRound } from './fingers-round.ts';
import type { Digit, Round } from './fingers-round.ts';

/** Palm, four fingers and a thumb: closed round what is held, else hanging loosely. Not measured beyond `limit`. */
export function handOf(arm: Arm, round?: Round): (p: Vec3, limit: number) => number {
  const { wrist, hand } = arm;
  const along = normalize(subtract(hand, wrist));
  const at = (forward: number): Vec3 => [
    hand[0] + along[0] * forward,
    hand[1] + along[1] * forward,
    hand[2] + along[2] * forward,
  ];
  const { fingers, thumb } = round ? fingersRound(arm, round) : fingersOf(arm, along);
  const heel = at(0.004);
  const middle = at(-0.01);
  return (p, limit) => {
    const far = length3(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]) - 0.14;
    if (far > 0.04 || far > limit) return far;
    let closed = limb(p, wrist, heel, 0.027, 0.033);
    for (const [root, joint, tip] of fingers) {
      const finger = Math.min(
        limb(p, root, joint, 0.0102, 0.0094),
        limb(p, joint, tip, 0.0094, 0.0078),
      );
      // No wider a seam, or four fingers would be a mitten.
      closed = blend(closed, finger, 0.0035);
    }
    const bent = Math.min(
      limb(p, thumb[0], thumb[1], 0.0135, 0.0115),
      limb(p, thumb[1], thumb[2], 0.0115, 0.0088),
    );
    return blend(closed, bent, 0.008);
  };
}

/** Closed round a stem, or hanging. */
function fingersOf(
  { hand, side, holds }: Arm,
  along: Vec3,
): { fingers: readonly Digit[]; thumb: Digit } {
  const isClosed = holds !== null;
  // Fingers lie one above the other round an upright stem, beside each other in a hanging hand.
  const across: Vec3 = isClosed ? [0, 1, 0] : normalize(cross(along, [side, 0.1, 0.2]));
  const curl = normalize(cross(along, across));
  const at = (forward: number, aside: number, inward: number): Vec3 => [
    hand[0] + along[0] * forward + across[0] * aside + curl[0] * inward * side,
    hand[1] + along[1] * forward + across[1] * aside + curl[1] * inward * side,
    hand[2] + along[2] * forward + across[2] * aside + curl[2] * inward * side,
  ];
  const fingers = [-1.5, -0.5, 0.5, 1.5].map((i): Digit => {
    const aside = i * 0.0195;
    const long = 0.074 - Math.abs(i + 0.3) * 0.006;
    return isClosed
      ? [at(-0.005, aside, 0.008), at(0.034, aside, 0.012), at(0.036, aside * 0.95, 0.042)]
      : [
          at(0.02, aside, 0),
          at(0.02 + long * 0.6, aside, 0.01),
          at(0.02 + long, aside * 0.9, 0.03),
        ];
  });
  return {
    fingers,
    thumb: [at(-0.02, 0.03, 0.012), at(0.014, 0.042, 0.032), at(0.03, 0.04, 0.04)],
  };
}
