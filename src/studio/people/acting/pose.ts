import type { Pose, Arm, Stance } from './stance.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';

const BONE = 0.285;
const HIP_AT = 0.95;

const STANCES: Partial<Record<Pose, Partial<Stance>>> = {
  standing: { nod: 0.1 },
  toasting: { nod: 0 },
  walking: { legs: 'stride', nod: 0 },
  hand_in_hand: { legs: 'stride', nod: 0 },
  shouldering: { legs: 'stride', lean: 0.16, nod: 0.1 },
  carrying: { legs: 'stride', nod: 0.12, lean: -0.05 },
  serving: { nod: 0 },
  pruning: { lean: 0.42, nod: 0.3 },
  picking: { lean: 0.3, nod: 0.3 },
  sampling: { lean: 0.12, nod: 0.35 },
  stomping: { legs: 'tread', nod: 0.3, lean: 0.06 },
  sitting: { legs: 'seated', sunk: 0.38, nod: 0.08 },
  cooking: { lean: 0.1, nod: 0.4 },
  sabering: { nod: 0.12, lean: 0.06 },
  clinking: { nod: 0.04 },
  kneeling: { legs: 'kneel', sunk: 0.44, lean: 0.3, nod: 0.35 },
  working: { lean: 0.12, nod: 0.42 },
  photographing: { nod: 0 },
  dancing: { legs: 'stride', nod: 0 },
  dancing_alone: { legs: 'stride', nod: -0.08, lean: -0.05 },
  hugging: { nod: 0.06, lean: 0.06 },
  leaning: { nod: 0.02, lean: 0.26 },
  hoisting: { nod: -0.14, lean: -0.04 },
  swirling: { nod: 0.3 },
  rolling: { legs: 'stride', lean: 0.66, nod: -0.1 },
  eating: { nod: 0.1 },
  explaining: { nod: 0 },
  greeting: { nod: 0 },
  hammering: { lean: 0.14, nod: 0.35 },
  raising: { nod: -0.12 },
  regarding: { nod: -0.08 },
  reaching: { nod: -0.22 },
  playing: { nod: 0.25 },
  talking: { nod: 0 },
  stirring: { lean: 0.2, nod: 0.35 },
  digging: { lean: 0.3, nod: 0.35, legs: 'stride' },
  reading: { nod: 0.42 },
  studying: { nod: 0.06 },
  filling: { lean: 0.5, nod: 0.25 },
  riding: { lean: 0.3, legs: 'pedal', nod: -0.1 },
  arms_crossed: { nod: 0.06 },
  beside: { nod: 0.1 },
  lounging: { legs: 'ground', sunk: 0.76, lean: -0.08, nod: 0.1 },
};

export const stanceOf = (pose: Pose): Stance => ({
  lean: 0,
  sunk: 0,
  legs: 'straight',
  nod: 0.32,
  ...STANCES[pose],
});

/** From the room to the upright body of somebody who leans or sits. */
export function upright({ lean, sunk }: Stance): (p: Vec3) => Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return (p) => {
    const y = p[1] + sunk;
    if (lean === 0 || y < HIP_AT) return [p[0], y, p[2]];
    const up = y - HIP_AT;
    return [p[0], HIP_AT + up * c + p[2] * s, p[2] * c - up * s];
  };
}

/** The way back, for shoulders. */
export function leant(p: Vec3, { lean, sunk }: Stance): Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const up = p[1] - HIP_AT;
  return [p[0], HIP_AT + up * c - p[2] * s - sunk, p[2] * c + up * s];
}

/** Where a hand is: outwards from its own side, up and ahead. */
type Spot = readonly [aside: number, up: number, ahead: number];

interface Hands {
  first: Spot;
  second: Spot;
  /** Where the second hand is when it holds nothing, and the first. */
  free?: Spot;
  empty?: Spot;
}

