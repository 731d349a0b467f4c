import type { Held } from '#studio/people/held/hold.ts';
import type { Pose } from './stance.ts';

/** Where a hand is: outwards from its own side, up and ahead. */
export type Spot = readonly [aside: number, up: number, ahead: number];

export interface Hands {
  first: Spot;
  second: Spot;
  /** Where the second hand is when it holds nothing, and the first. */
  free?: Spot;
  empty?: Spot;
}

export const REST: Spot = [0.24, 0.86, 0.06];
/** The hand in a pocket; of a dress it hangs beside it. */
export const POCKET: Spot = [0.122, 0.87, 0];
const BEFORE: Spot = [0.2, 1.1, 0.26];

/** Acts are rows: how both hands are held; what is in them and before them is told apart from it. */
export const HANDS: Readonly<Record<Pose, Hands>> = {
  // One hand in the pocket, the other at ease.
  standing: { first: POCKET, second: REST },
  holding: { first: [0.17, 1.22, 0.3], second: BEFORE, free: POCKET },
  toasting: { first: [0.36, 1.62, 0.26], second: BEFORE, free: REST },
  greeting: { first: [0.02, 1.06, 0.42], second: BEFORE, free: REST },
  hammering: { first: [0.14, 1.2, 0.44], second: [0.16, 0.92, 0.4] },
  raising: { first: [0.26, 1.02, 0.22], second: [0.26, 1.74, 0.34] },
  // The bowl before the eyes.
  regarding: { first: [0.1, 1.54, 0.4], second: BEFORE, free: REST },
  clinking: { first: [0.06, 1.4, 0.4], second: BEFORE, free: REST },
  // The rim under the nose.
  tasting: { first: [0.03, 1.4, 0.2], second: BEFORE, free: POCKET },
  pouring: { first: [0.2, 1.4, 0.3], second: [0.07, 1.02, 0.36], free: REST },
  decanting: { first: [0.2, 1.46, 0.3], second: [0.06, 1.06, 0.36] },
  serving: { first: [0.3, 1.16, 0.3], second: BEFORE, free: POCKET },
  picking: { first: [0.08, 1.02, 0.5], second: [0.1, 0.94, 0.44] },
  pruning: { first: [0.27, 1.02, 0.42], second: [0.24, 1.16, 0.46] },
  // The thief over the glass that it fills.
  sampling: { first: [0.02, 1.5, 0.4], second: [0.03, 0.93, 0.4] },
  stomping: { first: [0.44, 1.18, 0.14], second: [0.42, 1.12, 0.06] },
  carrying: { first: [0.25, 0.92, 0.33], second: [0.25, 0.92, 0.33] },
  shouldering: { first: [0.12, 1.2, 0.15], second: [0.12, 1.2, 0.15] },
  // The screw right above the neck of the bottle.
  opening: { first: [0.02, 1.36, 0.3], second: [-0.02, 1.08, 0.3] },
  // The blade along the neck of the bottle that the other hand holds out.
  sabering: { first: [0.09, 1.36, 0.26], second: [0.05, 1.16, 0.34] },
  cooking: { first: [0.16, 0.98, 0.38], second: [0.2, 1, 0.36] },
  working: { first: [0.1, 1, 0.42], second: [0.14, 0.98, 0.42] },
  // Empty hands lie on the knees, or on the edge of a table.
  sitting: {
    first: [0.12, 0.98, 0.34],
    second: [0.2, 0.88, 0.34],
    free: [0.2, 0.78, 0.36],
    empty: [0.17, 0.79, 0.34],
  },
  walking: { first: [0.22, 0.9, 0.2], second: BEFORE, free: [0.24, 0.88, -0.14] },
  // Seen from behind, the serving hand is the one towards the other.
  hand_in_hand: { first: [0.28, 0.87, 0.02], second: BEFORE, free: [0.24, 0.87, 0.12] },
  kneeling: { first: [0.1, 0.46, 0.46], second: [0.12, 0.36, 0.5] },
  reading: { first: [0.11, 1.14, 0.34], second: BEFORE, free: [0.11, 1.14, 0.34] },
  writing: { first: [0.05, 1.22, 0.3], second: [0.12, 1.06, 0.3] },
  photographing: { first: [0.07, 1.52, 0.42], second: [0.1, 1.24, 0.42], free: [0.07, 1.5, 0.42] },
  // At arm's length, so that all of them are in it.
  selfie: { first: [0.5, 1.52, 0.3], second: BEFORE, free: REST },
  // One pair of hands out at the side, the other on a shoulder or a back.
  dancing: { first: [0.4, 1.36, 0.24], second: [0.1, 1.24, 0.4] },
  // One arm above the head, the other hand at the hip.
  dancing_alone: { first: [0.12, 1.92, 0.12], second: [0.24, 1.02, 0.1] },
  // The hand that is seen lies on the other's back; the far one is between them.
  hugging: { first: [0.1, 1.14, 0.12], second: REST },
  kneel_hug: { first: [0.1, 0.72, 0.14], second: REST },
  kissing: { first: [0.1, 1.14, 0.12], second: REST },
  // Held out, the eyes on the bowl.
  swirling: { first: [0.16, 1.3, 0.36], second: REST, free: POCKET },
  // Both fists round one stem.
  hoisting: { first: [0.03, 1.4, 0.34], second: [0.03, 1.26, 0.34] },
  // Forearms on what is before them; a glass is lifted from it.
  leaning: { first: [0.12, 1.1, 0.5], second: [0.06, 1.03, 0.5], empty: [0.04, 1.03, 0.52] },
  rolling: { first: [0.2, 0.66, 0.7], second: [0.2, 0.66, 0.7] },
  eating: { first: [0.03, 1.5, 0.17], second: [0.14, 1.2, 0.26], free: [0.2, 1.04, 0.24] },
  // An arm held out to what is spoken of.
  explaining: { first: [0.2, 1.4, 0.5], second: BEFORE, free: POCKET },
  reaching: { first: [0.16, 1.66, 0.36], second: BEFORE, free: REST },
  playing: { first: [0.06, 1.06, 0.24], second: [0.44, 1.2, 0.2] },
  talking: { first: [0.2, 1.24, 0.23], second: BEFORE, free: POCKET },
  stirring: { first: [0.03, 1.24, 0.46], second: [0.02, 1.02, 0.48] },
  digging: { first: [0.08, 1.12, 0.28], second: [0.04, 0.78, 0.44] },
  cleaning: { first: [0.02, 1.3, 0.28], second: [0.02, 1.16, 0.28] },
  // Down on the head of a barrel, the other hand at its rim.
  scrubbing: { first: [0.06, 1.04, 0.5], second: [0.2, 1.02, 0.34] },
  // The bottle before the eyes, the other hand under it.
  studying: { first: [0.05, 1.5, 0.34], second: [0.02, 1.43, 0.33] },
  filling: { first: [0.06, 0.82, 0.52], second: [0.14, 0.74, 0.6] },
  riding: { first: [0.2, 1.04, 0.36], second: [0.2, 1.04, 0.36] },
  arms_crossed: { first: REST, second: REST },
  // An arm round whoever stands next.
  beside: { first: [0.46, 1.16, -0.1], second: REST },
  // Held out to whoever takes it, and a hand out for it.
  giving: { first: [0.02, 1.16, 0.5], second: BEFORE, free: REST },
  receiving: { first: [0.06, 1.1, 0.4], second: BEFORE, free: [0.08, 1.06, 0.38] },
  fed: { first: REST, second: REST },
  // At another's lips.
  feeding: { first: [0.02, 1.48, 0.5], second: [0.12, 1.12, 0.34], free: REST },
  // Down to animals, out of what the other hand holds.
  strewing: { first: [0.12, 0.9, 0.48], second: [0.1, 1.06, 0.26] },
  lifting: { first: [0.4, 1.68, 0.2], second: BEFORE, free: REST },
  // A drop or a stream over what the other hand holds.
  dressing: { first: [0.04, 1.34, 0.36], second: [0.04, 1.04, 0.4] },
  on_shoulder: { first: [0.42, 1.55, 0.06], second: BEFORE, free: [0.24, 0.88, -0.1] },
  running: { first: [0.2, 1.24, 0.26], second: [0.24, 1.04, -0.2] },
  jumping: { first: [0.36, 2.1, 0.1], second: [0.36, 2.1, 0.1] },
  waving: { first: [0.36, 1.74, 0.16], second: BEFORE, free: REST },
  // Palm on palm before the breast.
  clapping: { first: [0.02, 1.26, 0.34], second: [0.02, 1.22, 0.35] },
  cheering: { first: [0.34, 1.82, 0.14], second: [0.34, 1.82, 0.14] },
  throwing: { first: [0.34, 1.78, 0.02], second: [0.3, 1.34, 0.3] },
  // At the lips.
  smoking: { first: [0.03, 1.555, 0.25], second: BEFORE, free: POCKET },
  singing: { first: [0.05, 1.4, 0.2], second: [0.34, 1.26, 0.34] },
  shaking: { first: [0.06, 1.52, 0.26], second: [0.04, 1.4, 0.26] },
  pushing: { first: [0.27, 0.8, 0.4], second: [0.27, 0.8, 0.4] },
  painting: { first: [0.12, 1.3, 0.54], second: [0.26, 1.08, 0.26] },
  reclining: { first: [0.14, 0.44, 0.02], second: [0.28, 0.05, -0.42], empty: [0.14, 0.3, 0] },
  // On the back of a small animal, and at the nose of a large one.
  petting: { first: [0.08, 0.6, 0.62], second: [0.16, 0.5, 0.34] },
  stroking: { first: [0.06, 1.56, 0.54], second: BEFORE, free: REST },
  proposing: { first: [0.05, 1, 0.42], second: [0.05, 0.96, 0.42] },
  // A glass stands beside what is typed on.
  typing: { first: [0.1, 0.8, 0.42], second: [0.32, 0.82, 0.46], free: [0.1, 0.8, 0.42] },
  astride: { first: [0.07, 1.74, 0.36], second: [0.07, 1.74, 0.36] },
  // One arm under what is held, the other round it.
  cradling: { first: [-0.1, 1.1, 0.3], second: [-0.06, 1.2, 0.32] },
  // An arm out to what stands behind, the other hand at the back.
  teaching: { first: [0.52, 1.42, 0.06], second: [0.06, 1, -0.26] },
  // Seen from behind, across the backs of both neighbours, the hands on their shoulders.
  arm_round: { first: [0.63, 1.38, -0.13], second: BEFORE, free: REST },
  arms_round: { first: [0.63, 1.38, -0.13], second: [0.63, 1.38, -0.13] },
  leaning_back: { first: [0.18, 1.24, 0.26], second: POCKET, empty: POCKET },
  // Between the two on the seat; the other hand on the knee, or with a glass.
  bench_hand_in_hand: {
    first: [0.37, 0.62, 0.2],
    second: [0.13, 0.95, 0.34],
    free: [0.13, 0.64, 0.32],
  },
  // Either side of a steering wheel.
  driving: { first: [0.15, 0.88, 0.44], second: [0.15, 0.88, 0.44] },
  // Either side of a ladder, one hand above the other.
  climbing: { first: [0.2, 1.62, 0.46], second: [0.2, 1.34, 0.4] },
  // Palms together above the head.
  tree_pose: { first: [0.025, 1.95, 0.04], second: [0.025, 1.95, 0.04] },
  lotus: { first: [0.3, 0.28, 0.3], second: [0.3, 0.28, 0.3] },
  // The vessel below the mouth, the glass aside.
  spitting: { first: [0.02, 1.08, 0.52], second: [0.36, 1.06, 0.06] },
  at_piano: { first: [0.12, 0.8, 0.44], second: [0.14, 0.8, 0.44] },
  // On the handlebar, or round whoever steers.
  scooting: { first: [0.22, 0.82, 0.47], second: [0.22, 0.82, 0.47] },
  // The ball swung forward below the waist, the other arm back.
  bowling: { first: [0.12, 0.84, 0.5], second: [0.2, 1.08, -0.14] },
  skiing: { first: [0.3, 0.98, 0.32], second: [0.3, 0.98, 0.32] },
  // Both hands round a bottle that foams over.
  foaming: { first: [0.07, 1.3, 0.4], second: [0.05, 1.2, 0.34] },
  // A half in either hand.
  breaking: { first: [0.13, 1.16, 0.34], second: [0.13, 1.18, 0.34] },
  // The flame over the wick that the other hand holds.
  lighting: { first: [0.05, 1.42, 0.36], second: [0.04, 1.08, 0.37] },
  // Either side of what is before them.
  blowing: { first: [0.24, 0.98, 0.44], second: [0.24, 0.98, 0.44] },
  watering: { first: [0.05, 0.98, 0.3], second: [0.24, 0.9, 0.12] },
  // One hand at the bail, the other under the foot.
  emptying: { first: [0.04, 1.16, 0.4], second: [0.05, 1.2, 0.26] },
  // Either hand at the foot of a bottle in its rack.
  riddling: { first: [0.13, 1.26, 0.52], second: [0.26, 1.06, 0.48] },
  // A bottle upright before the breast, its foot in one hand and its shoulder in the other.
  presenting: { first: [0.05, 1.2, 0.36], second: BEFORE, free: [0.02, 1.36, 0.36] },
  // Forearms on the counter, the fingers at the foot of a glass.
  at_bar: { first: [0.1, 1.1, 0.36], second: [0.16, 1.07, 0.32], empty: [0.12, 1.07, 0.34] },
  // At the ear.
  phoning: { first: [0.125, 1.565, -0.03], second: BEFORE, free: POCKET },
  // Round the ankles of whoever sits up there.
  shoulder_ride: { first: [0.1, 1.24, 0.21], second: [0.1, 1.24, 0.21] },
  // The lance ahead, the other hand at the pump.
  spraying: { first: [0.1, 1.12, 0.4], second: [0.26, 0.94, 0.12] },
  dozing: { first: [0.14, 0.66, 0.26], second: [0.14, 0.64, 0.26] },
  // On the ground, leaning on one hand.
  lounging: { first: [0.16, 0.56, 0.34], second: [0.3, 0.06, -0.2], empty: [0.15, 0.34, 0.26] },
};

