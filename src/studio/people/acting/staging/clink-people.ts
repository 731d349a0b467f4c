import { againstLight } from './against-light.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { Standing } from './placed.ts';
import { aheadOf, isWareHeld } from '#studio/people/held/hold.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { sizeOf } from './stand-people.ts';

type Shaped = Member & { shape: PersonShape };

/** Where somebody stands in the ring: metres aside and towards us, and their turn. */
type Spot = readonly [x: number, z: number, facing: number];

/** Two at the sides, three quarters to us; the others behind, turned to us, so that nobody hides another. */
const RINGS: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [-0.31, -0.06, 1.62],
    [0.31, -0.06, -1.42],
  ],
  3: [
    [-0.4, 0.06, 1.85],
    [0.1, -0.42, -0.95],
    [0.42, -0.02, -1.45],
  ],
  4: [
    [-0.5, 0.02, 1.12],
    [-0.2, -0.4, 0.7],
    [0.2, -0.42, -0.7],
    [0.5, 0.02, -1.02],
  ],
  5: [
    [-0.62, 0.06, 1.15],
    [-0.4, -0.36, 0.95],
    [0, -0.5, 0.3],
    [0.4, -0.36, -0.95],
    [0.62, 0.06, -1.15],
  ],
  6: [
    [-0.7, 0.1, 1.15],
    [-0.55, -0.32, 1.1],
    [-0.2, -0.5, 0.6],
    [0.2, -0.5, -0.6],
    [0.55, -0.32, -1.1],
    [0.7, 0.1, -1.15],
  ],
  7: [
    [-0.84, 0.12, 1.2],
    [-0.64, -0.3, 1.1],
    [-0.34, -0.5, 0.7],
    [0, -0.56, 0.3],
    [0.34, -0.5, -0.7],
    [0.64, -0.3, -1.1],
    [0.84, 0.12, -1.2],
  ],
  8: [
    [-0.94, 0.14, 1.2],
    [-0.76, -0.26, 1.15],
    [-0.48, -0.46, 0.8],
    [-0.17, -0.56, 0.4],
    [0.17, -0.56, -0.4],
    [0.48, -0.46, -0.8],
    [0.76, -0.26, -1.15],
    [0.94, 0.14, -1.2],
  ],
};

/** Where all glasses meet, by the hand that holds them. */
const MEETING: Vec3 = [0, 1.34, 0.02];
/** Half of a bowl. */
const GLASS = 0.045;

export const doClink = (members: readonly Shaped[]): boolean =>
  members.length > 1 && members.every(({ shape }) => shape.pose === 'clinking');

/** Friends in a ring, every glass at the middle of it. */
export function clinkTogether(members: readonly Shaped[], ground: Ground): ClinkStanding[] {
  const ring = RINGS[members.length]!;
  const isNear = !ground.isFar && !ground.isPainted;
  const wide = 2 * ring.at(-1)![0] + (isNear ? NEAR.shoulders : 0.62);
  const cut = ground.isFar ? 0 : isNear ? NEAR.cut : 0.84;
  const head = 0.13;
  const metres = Math.max((1.78 - cut) / (1 - head), wide / ground.aspect);
  const spare = Math.max(0, 1 - head - (1.78 - cut) / metres);
  const foot = head + spare * 0.5 + 1.78 / metres;
  return members.map((member, i) => {
    const [x, z, facing] = ring[i]!;
    const size = sizeOf(member);
    return {
      at: 0.5 + x / (metres * ground.aspect),
      foot: foot + (z * 0.06) / metres,
      metres: metres * (1 - z * 0.1),
      facing,
      lightFrom: x <= 0 ? 1 : -1,
      contre: againstLight(ground),
      cutBelow: 0,
      size,
      pitch: 0,
      reach: 0.95,
      hand: handAt(ring[i]!, { size, index: i, of: members.length, ...vesselIn(member) }),
    };
  });
}

/** Mugs and goblets are wider than a glass of wine and held otherwise, and meet at their sides too. */
function vesselIn({ shape }: Shaped): Pick<Meeting, 'half' | 'ahead'> {
  const held = shape.holds.find(isWareHeld);
  return held ? { half: Math.max(GLASS, held.size[0] / 2), ahead: aheadOf(held) } : {};
}

/** A photographer comes close: glasses and faces, and no elbows. */
const NEAR = { shoulders: 0.3, cut: 0.98 };

export interface ClinkStanding extends Standing {
  /** Of the hand with the glass, in the person's own metres. */
  hand: Vec3;
}

/** Each glass a bowl's width round the meeting point. */
export function handAt(
  [x, z, facing]: Spot,
  { size, index, of, meeting = MEETING, half = GLASS, ahead = 0.03 }: Meeting,
): Vec3 {
  const turn = Math.PI * (1 - index / Math.max(1, of - 1));
  const [gx, gz] = [Math.cos(turn) * half, of > 2 ? -Math.sin(turn) * half : 0];
  const [dx, dz] = [meeting[0] + gx - x, meeting[2] + gz - z];
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  return [(dx * c - dz * s) / size, meeting[1] / size, (dx * s + dz * c) / size - ahead];
}
/** Whose glass it is, of how many, and where all of them meet. */
interface Meeting {
  size: number;
  index: number;
  of: number;
  meeting?: Vec3;
  /** Metres from the middle of the glass to its side. */
  half?: number;
  /** Metres by which it is before the palm. */
  ahead?: number;
}