const REST: Spot = [0.24, 0.86, 0.06];
/** The hand in a pocket; of a dress it hangs beside it. */
const POCKET: Spot = [0.155, 0.9, 0.055];
const BEFORE: Spot = [0.2, 1.1, 0.26];

/** Acts are rows: how both hands are held; what is in them and before them is told apart from it. */
const HANDS: Readonly<Record<Pose, Hands>> = {
  // One hand in the pocket, the other at ease.
  standing: { first: POCKET, second: REST },
  holding: { first: [0.17, 1.22, 0.3], second: BEFORE, free: POCKET },
  toasting: { first: [0.3, 1.5, 0.3], second: BEFORE, free: REST },
  greeting: { first: [0.02, 1.06, 0.42], second: REST },
  hammering: { first: [0.14, 1.2, 0.44], second: [0.16, 0.92, 0.4] },
  raising: { first: [0.26, 1.02, 0.22], second: [0.26, 1.74, 0.34] },
  // The bowl before the eyes.
  regarding: { first: [0.1, 1.54, 0.4], second: BEFORE, free: REST },
  clinking: { first: [0.06, 1.4, 0.4], second: BEFORE, free: REST },
  // The rim under the nose.
  tasting: { first: [0.03, 1.4, 0.2], second: BEFORE, free: POCKET },
  pouring: { first: [0.2, 1.4, 0.3], second: [0.07, 1.02, 0.36] },
  decanting: { first: [0.2, 1.46, 0.3], second: [0.06, 1.06, 0.36] },
  serving: { first: [0.3, 1.16, 0.3], second: BEFORE, free: POCKET },
  picking: { first: [0.08, 1.02, 0.5], second: [0.1, 0.94, 0.44] },
  pruning: { first: [0.27, 1.02, 0.42], second: [0.24, 1.16, 0.46] },
  // The thief over the glass that it fills.
  sampling: { first: [0.02, 1.5, 0.4], second: [0.03, 0.93, 0.4] },
  stomping: { first: [0.44, 1.18, 0.14], second: [0.42, 1.12, 0.06] },
  carrying: { first: [0.25, 0.92, 0.33], second: [0.25, 0.92, 0.33] },
  shouldering: { first: [0.12, 1.2, 0.15], second: [0.12, 1.2, 0.15] },
  opening: { first: [0.03, 1.3, 0.3], second: [0.01, 1.08, 0.29] },
  // The blade along the neck of the bottle that the other hand holds out.
  sabering: { first: [0.1, 1.33, 0.2], second: [0.03, 1.17, 0.46] },
  cooking: { first: [0.16, 0.98, 0.38], second: [0.2, 1, 0.36] },
  working: { first: [0.1, 1, 0.42], second: [0.14, 0.98, 0.42] },
  sitting: { first: [0.12, 0.98, 0.34], second: [0.2, 0.88, 0.34], free: [0.2, 0.78, 0.36] },
  walking: { first: [0.22, 0.9, 0.2], second: BEFORE, free: [0.24, 0.88, -0.14] },
  // Seen from behind, the serving hand is the one towards the other.
  hand_in_hand: { first: [0.26, 0.86, 0.02], second: BEFORE, free: [0.24, 0.87, 0.12] },
  kneeling: { first: [0.1, 0.46, 0.46], second: [0.12, 0.36, 0.5] },
  reading: { first: [0.11, 1.14, 0.34], second: BEFORE, free: [0.11, 1.14, 0.34] },
  writing: { first: [0.05, 1.22, 0.3], second: [0.12, 1.06, 0.3] },
  photographing: { first: [0.07, 1.52, 0.42], second: [0.1, 1.24, 0.42], free: [0.07, 1.5, 0.42] },
  // One pair of hands out at the side, the other on a shoulder or a back.
  dancing: { first: [0.4, 1.36, 0.24], second: [0.1, 1.24, 0.4] },
  // One arm above the head, the other hand at the hip.
  dancing_alone: { first: [0.12, 1.92, 0.12], second: [0.24, 1.02, 0.1] },
  // The hand that is seen lies on the other's back; the far one is between them.
  hugging: { first: [0.1, 1.14, 0.12], second: REST },
  // Held out, the eyes on the bowl.
  swirling: { first: [0.16, 1.3, 0.36], second: REST, free: POCKET },
  // Both fists round one stem.
  hoisting: { first: [0.03, 1.4, 0.34], second: [0.03, 1.26, 0.34] },
  // Forearms on what is before them; a glass is lifted from it.
  leaning: { first: [0.12, 1.1, 0.5], second: [0.06, 1.03, 0.5], empty: [0.04, 1.03, 0.52] },
  rolling: { first: [0.2, 0.74, 0.68], second: [0.2, 0.74, 0.68] },
  eating: { first: [0.03, 1.5, 0.17], second: [0.14, 1.2, 0.26], free: [0.2, 1.04, 0.24] },
  // An arm held out to what is spoken of.
  explaining: { first: [0.2, 1.4, 0.5], second: BEFORE, free: POCKET },
  reaching: { first: [0.16, 1.66, 0.36], second: BEFORE, free: REST },
  playing: { first: [0.06, 1.06, 0.24], second: [0.44, 1.2, 0.2] },
  talking: { first: [0.22, 1.22, 0.32], second: BEFORE, free: POCKET },
  stirring: { first: [0.03, 1.24, 0.46], second: [0.02, 1.02, 0.48] },
  digging: { first: [0.08, 1.12, 0.28], second: [0.04, 0.78, 0.44] },
  cleaning: { first: [0.02, 1.3, 0.28], second: [0.02, 1.16, 0.28] },
  // The bottle before the eyes, the other hand under it.
  studying: { first: [0.05, 1.5, 0.34], second: [0.02, 1.43, 0.33] },
  filling: { first: [0.06, 0.82, 0.52], second: [0.14, 0.74, 0.6] },
  riding: { first: [0.2, 1.04, 0.36], second: [0.2, 1.04, 0.36] },
  arms_crossed: { first: REST, second: REST },
  // An arm round whoever stands next.
  beside: { first: [0.46, 1.16, -0.1], second: REST },
  // On the ground, leaning on one hand.
  lounging: { first: [0.16, 0.56, 0.34], second: [0.3, 0.06, -0.2], empty: [0.15, 0.34, 0.26] },
};

