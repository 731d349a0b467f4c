import { blend, length3, limb } from '#studio/people/painting/distance.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, normalize, scale, subtract } from '#studio/vector.ts';
import type { Bone } from './bones.ts';
import type { Hand } from './close-hand.ts';

/** What years leave of the flesh between two joints. */
const LEAN = 0.84;
/** Waves a centimetre, and how deep the creases over a joint are. */
const CREASES = (2 * Math.PI) / 0.5;
const DEPTH = 0.05;
/** Farther from the skin nothing of it is seen. */
const SKIN = 0.4;

/** The same hand with less flesh on its fingers: the joints stand out. */
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
  reach: number;
}

const jointsOf = (bones: readonly Bone[]): Joint[] =>
  bones.slice(1).map(({ from, to, radii }) => ({
    at: from,
    along: normalize(subtract(to, from)),
    reach: radii[0] * 1.6,
  }));

/** Sinews on the back of the hand, and skin that lies in creases over the joints. */
export function agedFlesh(flesh: Distance, { fingers, thumb }: Hand): Distance {
  const joints = [...fingers, thumb].flatMap(jointsOf);
  const sinews = fingers.map(([first], i): readonly [Vec3, Vec3] => [
    [1.2, 0.72, 0.9 - i * 0.55],
    add(first!.from, scale(first!.back, first!.radii[0] * 0.86)),
  ]);
  return (p) => {
    let d = flesh(p);
    if (d > SKIN || d < -SKIN) return d;
    const [x, y, z] = p;
    if (y > 0 && x > 0.6 && x < 11)
      for (const [from, to] of sinews) d = blend(d, limb(p, from, to, 0.2, 0.26), 0.28);
    for (const { at, along, reach } of joints) {
      const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
      const near = 1 - length3(dx, dy, dz) / reach;
      if (near > 0)
        d += DEPTH * near * Math.cos((dx * along[0] + dy * along[1] + dz * along[2]) * CREASES);
    }
    return d;
  };
}
