import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, scale, subtract } from '#studio/vector.ts';

// A hand in its own centimetres: the wrist at the origin, x towards the fingers, y out of its back, z to the thumb.

export interface Bone {
  from: Vec3;
  to: Vec3;
  radii: readonly [number, number];
  /** Out of its back, where the nail is. */
  back: Vec3;
}

/** Bend of the three joints, and how far it is spread from the middle finger, in radians. */
export interface FingerBend {
  bend: readonly [number, number, number];
  spread: number;
}

/** How far the thumb is swung under the palm and stretched forwards, and the bend of its two joints. */
export interface ThumbBend {
  swing: number;
  stretch: number;
  bend: readonly [number, number];
  /** What it bends towards. */
  towards: Vec3;
}

interface Finger {
  knuckle: Vec3;
  lengths: readonly [number, number, number];
  radii: readonly [number, number, number, number];
}

/** From the index to the little finger. */
export const FINGERS: readonly Finger[] = [
  { knuckle: [9.1, 0.15, 2.75], lengths: [4.5, 2.7, 2.1], radii: [1.05, 0.93, 0.84, 0.68] },
  { knuckle: [9.5, 0.4, 0.9], lengths: [5, 3.1, 2.3], radii: [1.08, 0.95, 0.86, 0.7] },
  { knuckle: [9.1, 0.2, -0.95], lengths: [4.6, 2.9, 2.2], radii: [1.02, 0.9, 0.81, 0.67] },
  { knuckle: [8.2, -0.25, -2.65], lengths: [3.6, 2.1, 1.9], radii: [0.9, 0.78, 0.7, 0.58] },
];

const THUMB_ROOT: Vec3 = [2.1, -0.9, 2.3];
const THUMB_LENGTHS = [4.5, 3.4, 2.7] as const;
const THUMB_RADII = [1.5, 1.16, 1.04, 0.8] as const;

/** The three bones of a finger. */
export function fingerBones(index: number, { bend, spread }: FingerBend): Bone[] {
  const { knuckle, lengths, radii } = FINGERS[index]!;
  let [from, angle]: [Vec3, number] = [knuckle, 0];
  return lengths.map((length, i) => {
    angle += bend[i]!;
    const flat = Math.cos(angle) * length;
    const to = add(from, [
      flat * Math.cos(spread),
      -Math.sin(angle) * length,
      flat * Math.sin(spread),
    ]);
    const back: Vec3 = [
      Math.sin(angle) * Math.cos(spread),
      Math.cos(angle),
      Math.sin(angle) * Math.sin(spread),
    ];
    const bone: Bone = { from, to, radii: [radii[i]!, radii[i + 1]!], back };
    from = to;
    return bone;
  });
}

/** The metacarpal of the thumb and its two bones. */
export function thumbBones({ swing, stretch, bend, towards }: ThumbBend): Bone[] {
  const [c, s] = [Math.cos(swing), Math.sin(swing)];
  // Swung about the hand's length from beside the palm to under it.
  let along = normalize([stretch, -0.12 * c - 0.68 * s, 0.68 * c - 0.12 * s]);
  const middle = add(THUMB_ROOT, scale(along, THUMB_LENGTHS[0]));
  const axis = normalize(cross(along, subtract(towards, middle)));
  let from = THUMB_ROOT;
  return THUMB_LENGTHS.map((length, i) => {
    if (i > 0) along = turnAbout(along, axis, bend[i - 1]!);
    const to = add(from, scale(along, length));
    const radii = [THUMB_RADII[i]!, THUMB_RADII[i + 1]!] as const;
    const bone: Bone = { from, to, radii, back: cross(along, axis) };
    from = to;
    return bone;
  });
}

function turnAbout(v: Vec3, axis: Vec3, angle: number): Vec3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return add(add(scale(v, c), scale(cross(axis, v), s)), scale(axis, dot(axis, v) * (1 - c)));
}
