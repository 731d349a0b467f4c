import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, limb } from '#studio/people/painting/distance.ts';
import type { Part } from './part.ts';
import type { Sleeves } from './person-shape.ts';
import type { Arm } from '#studio/people/acting/stance.ts';

interface ArmSample {
  distance: number;
  part: Part;
  /** To the upper arm alone: there it grows out of the shoulder. */
  upper: number;
}

/** An arm in its sleeve: cloth, and the bare skin below it. */
export function armOf(
  { shoulder, elbow, wrist }: Arm,
  { width, sleeves }: { width: number; sleeves: Sleeves },
): (p: Vec3) => ArmSample {
  const bare = between(elbow, wrist, 0.22);
  const half = between(shoulder, elbow, 0.62);
  return (p) => {
    const upperArm = limb(p, shoulder, elbow, 0.047 * width, 0.037);
    const lower = limb(p, elbow, wrist, 0.037, 0.0245);
    const arm = blend(upperArm, lower, 0.03);
    if (sleeves === 'short') {
      const cloth = limb(p, shoulder, half, 0.056 * width, 0.056);
      return nearer(cloth, arm, cloth);
    }
    const cuff = sleeves === 'rolled' ? bare : wrist;
    const loose = sleeves === 'rolled' ? 0.045 : 0.036;
    const upper = limb(p, shoulder, elbow, 0.056 * width, 0.046);
    const cloth = creased(p, blend(upper, limb(p, elbow, cuff, 0.045, loose), 0.03), elbow);
    return nearer(cloth, arm, upper);
  };
}

const nearer = (cloth: number, arm: number, upper: number): ArmSample =>
  cloth < arm + 0.001
    ? { distance: cloth, part: 'sleeve', upper }
    : { distance: arm, part: 'skin', upper };

const between = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Cloth gathers in the bend of an arm. */
function creased(p: Vec3, distance: number, elbow: Vec3): number {
  if (distance > 0.02) return distance - 0.0085;
  const d2 = (p[0] - elbow[0]) ** 2 + (p[1] - elbow[1]) ** 2 + (p[2] - elbow[2]) ** 2;
  const wave =
    Math.sin(p[1] * 88 + Math.sin(p[0] * 31) * 1.7 + p[2] * 46) +
    0.6 * Math.sin(p[0] * 64 - p[1] * 41 + Math.sin(p[2] * 27) * 2);
  return distance + 0.0052 * wave * Math.exp(-d2 / 0.011);
}
