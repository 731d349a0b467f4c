import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, length, scale, subtract } from '#studio/vector.ts';
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

/** How wide the webs between fingers or thumb and palm are, and the seam from bone to bone. */
const WEB = 0.55;
const THUMB_WEB = 0.9;
/** Of the old the joints stand out. */
const SWELLING = { young: 0.1, old: 0.7 };

export interface Arm {
  /** Towards the elbow, in the hand's own axes, and centimetres of bare skin. */
  along: Vec3;
  bare: number;
  isOld?: boolean;
}

/** The whole hand as one body: fingers grow out of the palm with webs between them, and stay apart. */
export function fleshOf({ fingers, thumb }: Hand, arm: Arm): Distance {
  const elbow: Vec3 = [arm.along[0] * arm.bare, arm.along[1] * arm.bare, arm.along[2] * arm.bare];
  const swelling = SWELLING[arm.isOld ? 'old' : 'young'];
  const balls = fingers.map((bones) => ballRound(bones, swelling));
  const root = rootOf(thumb);
  const thumbBall = ballRound([root, ...thumb], swelling);
  return (p) => {
    const palm = palmAt(p, elbow, arm.bare);
    let flesh = palm;
    if (outside(p, thumbBall) <= palm + THUMB_WEB)
      flesh = blend(palm, thumbAt(p, thumb, { root, swelling }), THUMB_WEB);
    for (let i = 0; i < fingers.length; i++) {
      // No nearer than this: most fingers are too far away to change anything.
      const least = outside(p, balls[i]!);
      if (least > palm + WEB || Math.min(palm, least) - WEB / 4 > flesh) continue;
      flesh = Math.min(flesh, blend(palm, boneChain(p, fingers[i]!, swelling), WEB));
    }
    return flesh;
  };
}

interface Ball {
  middle: Vec3;
  radius: number;
}

type Limb = Pick<Bone, 'from' | 'to' | 'radii'>;

/** Round a whole finger, with the little that its swollen joints add. */
function ballRound(bones: readonly Limb[], swelling: number): Ball {
  const ends = bones.flatMap(({ from, to, radii }) => [
    { at: from, radius: radii[0] },
    { at: to, radius: radii[1] },
  ]);
  const middle = scale(add(ends[0]!.at, ends.at(-1)!.at), 0.5);
  const radii = ends.map(({ at, radius }) => length(subtract(at, middle)) + radius);
  return { middle, radius: Math.max(...radii) + swelling * bones.length };
}

function outside(p: Vec3, { middle, radius }: Ball): number {
  const [x, y, z] = [p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]];
  return Math.sqrt(x * x + y * y + z * z) - radius;
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
const rootOf = ([first]: readonly Bone[]): Limb => ({
  from: [1.6, -0.9, 1.5],
  to: first!.to,
  radii: [1.55, 1.2],
});

function thumbAt(
  p: Vec3,
  thumb: readonly Bone[],
  { root: { from, to, radii }, swelling }: { root: Limb; swelling: number },
): number {
  return blend(limb(p, from, to, radii[0], radii[1]), boneChain(p, thumb, swelling), 0.5);
}

/** Slightly swollen at its joints and at the pad of its tip. */
function boneChain(p: Vec3, bones: readonly Bone[], swelling: number): number {
  let d = Infinity;
  for (const { from, to, radii } of bones) {
    const bone = limb(p, from, to, radii[0], radii[1]);
    d = d === Infinity ? bone : blend(d, bone, swelling);
  }
  return d;
}
