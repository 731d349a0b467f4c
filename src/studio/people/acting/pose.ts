import type { Pose, Arm, Stance } from './stance.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { BY_HELD, HANDS, POCKET, REST } from './hand-spots.ts';
import type { Hands, Spot } from './hand-spots.ts';
import { leant } from './leaning.ts';
import { embracing, folded, jointOf, laidRound } from './arms.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';

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
  stomping: { legs: 'tread', nod: 0.12, lean: 0.06 },
  sitting: { legs: 'seated', sunk: 0.38, nod: 0.08 },
  cooking: { lean: 0.1, nod: 0.4 },
  sabering: { nod: 0.12, lean: 0.06 },
  clinking: { nod: 0.04 },
  kneeling: { legs: 'kneel', sunk: 0.44, lean: 0.3, nod: 0.35 },
  working: { lean: 0.12, nod: 0.42 },
  photographing: { nod: 0 },
  selfie: { nod: -0.04 },
  // Whirling, each leans away from the hands that hold them.
  dancing: { legs: 'skip', nod: -0.04, lean: -0.1 },
  dancing_alone: { legs: 'skip', nod: -0.12, lean: -0.08 },
  hugging: { nod: 0.06, lean: 0.06 },
  kissing: { nod: 0.02, lean: 0.1 },
  kneel_hug: { legs: 'kneel', sunk: 0.44, nod: 0.02, lean: 0.08 },
  leaning: { nod: 0.02, lean: 0.26 },
  scrubbing: { nod: 0.35, lean: 0.3 },
  hoisting: { nod: -0.14, lean: -0.04 },
  swirling: { nod: 0.3 },
  rolling: { legs: 'stride', lean: 0.7, nod: -0.14 },
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
  giving: { nod: 0.08, lean: 0.06 },
  receiving: { nod: 0.1 },
  fed: { nod: 0 },
  feeding: { nod: 0.06, lean: 0.06 },
  strewing: { nod: 0.35, lean: 0.16 },
  lifting: { nod: 0 },
  dressing: { nod: 0.4 },
  on_shoulder: { legs: 'stride', nod: 0 },
  lounging: { legs: 'ground', sunk: 0.76, lean: -0.08, nod: 0.1 },
  running: { legs: 'run', lean: 0.2, nod: -0.1 },
  // Off the ground: what is sunk is raised.
  jumping: { legs: 'leap', sunk: -0.3, lean: -0.06, nod: -0.1 },
  waving: { nod: 0 },
  cheering: { nod: -0.1 },
  clapping: { nod: 0.06 },
  throwing: { legs: 'stride', lean: -0.08, nod: -0.06 },
  smoking: { nod: 0.04 },
  singing: { nod: -0.1 },
  shaking: { nod: 0.06 },
  pushing: { legs: 'stride', lean: 0.3, nod: 0 },
  painting: { nod: 0.05 },
  // On the back, propped on an elbow.
  reclining: { legs: 'ground', sunk: 0.76, lean: -0.9, nod: 0.4 },
  petting: { legs: 'kneel', sunk: 0.44, lean: 0.28, nod: 0.2 },
  stroking: { nod: 0 },
  proposing: { legs: 'kneel', sunk: 0.44, nod: -0.22 },
  typing: { legs: 'seated', sunk: 0.38, lean: 0.06, nod: 0.3 },
  // In the saddle: what is sunk is raised.
  astride: { legs: 'astride', sunk: -0.62, nod: 0 },
  cradling: { nod: 0.3 },
  teaching: { nod: 0 },
  arm_round: { nod: 0 },
  arms_round: { nod: 0 },
  // The shoulders at the wall, one foot on it.
  leaning_back: { legs: 'propped', lean: -0.13, nod: 0.16 },
  bench_hand_in_hand: { legs: 'seated', sunk: 0.38, nod: 0.06 },
  driving: { legs: 'seated', sunk: 0.38, raised: 0.5, nod: 0.06 },
  climbing: { legs: 'climb', raised: 0.6, lean: 0.14, nod: -0.2 },
  tree_pose: { legs: 'tree', nod: -0.04 },
  lotus: { legs: 'lotus', sunk: 0.76, nod: 0.08 },
  spitting: { lean: 0.36, nod: 0.3 },
  at_piano: { legs: 'seated', sunk: 0.38, lean: 0.06, nod: 0.2 },
  spraying: { legs: 'stride', nod: 0.06 },
  phoning: { nod: 0.06 },
  breaking: { nod: 0.25 },
  foaming: { nod: -0.08, lean: -0.05 },
  lighting: { nod: 0.3 },
  blowing: { lean: 0.3, nod: 0.18 },
  watering: { lean: 0.16, nod: 0.35 },
  emptying: { lean: 0.2, nod: 0.3 },
  riddling: { lean: 0.1, nod: 0.16 },
  // On a high stool, the counter before it hides the legs.
  at_bar: { sunk: 0.1, nod: 0.06, lean: 0.06 },
  shoulder_ride: { legs: 'stride', nod: 0 },
  skiing: { lean: 0.3, nod: 0 },
  // In the saddle of a scooter, the feet on its board.
  scooting: { legs: 'seated', sunk: 0.38, raised: 0.24, nod: 0.02 },
  bowling: { legs: 'stride', lean: 0.32, nod: 0.02 },
  presenting: { nod: 0.06, lean: 0.05 },
  dozing: { legs: 'seated', sunk: 0.38, lean: -0.1, nod: 0.62 },
};