/** What is held says where the hand is: a trumpet is at the lips, blades are seen before the leaves. */
const BY_HELD: readonly (readonly [Pose, (held: Held) => boolean, Hands])[] = [
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'trumpet',
    { first: [0.05, 1.5, 0.3], second: [0.03, 1.47, 0.36] },
  ],
  // Before the breast, a hand at either end.
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'accordion',
    { first: [0.24, 1.14, 0.24], second: [0.26, 1.14, 0.24] },
  ],
  // Under the chin, the bow across it.
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'violin',
    { first: [0.26, 1.42, 0.48], second: [0.22, 1.36, 0.42] },
  ],
  [
    'picking',
    (held) => held === 'secateurs',
    { first: [0.3, 1.06, 0.4], second: [0.1, 0.94, 0.44] },
  ],
];

/** What is held may be held aside. */
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>(['holding', 'sitting', 'walking', 'tasting']);

/** Dresses have no pockets. */
function handsOf({ pose, dress, holds }: PersonShape): Hands {
  const [held = null] = holds;
  const own = BY_HELD.find(([of, isHeld]) => of === pose && held !== null && isHeld(held));
  const hands = own?.[2] ?? HANDS[pose];
  if (dress === 'trousers') return hands;
  const hanging = (spot: Spot): Spot => (spot === POCKET ? REST : spot);
  return {
    ...hands,
    first: hanging(hands.first),
    ...(hands.free && { free: hanging(hands.free) }),
  };
}

