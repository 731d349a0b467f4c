import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { FINGERS } from './bones.ts';
import type { Bone } from './bones.ts';
import type { Hand } from './close-hand.ts';

/** Where the bones of the palm begin, from the index to the little finger. */
const CARPALS: readonly Vec3[] = [
  [0.6, 0.1, 1.25],
  [0.6, 0.25, 0.45],
  [0.6, 0.2, -0.45],
  [0.6, 0, -1.2],
];

export interface Arm {
  /** Towards the elbow, in the hand's own axes, and centimetres of bare skin. */
  along: Vec3;
  bare: number;
}

/** The whole hand as one body: fingers grow out of the palm with webs between them, and stay apart. */
export function fleshOf({ fingers, thumb }: Hand, arm: Arm): Distance {
  const elbow: Vec3 = [arm.along[0] * arm.bare, arm.along[1] * arm.bare, arm.along[2] * arm.bare];
  return (p) => {
    const palm = palmAt(p, elbow, arm.bare);
    let flesh = blend(palm, thumbAt(p, thumb), 0.9);
    for (const bones of fingers) flesh = Math.min(flesh, blend(palm, boneChain(p, bones), 0.55));
    return flesh;
  };
}

function palmAt(p: Vec3, elbow: Vec3, bare: number): number {
  // Forearm and wrist are wider than thick.
  const flat: Vec3 = [p[0], p[1] * 1.32, p[2]];
  const wrist = limb(
    flat,
    [1.4, -0.2, 0],
    [elbow[0], elbow[1] * 1.32, elbow[2]],
    2.2,
    2.5 + bare * 0.06,
  );
  let palm = wrist * 0.85;
  CARPALS.forEach((from, i) => {
    palm = blend(palm, limb(p, from, FINGERS[i]!.knuckle, 1.3, 1.1), 1.2);
  });
  const heel = ellipsoid(p, [3.4, -0.95, -1.7], [3.4, 1.25, 1.5]);
  return blend(palm, heel, 0.8);
}

/** The ball of the thumb lies in the palm. */
function thumbAt(p: Vec3, thumb: readonly Bone[]): number {
  const [root] = thumb as [Bone, Bone, Bone];
  const ball = limb(p, [1.6, -0.9, 1.5], root.to, 1.55, 1.2);
  return blend(ball, boneChain(p, thumb), 0.5);
}

/** Slightly swollen at its joints and at the pad of its tip. */
function boneChain(p: Vec3, bones: readonly Bone[]): number {
  let d = Infinity;
  for (const { from, to, radii } of bones) {
    const bone = limb(p, from, to, radii[0], radii[1]);
    d = d === Infinity ? bone : blend(d, bone, 0.1);
  }
  return d;
}
