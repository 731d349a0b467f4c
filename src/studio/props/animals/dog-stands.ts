import type { Vec3 } from '#studio/scene-graph.ts';

/** A rounded mass: middle and radii. */
export type Mass = readonly [at: Vec3, radii: Vec3];
/** A bone with its flesh: ends and radii. */
export type Bone = readonly [from: Vec3, to: Vec3, r0: number, r1: number];

export interface Stand {
  trunk: readonly Mass[];
  /** Of the left side; the right is its mirror unless `right` says otherwise. */
  legs: readonly (readonly Bone[])[];
  right?: readonly (readonly Bone[])[];
  /** Thighs of what sits or lies, on both sides. */
  thigh?: Mass;
  neck: Bone;
  tail: readonly Bone[];
  head: { at: Vec3; nod: number; turn: number };
  low: Vec3;
  high: Vec3;
}

const SITTING: Stand = {
  trunk: [
    [
      [0, 14, -11],
      [10, 12.5, 12.5],
    ],
    [
      [0, 25, -3],
      [9.4, 14, 10.5],
    ],
    [
      [0, 34, 5],
      [8.8, 10.5, 8.6],
    ],
  ],
  legs: [
    [
      [[5.4, 34, 6], [5.6, 18, 10.4], 4.6, 3],
      [[5.6, 18, 10.4], [5.7, 3.4, 10.8], 2.8, 2.4],
      [[5.7, 2.6, 11], [5.9, 2.2, 14.4], 2.7, 2.3],
    ],
    [[[10.6, 2.6, -4], [11.4, 2.3, 8], 2.6, 2.4]],
  ],
  thigh: [
    [9.4, 10.5, -6],
    [4.6, 9, 10.5],
  ],
  neck: [[0, 40, 6], [0, 52, 9.5], 8.6, 6.8],
  tail: [
    [[0, 5, -21], [8, 3, -30], 2.9, 2.3],
    [[8, 3, -30], [19, 2.6, -28], 2.3, 1.2],
  ],
  head: { at: [0, 56.5, 11], nod: 0, turn: -0.25 },
  low: [-17, -0.4, -36],
  high: [24, 68, 34],
};

const STANDING: Stand = {
  trunk: [
    [
      [0, 41, 9],
      [8.8, 11.5, 14],
    ],
    [
      [0, 43.5, -8],
      [7.2, 8, 16],
    ],
    [
      [0, 43.5, -19],
      [7.6, 8.8, 9],
    ],
  ],
  legs: [
    [
      [[5.6, 38, 14], [5.8, 20, 13], 4.6, 3],
      [[5.8, 20, 13], [5.8, 3.6, 14], 2.8, 2.3],
      [[5.8, 2.6, 14.4], [5.9, 2.2, 17.6], 2.7, 2.3],
    ],
    [
      [[5.6, 42, -20], [6.6, 26, -17], 6.6, 4.2],
      [[6.6, 26, -17], [6.6, 15, -25.5], 3.8, 2.3],
      [[6.6, 15, -25.5], [6.6, 3.4, -24], 2.3, 2.2],
      [[6.6, 2.5, -23.6], [6.7, 2.2, -20], 2.6, 2.3],
    ],
  ],
  neck: [[0, 46, 17], [0, 60, 25], 8.6, 6.8],
  tail: [
    [[0, 48, -26], [0, 44, -37], 2.6, 2.2],
    [[0, 44, -37], [1, 46, -48], 2.2, 1.1],
  ],
  head: { at: [0, 64.5, 27.5], nod: 0, turn: -0.35 },
  low: [-16, -0.4, -51],
  high: [16, 76, 50],
};

/** A stride: the legs of one side forward and back, those of the other the other way round. */
const WALKING: Stand = {
  ...STANDING,
  legs: [
    [
      [[5.6, 38, 14], [5.8, 21, 18], 4.6, 3],
      [[5.8, 21, 18], [5.8, 4, 23.5], 2.8, 2.3],
      [[5.8, 3, 24], [5.9, 2.4, 27.4], 2.7, 2.3],
    ],
    [
      [[5.6, 42, -20], [6.6, 26, -21], 6.6, 4.2],
      [[6.6, 26, -21], [6.6, 16, -32], 3.8, 2.3],
      [[6.6, 16, -32], [6.6, 4.6, -35], 2.3, 2.2],
      [[6.6, 3.2, -35], [6.7, 2.3, -32], 2.6, 2.3],
    ],
  ],
  right: [
    [
      [[5.6, 38, 13], [5.8, 20, 9], 4.6, 3],
      [[5.8, 20, 9], [5.8, 4.6, 4], 2.8, 2.3],
      [[5.8, 3.4, 4], [5.9, 2.3, 7.4], 2.7, 2.3],
    ],
    [
      [[5.6, 42, -20], [6.6, 26, -13], 6.6, 4.2],
      [[6.6, 26, -13], [6.6, 15, -19], 3.8, 2.3],
      [[6.6, 15, -19], [6.6, 3.4, -14], 2.3, 2.2],
      [[6.6, 2.5, -13.6], [6.7, 2.2, -10], 2.6, 2.3],
    ],
  ],
};

