import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, rotation, subtract, transpose } from '#studio/vector.ts';
import type { Bone, Stand } from './dog-stands.ts';

/** Flaps down to the jaw or below it, or standing points. */
export type Ears = 'flap' | 'long' | 'up';

const SKULL: Vec3 = [6.4, 5.9, 6.6];

/** Skull, brow and muzzle, around the middle of the skull; facing +z. */
function headAt([x, y, z]: Vec3): number {
  const p: Vec3 = [Math.abs(x), y, z];
  const skull = ellipsoid(p, [0, 0, 0], SKULL);
  const snout = limb(p, [0, -2.1, 4.5], [0, -2.6, 11.6], 4.4, 3.3);
  const cheek = ellipsoid(p, [4, -2.6, 2.6], [3.2, 3.4, 4.4]);
  return blend(blend(skull, snout, 3), cheek, 1.6);
}
/** A flap that hangs from the side of the skull, down to the jaw or below it; or an ear that stands. */
const earAt = ([x, y, z]: Vec3, ears: Ears): number => {
  if (ears === 'up') return limb([Math.abs(x), y, z], [3.8, 4.4, -1], [5.2, 12.4, -1.4], 2.7, 0.7);
  const isLong = ears === 'long';
  const [ax, ay] = [Math.abs(x) - 6.7, y + (isLong ? 4.6 : 2.4)];
  const lean = -0.22;
  return ellipsoid(
    [ax * Math.cos(lean) - ay * Math.sin(lean), ax * Math.sin(lean) + ay * Math.cos(lean), z],
    [0, 0, -0.6],
    isLong ? [1.7, 8.8, 4.4] : [1.5, 6.2, 3.9],
  );
};

/** In the head's own measure, mirrored. */
const EYE: Vec3 = [2.9, 1.4, 5.8];
const NOSE: Vec3 = [0, -1.2, 14.5];

/** Eyes and nose where the pose has them. */
export function eyesOf({ head }: Stand): { at: Vec3; radius: number }[] {
  const turn = rotation({ x: head.nod, y: head.turn });
  const out = (p: Vec3): Vec3 => add(head.at, rotate(turn, p));
  return [
    { at: out(EYE), radius: 1.1 },
    { at: out([-EYE[0], EYE[1], EYE[2]]), radius: 1.1 },
    { at: out(NOSE), radius: 1.6 },
  ];
}

export interface DogBody {
  solid: Distance;
  /** Which part of the coat a point belongs to. */
  coatAt: (p: Vec3) => 'ear' | 'muzzle' | 'chest' | 'paw' | 'back';
}

export function dogBody(stand: Stand, ears: Ears = 'flap'): DogBody {
  const { trunk, legs, right = legs, thigh, neck, tail, head } = stand;
  const turn = transpose(rotation({ x: head.nod, y: head.turn }));
  const inHead = (p: Vec3): Vec3 => rotate(turn, subtract(p, head.at));
  const solid: Distance = (p) => {
    let body = Infinity;
    const join = (d: number, seam: number): void => {
      body = body === Infinity ? d : blend(body, d, seam);
    };
    for (const [at, radii] of trunk) join(ellipsoid(p, at, radii), 6);
    join(limb(p, ...neck), 5);
    const half: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    if (thigh) join(ellipsoid(half, ...thigh), 2.4);
    for (const bones of p[0] < 0 ? right : legs) join(chain(half, bones), 2.2);
    join(chain(p, tail), 2);
    const q = inHead(p);
    join(blend(headAt(q), earAt(q, ears), 0.5), 2.4);
    return body;
  };
  const coatAt = (p: Vec3) => {
    const q = inHead(p);
    if (earAt(q, ears) < 0.5) return 'ear';
    if (q[2] > 6.4 && Math.abs(q[0]) < 5 && Math.abs(q[1]) < 8) return 'muzzle';
    if (p[1] < 5 && chain([Math.abs(p[0]), p[1], p[2]], legs.flat()) < 0.6) return 'paw';
    const [[, ny, nz], [, hy, hz]] = neck;
    const isFront = p[2] > nz + 1 && p[1] < (ny + hy) / 2 && p[1] > ny - 22;
    return isFront && Math.abs(p[0]) < 6 && hz > nz ? 'chest' : 'back';
  };
  return { solid, coatAt };
}

function chain(p: Vec3, bones: readonly Bone[]): number {
  let d = Infinity;
  for (const bone of bones) d = d === Infinity ? limb(p, ...bone) : blend(d, limb(p, ...bone), 1);
  return d;
}
