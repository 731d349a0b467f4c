import { box, length3, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Metres from one who sits on a sofa to the next. */
export const SOFA_SEAT = 0.74;
const ARM = 0.1;

type Stand = (p: Vec3, take: Take) => void;

/** For so many; the first of them sits at its left end, and nobody on a sofa for one. */
export const sofaFor = (people: number): Stand =>
  upholstered('sofa', {
    seats: Math.max(2, people),
    wide: SOFA_SEAT,
    middle: (people - 1) * (SOFA_SEAT / 2),
  });

export const standArmchair = upholstered('armchair', { seats: 1, wide: 0.68, middle: 0 });

/** A cushion and a piece of the back for each seat, between two arms. */
function upholstered(
  part: 'sofa' | 'armchair',
  { seats, wide, middle }: { seats: number; wide: number; middle: number },
): Stand {
  const half = (seats * wide) / 2;
  const last = (seats - 1) / 2;
  return ([x, y, z], take) => {
    const p: Vec3 = [x - middle, y, z];
    const m: Vec3 = [Math.abs(p[0]), y, z];
    const near = length3(Math.max(0, m[0] - half), y - 0.46, z + 0.02) - 0.64;
    if (near > 0.2) return take(near, part);
    const own = Math.max(-last, Math.min(last, Math.round(p[0] / wide + last) - last));
    const q: Vec3 = [p[0] - own * wide, y, z];
    take(box(q, [0, 0.4, 0.04], [wide / 2 - 0.006, 0.06, 0.3], 0.04), part);
    take(box(q, [0, 0.7, -0.27], [wide / 2 - 0.006, 0.24, 0.085], 0.07), part);
    take(box(p, [0, 0.24, 0], [half, 0.12, 0.32], 0.02), part);
    take(box(p, [0, 0.5, -0.36], [half + ARM, 0.4, 0.05], 0.04), part);
    take(box(m, [half + ARM, 0.37, -0.02], [ARM, 0.26, 0.36], 0.07), part);
    take(limb(m, [half, 0, 0.26], [half, 0.14, 0.26], 0.02, 0.03), 'chair');
  };
}