/** What is held says where the hand is: a trumpet is at the lips, blades are seen before the leaves. */
export const BY_HELD: readonly (readonly [Pose, (held: Held) => boolean, Hands])[] = [
  // What else is held is not hidden by the paper.
  [
    'sitting',
    (held) => typeof held === 'object' && held.form === 'news',
    { first: [0.1, 1, 0.36], second: [0.44, 0.92, 0.26], free: [0.16, 1, 0.36] },
  ],
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'trumpet',
    { first: [0.05, 1.5, 0.3], second: [0.03, 1.47, 0.36] },
  ],
  // Its mouthpiece at the lips, one hand above the other on the tube.
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'horn',
    { first: [0.02, 1.26, 0.25], second: [0, 1.38, 0.23] },
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
  // The blade across what the other hand holds fast.
  [
    'working',
    (held) => typeof held === 'object' && held.form === 'knife',
    { first: [0.17, 1.03, 0.4], second: [0.12, 0.97, 0.42] },
  ],
  // Its bowl at the lips.
  [
    'eating',
    (held) => typeof held === 'object' && held.form === 'ladled',
    { first: [0.1, 1.5, 0.27], second: [0.2, 1.04, 0.24], free: POCKET },
  ],
  // The spoon above the rim of the pot.
  [
    'cooking',
    (held) => typeof held === 'object' && held.form === 'stirred_pot',
    { first: [0.06, 1.2, 0.42], second: [0.22, 0.96, 0.38] },
  ],
  // A cork goes in by hand, without a screw above it.
  [
    'opening',
    (held) => held !== 'corkscrew',
    { first: [0.02, 1.3, 0.3], second: [-0.02, 1.08, 0.3] },
  ],
  // The pen on the label.
  [
    'cleaning',
    (held) => typeof held === 'object' && held.form === 'rod',
    { first: [0.03, 1.15, 0.4], second: [0.02, 1.16, 0.28] },
  ],
  // Pressed onto the belly of the bottle.
  [
    'cleaning',
    (held) => typeof held === 'object' && held.form === 'slab',
    { first: [0.02, 1.12, 0.35], second: [0.02, 1.16, 0.28] },
  ],
  // Its shoulder at the lips.
  [
    'tasting',
    (held) => held === 'bottle',
    { first: [0.01, 1.37, 0.15], second: BEFORE, free: POCKET },
  ],
  // At the neck of what stands before them, the bow across the strings.
  [
    'playing',
    (held) => typeof held === 'object' && held.form === 'cello',
    { first: [0.1, 1.3, 0.34], second: [0.22, 0.92, 0.42] },
  ],
  [
    'picking',
    (held) => held === 'secateurs',
    { first: [0.3, 1.06, 0.4], second: [0.1, 0.94, 0.44] },
  ],
];