export const stanceOf = (pose: Pose): Stance => ({
  lean: 0,
  sunk: 0,
  raised: 0,
  legs: 'straight',
  nod: 0.32,
  ...STANCES[pose],
});

/** How far somebody's own head is down. */
export const nodOf = ({ pose, nodBy = 0 }: Pick<PersonShape, 'pose' | 'nodBy'>): number =>
  stanceOf(pose).nod + nodBy;

/** What is held may be held aside. */
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>([
  'holding',
  'sitting',
  'walking',
  'hand_in_hand',
  'tasting',
]);

/** Where no table is before them, empty hands lie on the knees. */
const SOFT: ReadonlySet<PersonShape['beside']> = new Set<PersonShape['beside']>([
  'bench',
  'sofa',
  'armchair',
  'wheelchair',
  'bath',
  'steps',
  'wall',
  'jetty',
  'cask',
  'box_seat',
]);
const ON_KNEES: Partial<Hands> = { free: [0.13, 0.64, 0.32], empty: [0.13, 0.64, 0.32] };

/** Over the glass that stands there, the other hand behind the back as good service has it. */
const OVER_TABLE: Hands = { first: [0.14, 1.17, 0.44], second: [0.02, 1.0, -0.17] };

/** Dresses have no pockets. */
function handsOf({ pose, dress, holds, beside }: PersonShape): Hands {
  const [held = null] = holds;
  if (pose === 'sitting' && SOFT.has(beside)) return { ...HANDS.sitting, ...ON_KNEES };
  if (beside === 'laid_table') return OVER_TABLE;
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
    const shoulder = leant([side * 0.18 * w, 1.39, -0.014], stance);
    const lift = shape.lift ?? 0;
    const isOut = shape.isTurnedAway && holds !== null && AT_EASE.has(shape.pose);
    const spot: Vec3 = isOut
      ? [side * 0.38, y + 0.06, 0.16]
      : side === s && shape.pourInto
        ? overGlass(shape.pourInto, [side * x, y, z])
        : [side * x, y + lift, z];
    return { ...jointOf(shoulder, spot, side), side, holds };
  };
  // The bottle is in front of them, or all glasses meet: the hand goes where it is.
  if (shape.reach) {
    const [x, y, z] = shape.reach;
    const isHeld = HELD_OUT.has(shape.pose);
    const joined = arm(s, [x * s, y, z], isHeld ? first : null);
    if (JOINED.has(shape.pose)) {
      const [ox, oy, oz] = shape.otherReach ?? [0, 0, 0];
      // What is held is in the other hand.
      return [
        joined,
        shape.otherReach ? arm(-s, [-ox * s, oy, oz], null) : arm(-s, first ? far : free, first),
      ];
    }
    return [
      joined,
      isHeld ? arm(-s, second ? far : free, second) : arm(-s, [0.05, 1.06, 0.2], null),
    ];
  }
  if (shape.pose === 'arms_crossed') return [folded(s, 0.02, stance), folded(-s, -0.02, stance)];
  if (EMBRACES.has(shape.pose)) return [arm(s, near, null), embracing(-s, stance)];
  if (shape.pose === 'arm_round') return [laidRound(s, stance), arm(-s, free, second)];
  if (shape.pose === 'arms_round') return [laidRound(s, stance), laidRound(-s, stance)];
  const isLifted = first !== null && (shape.pose === 'holding' || shape.pose === 'walking');
  const lifted: Spot = [0.18, heldAt(first), 0.28];
  const other = shape.sips ? AT_LIPS : second ? far : shape.hasNapkin ? FOREARM : free;
  return [arm(s, isLifted ? lifted : first ? near : empty, first), arm(-s, other, second)];
}

/** No farther from the glass than that a hand on its body tilts the bottle over the rim. */
function overGlass([gx, gy, gz]: Vec3, [x, y, z]: Vec3): Vec3 {
  const rim = gy + 0.26;
  const far = Math.hypot(x - gx, y - rim, z - gz);
  const k = Math.min(1, GRIPPED / far);
  return [gx + (x - gx) * k, rim + (y - rim) * k, gz + (z - gz) * k];
}
/** Metres from the mouth of a bottle to the hand that pours from it. */
const GRIPPED = 0.235;

/** Whatever the first hand does. */
const AT_LIPS = HANDS.tasting.first;
/** Held level, for what hangs over it. */
const FOREARM: Spot = [0.22, 1.1, 0.28];

export const EMBRACES: ReadonlySet<Pose> = new Set<Pose>(['hugging', 'kissing', 'kneel_hug']);
/** Held where the hand goes. */
const HELD_OUT: ReadonlySet<Pose> = new Set<Pose>(['clinking', 'sitting', 'holding']);
const JOINED: ReadonlySet<Pose> = new Set<Pose>(['hand_in_hand', 'bench_hand_in_hand']);

export const isBasket = (held: Held | null): boolean =>
  typeof held === 'string' && held.endsWith('basket');

/** A full bucket pulls the arm down. */
export const isPail = (held: Held | null): boolean =>
  typeof held === 'object' && held?.form === 'pail';

/** Baskets and lanterns hang from a lowered hand, glasses are lifted. */
const heldAt = (held: Held | null): number =>
  isBasket(held) || isPail(held)
    ? isPail(held)
      ? 0.9
      : 1.02
    : held === 'lantern' || held === 'decanter'
      ? 1.28
      : held === 'grapes'
        ? 1.34
        : 1.22;