/** At full stretch, off the ground: forelegs ahead, hind legs behind. */
const RUNNING: Stand = {
  ...STANDING,
  legs: [
    [
      [[5.6, 38, 14], [5.8, 26, 27], 4.6, 3],
      [[5.8, 26, 27], [5.8, 15, 38], 2.8, 2.3],
      [[5.8, 14.2, 38.6], [5.9, 12.6, 41.4], 2.7, 2.3],
    ],
    [
      [[5.6, 42, -20], [6.6, 31, -31], 6.6, 4.2],
      [[6.6, 31, -31], [6.6, 20, -40], 3.8, 2.3],
      [[6.6, 20, -40], [6.6, 11, -50], 2.3, 2.2],
      [[6.6, 10, -50.6], [6.7, 7.4, -51.6], 2.6, 2.3],
    ],
  ],
  right: [
    [
      [[5.6, 38, 14], [5.8, 24, 24], 4.6, 3],
      [[5.8, 24, 24], [5.8, 11, 32], 2.8, 2.3],
      [[5.8, 10.2, 32.6], [5.9, 8.6, 35.4], 2.7, 2.3],
    ],
    [
      [[5.6, 42, -20], [6.6, 30, -27], 6.6, 4.2],
      [[6.6, 30, -27], [6.6, 18, -35], 3.8, 2.3],
      [[6.6, 18, -35], [6.6, 8, -44], 2.3, 2.2],
      [[6.6, 7, -44.6], [6.7, 4.4, -45.6], 2.6, 2.3],
    ],
  ],
  neck: [[0, 46, 17], [0, 57, 29], 8.6, 6.8],
  tail: [
    [[0, 48, -26], [0, 54, -37], 2.6, 2.2],
    [[0, 54, -37], [1, 61, -47], 2.2, 1.1],
  ],
  head: { at: [0, 61, 31.5], nod: 0.05, turn: -0.3 },
  low: [-16, -0.4, -56],
  high: [16, 76, 56],
};

/** The same, rising: the forelegs higher than the hind legs. */
const JUMPING: Stand = risen(RUNNING, 26, 0.32);

function risen(stand: Stand, by: number, slope: number): Stand {
  const up = ([x, y, z]: Vec3): Vec3 => [x, y + by + z * slope, z];
  const bone = ([from, to, r0, r1]: Bone): Bone => [up(from), up(to), r0, r1];
  const all = (legs: readonly (readonly Bone[])[]) => legs.map((bones) => bones.map(bone));
  const { head, high } = stand;
  return {
    ...stand,
    trunk: stand.trunk.map(([at, radii]): Mass => [up(at), radii]),
    legs: all(stand.legs),
    ...(stand.right && { right: all(stand.right) }),
    neck: bone(stand.neck),
    tail: stand.tail.map(bone),
    head: { ...head, at: up(head.at), nod: head.nod - slope },
    high: [high[0], high[1] + by + high[2] * slope, high[2]],
  };
}

/** On its belly, paws out before it, the head up. */
const LYING: Stand = {
  trunk: [
    [
      [0, 12, 13],
      [9.6, 11.5, 13],
    ],
    [
      [0, 10.5, -5],
      [9, 9.4, 17],
    ],
    [
      [1.5, 10.5, -18],
      [10.5, 9.8, 11],
    ],
  ],
  legs: [
    [
      [[7, 9, 17], [7.4, 3.4, 27], 4.4, 3],
      [[7.4, 3.4, 27], [6.6, 2.6, 38], 2.8, 2.5],
      [[6.6, 2.4, 38], [6.4, 2.2, 41], 2.8, 2.4],
    ],
    [[[12.4, 2.6, -15], [12.8, 2.4, -2], 2.8, 2.5]],
  ],
  thigh: [
    [9.6, 8.5, -15],
    [4.6, 8, 10.5],
  ],
  neck: [[0, 17, 18], [0, 30, 25], 8.6, 6.8],
  tail: [
    [[3, 5, -26], [13, 2.8, -31], 2.8, 2.3],
    [[13, 2.8, -31], [22, 2.4, -24], 2.3, 1.1],
  ],
  head: { at: [0, 34.5, 27], nod: 0.05, turn: -0.3 },
  low: [-20, -0.4, -37],
  high: [27, 46, 52],
};

const SLEEPING: Stand = {
  ...LYING,
  neck: [[0, 13, 20], [0, 9.4, 30], 8.6, 6.8],
  head: { at: [0, 8.8, 32], nod: 0.12, turn: 0 },
};

/** On its feet, the muzzle down to what is before its paws. */
const LAPPING: Stand = {
  ...STANDING,
  neck: [[0, 44, 19], [0, 25, 31], 8.6, 6.8],
  head: { at: [0, 20.5, 34], nod: 0.75, turn: 0 },
};

export function standOf(states: readonly string[]): Stand {
  if (states.includes('sleeping')) return SLEEPING;
  if (states.includes('lying')) return LYING;
  if (states.includes('lapping')) return LAPPING;
  if (states.includes('jumping')) return JUMPING;
  if (states.includes('running')) return RUNNING;
  if (states.includes('walking')) return WALKING;
  if (states.includes('standing')) return STANDING;
  const head = states.includes('sniffing')
    ? { at: [0, 49, 17] as const, nod: 0.55, turn: 0 }
    : states.includes('looking')
      ? { at: [0, 55, 13] as const, nod: 0.36, turn: 0 }
      : SITTING.head;
  return { ...SITTING, head: { ...head, at: [...head.at] } };
}
