import { blend, limb } from '#studio/people/painting/distance.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { add, dot, length, normalize, scale, subtract } from '#studio/vector.ts';
import type { Bone } from './bones.ts';
import type { Hand } from './close-hand.ts';

/** What years leave of the flesh between two joints, and how much wider than that the joints are. */
const LEAN = 0.84;
const KNUCKLE = 1.24;
/** Centimetres from crease to crease, and how deep they are. */
const CREASES = 0.5;
const DEPTH = 0.045;
/** Beyond this nothing of it is seen. */
const SKIN = 0.7;

/** The same hand with less flesh on its fingers. */
export function leanHand({ fingers, thumb }: Hand): Hand {
  const lean = (bone: Bone): Bone => ({
    ...bone,
    radii: [bone.radii[0] * LEAN, bone.radii[1] * LEAN],
  });
  return { fingers: fingers.map((bones) => bones.map(lean)), thumb: thumb.map(lean) };
}

interface Joint {
  at: Vec3;
  along: Vec3;
  radius: number;
}

/** Knotted joints, sinews on the back of the hand, and skin that lies in creases. */
export function agedFlesh(flesh: Distance, hand: Hand): Distance {
  const chains = [...hand.fingers, hand.thumb];
  const joints = chains.flatMap(([first, second, third]): Joint[] =>
    [first, second, third].flatMap((bone, i) =>
      bone && i > 0
        ? [{ at: bone.from, along: normalize(subtract(bone.to, bone.from)), radius: bone.radii[0] }]
        : [],
    ),
  );
  const sinews = hand.fingers.map(([first], i): readonly [Vec3, Vec3] => [
    [1.2, 0.72, 0.9 - i * 0.55],
    add(first!.from, scale(first!.back, first!.radii[0] * 0.86)),
  ]);
  return (p) => {
    let d = flesh(p);
    if (d > SKIN) return d;
    let crease = 0;
    for (const { at, along, radius } of joints) {
      const off = subtract(p, at);
      const far = length(off);
      if (far > radius * 2.4) continue;
      d = blend(d, far - radius * KNUCKLE, 0.3);
      const near = Math.exp(-((far / (radius * 1.5)) ** 2));
      crease += near * Math.cos((dot(off, along) * 2 * Math.PI) / CREASES);
    }
    for (const [from, to] of sinews) d = blend(d, limb(p, from, to, 0.2, 0.26), 0.28);
    const [x, y, z] = p;
    const slack = noise2(x * 2.6 + z * 0.7, z * 1.1 - y, 71) - 0.5;
    return d + DEPTH * crease + 0.13 * slack * slack - 0.02;
  };
}

/** How much of a spot there is, 0..1: what the sun of many summers has left, small and soft at the edge. */
export function spotAt([x, y, z]: Vec3): number {
  const speck = noise2(x * 2.9 + y * 0.8, z * 2.9 - y * 1.3, 83);
  return Math.min(1, Math.max(0, (speck - 0.7) * 7));
}