/** Both arms of a pose; the serving one first. */
export function posed(shape: PersonShape): Arm[] {
  const s = shape.serving;
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const stance = stanceOf(shape.pose);
  const [first = null, second = null] = shape.holds;
  const { first: near, second: far, free = far, empty = near } = handsOf(shape);
  const arm = (side: number, [x, y, z]: Spot, holds: Held | null): Arm => {
    const shoulder = leant([side * 0.185 * w, 1.385, -0.01], stance);
    const lift = shape.lift ?? 0;
    const isOut = shape.isTurnedAway && holds !== null && AT_EASE.has(shape.pose);
    const spot: Vec3 = isOut ? [side * 0.38, y + 0.06, 0.16] : [side * x, y + lift, z];
    return { ...jointOf(shoulder, spot, side), side, holds };
  };
  // The bottle is in front of them, or all glasses meet: the hand goes where it is.
  if (shape.reach) {
    const [x, y, z] = shape.reach;
    const isHeld = shape.pose === 'clinking';
    return [
      arm(s, [x * s, y, z], isHeld ? first : null),
      isHeld ? arm(-s, second ? far : free, second) : arm(-s, [0.05, 1.06, 0.2], null),
    ];
  }
  if (shape.pose === 'arms_crossed') return [folded(s, 0.02, stance), folded(-s, -0.02, stance)];
  if (shape.pose === 'hugging') return [arm(s, near, null), embracing(-s, stance)];
  const isLifted = first !== null && (shape.pose === 'holding' || shape.pose === 'walking');
  const lifted: Spot = [0.18, heldAt(first), 0.28];
  return [
    arm(s, isLifted ? lifted : first ? near : empty, first),
    arm(-s, second ? far : free, second),
  ];
}

/** Round whoever stands before them, the hand on that one's back. */
function embracing(side: number, stance: Stance): Arm {
  const shoulder = leant([side * 0.185, 1.385, -0.01], stance);
  const elbow: Vec3 = [side * 0.26, 1.26, 0.2];
  const hand: Vec3 = [side * 0.02, 1.24, 0.32];
  return { shoulder, elbow, wrist: mix(elbow, hand, 0.8), hand, side, holds: null };
}

/** Across the breast, the hand on the other arm. */
function folded(side: number, rise: number, stance: Stance): Arm {
  const shoulder = leant([side * 0.185, 1.385, -0.01], stance);
  const elbow: Vec3 = [side * 0.235, 1.12, 0.1];
  const hand: Vec3 = [-side * 0.15, 1.19 + rise, 0.2];
  return { shoulder, elbow, wrist: mix(elbow, hand, 0.8), hand, side, holds: null };
}

export const isBasket = (held: Held | null): boolean =>
  typeof held === 'string' && held.endsWith('basket');

/** Baskets and lanterns hang from a lowered hand, glasses are lifted. */
const heldAt = (held: Held | null): number =>
  isBasket(held)
    ? 1.02
    : held === 'lantern' || held === 'decanter'
      ? 1.28
      : held === 'grapes'
        ? 1.34
        : 1.22;

/** Two bones from the shoulder to the hand, the elbow hanging out and down. */
function jointOf(
  shoulder: Vec3,
  hand: Vec3,
  side: number,
): Pick<Arm, 'shoulder' | 'elbow' | 'wrist' | 'hand'> {
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1], hand[2] - shoulder[2]);
  const k = Math.min(1, (BONE * 1.99) / reach);
  const end = mix(shoulder, hand, k);
  const middle = mix(shoulder, end, 0.5);
  const half = (reach * k) / 2;
  const drop = Math.sqrt(Math.max(0.0025, BONE * BONE - half * half));
  const elbow: Vec3 = [
    middle[0] + side * drop * 0.34,
    middle[1] - drop * 0.88,
    middle[2] - drop * 0.32,
  ];
  return { shoulder, elbow, wrist: mix(elbow, end, 0.8), hand: end };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
