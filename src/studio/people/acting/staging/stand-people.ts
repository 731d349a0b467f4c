import { againstLight } from './against-light.ts';
import type { Random } from '#studio/random.ts';
import type { Framing, Ground, Member } from '#studio/people/painting/ground.ts';
import type { Standing } from './placed.ts';
import { framingOf, isFelt, isLow } from './frame-one.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { SOFA_SEAT } from '#studio/people/beside/sofa.ts';
import { CHILD, WOMAN } from '#studio/people/acting/manner.ts';
import { facingOf } from './facing-of.ts';
import { EMBRACES } from '#studio/people/acting/pose.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** Metres between the middles of neighbours: a couple stands closer than a party. */
const APART = { couple: 0.38, party: 0.46, pair: 0.56, busy: 0.7, laden: 0.8, crowd: 0.4 };
const TALL = 1.78;
/** Metres that the frame shows at least, unless a portrait or a close-up is asked for: a bust is two fifths of it. */
export const LEAST_METRES = 1.4;
/** Metres beside the outer two of several. */
const SHOULDERS = 0.5;
const PLAIN_REACH = 0.78;
const WIDE_REACH = 1.45;
/** Along a wall or a railing. */
const ROW = 2.5;

/** Two who are one picture, whoever stands beside them. */
const PAIRED: ReadonlySet<Pose> = new Set<Pose>(['dancing', 'kissing', 'hugging']);

/** Animals stand to the right of whoever turns to them. */
const TO_BEASTS: ReadonlySet<Pose> = new Set<Pose>(['strewing', 'petting', 'stroking']);

/** Where the picture is about people they fill it, as much of them as their act needs. */
export function standAlone(
  member: Member & { shape: PersonShape },
  ground: Ground,
  random: Random,
): Standing {
  const { figure, index, of, shape } = member;
  const framing = ground.together ?? framingOf(member, ground);
  const { tall = TALL, ahead = 0 } = framing;
  const isCrowd = of > 3 && (framing.apart ?? 0) <= 0.86;
  const apart = isCrowd
    ? APART.crowd
    : (framing.apart ??
      (isLow(shape)
        ? APART.laden
        : figure.who === 'couple' || ground.looks.isFamily
          ? hasGlass(shape) && !ground.isPainted
            ? APART.party
            : APART.couple
          : of === 2
            ? APART.pair
            : APART.party));
  const isClose = figure.part === 'portrait' || ground.isNear === true || isFelt(shape, of);
  // Nobody stands nearer than that, and so more of them is seen.
  const cut = isClose ? framing.cut : Math.min(framing.cut, tall - LEAST_METRES * 0.86);
  const head =
    cut < 0.1 && tall === TALL ? 0.2 : figure.part === 'portrait' ? 0.12 : of > 2 ? 0.16 : 0.13;
  const size = ground.areChildren ? sizeOf(member) : 1;
  const { beasts = 0 } = ground;
  const span = framing.places ? (framing.places.at(-1) ?? 0) * 2 : (of - 1) * apart;
  const across =
    (of > 1 ? (span + SHOULDERS + (framing.aside ?? 0)) * size : 0.75 + ahead) + beasts;
  const metres = Math.max(((tall - cut) * size) / (1 - head), across / ground.aspect);
  const fromMiddle = framing.places?.[index] ?? (index - (of - 1) / 2) * apart;
  const offset = (fromMiddle * size) / (metres * ground.aspect);
  const side =
    PAIRED.has(shape.pose) && of > 2
      ? member.own % 2 === 0
        ? 1
        : -1
      : of > 1
        ? turnOf(index, offset, ground)
        : TO_BEASTS.has(shape.pose) || ground.free > 0.5
          ? 1
          : -1;
  // A horse is as long behind its rider as before.
  const shift =
    shape.pose === 'astride'
      ? 0.3
      : shape.pose === 'driving'
        ? 0.62
        : ahead > 0
          ? ahead / 2
          : 0.07 * metres;
  const aside = of > 1 ? offset : beasts > 0 ? 0 : -(side * shift) / (metres * ground.aspect);
  // Animals stand to their right.
  const at = 0.5 + aside - (beasts * 0.42) / (metres * ground.aspect);
  // What is wider than high stands in the middle of the height.
  const spare = Math.max(0, 1 - head - ((tall - cut) * size) / metres);
  // In a crowd every other one stands a step behind.
  const isParty =
    of > 2 &&
    (ground.scene.isPosed || (!ground.together && apart <= APART.party)) &&
    !ground.isPainted;
  const isBehind = (isCrowd || isParty) && index % 2 === 1 && !PAIRED.has(shape.pose);
  // Whoever carries the grapes away comes before the vines.
  const isBefore =
    (of > 2 && figure.action === 'picking' && shape.pose !== 'picking') ||
    (framing.hasVine === true && !isAtVine(shape));
  return {
    at,
    // Whoever is seen whole stands on the ground before us, not on the horizon.
    foot:
      head + spare * (cut < 0.1 ? 0.86 : 0.42) + (tall * size) / metres - (isBehind ? 0.035 : 0),
    // An arm round another is behind that one.
    metres: metres * (isBehind ? 1.07 : isFarther(shape) ? 1.004 : isBefore ? 0.96 : 1),
    facing: facingOf(member, {
      side,
      ground,
      random,
      facing: ground.together?.facing ?? framingOf(member, ground).facing,
    }),
    // A photographed face is on the shaded side.
    lightFrom: ground.isPainted ? side : -side,
    contre: againstLight(ground),
    cutBelow: 0,
    size: sizeOf(member),
    pitch: framing.pitch ?? 0,
    reach: reachOf(shape),
    ...(tall > TALL && { tall: shape.tree ? 3.1 * shape.tree : tall + 0.06 }),
  };
}

/** Two who look at each other over a glass need room for it between their faces. */
const hasGlass = ({ holds }: PersonShape): boolean => holds[0] === 'glass';

/** The tree that is painted with somebody is behind everybody else. */
const isFarther = ({ pose, tree, beside }: PersonShape): boolean =>
  FARTHER.has(pose) || tree !== undefined || (pose === 'scooting' && !beside);

/** Metres to either side of them that are theirs. */
function reachOf({ sofaFor, tree, beside, hasHod, pose }: PersonShape): number {
  if (sofaFor) return sofaFor * SOFA_SEAT + 0.6;
  if (pose === 'pushing' || pose === 'driving' || pose === 'bowling' || beside === 'hammock')
    return ROW;
  if (beside === 'parapet' || beside === 'balustrade') return ROW;
  if (beside?.endsWith('vine') === true) return PLAIN_REACH;
  return tree || beside || hasHod || pose === 'painting' || pose === 'teaching'
    ? WIDE_REACH
    : PLAIN_REACH;
}

/** Listeners turn to whoever speaks to them; others to the middle. */
function turnOf(index: number, offset: number, { speaker }: Ground): 1 | -1 {
  if (speaker === undefined || speaker === index) return offset <= 0 ? 1 : -1;
  return index < speaker ? 1 : -1;
}

/** Different acts side by side are seen from one distance. */
export function frameTogether(
  members: readonly (Member & { shape: PersonShape })[],
  ground: Ground,
): Framing | undefined {
  const all = members.map((member) => framingOf(member, ground));
  // Who has an arm round another stands as that one does.
  const poses = new Set(
    members.map(({ shape }) => (shape.pose === 'beside' ? 'standing' : shape.pose)),
  );
  // The tree is painted with one of them; whoever else is under it stands no nearer.
  const isUnderTree = members.some(({ shape }) => shape.tree !== undefined);
  if (members.length < 2 || (poses.size < 2 && !isUnderTree)) return undefined;
  const most = (of: (framing: Framing) => number | undefined, least: number): number =>
    Math.max(least, ...all.map((framing) => of(framing) ?? least));
  // For their picture they move together.
  const crowd = ground.scene.isPosed
    ? POSED_APART
    : members.length > 4
      ? 0.62
      : members.length > 3
        ? 0.86
        : 2;
  // Who hold each other are one body, as tall as the child and whoever kneels before it.
  const isEmbrace = members.every(({ shape }) => EMBRACES.has(shape.pose));
  const gaps = members
    .slice(1)
    .map((member, i) => Math.min(crowd, gapBetween([members[i]!, member], [all[i]!, all[i + 1]!])));
  return {
    ...(!isEmbrace && { places: placesOf(gaps) }),
    hasVine: members.some(({ shape }) => isAtVine(shape)),
    cut: Math.min(...all.map(({ cut }) => cut)),
    // Of two who stand both heads are seen.
    tall: members.some(({ shape }) => shape.pose === 'kneel_hug')
      ? EMBRACED
      : most(({ tall }) => tall, TALL),
    apart: isEmbrace
      ? Math.max(...all.map(({ apart = 0 }) => apart))
      : Math.min(
          crowd,
          most(({ apart }) => apart, APART.party),
        ),
    aside: most(({ aside }) => aside, 0),
    pitch: most(({ pitch }) => pitch, 0),
  };
}

const EMBRACED = 1.42;
const POSED_APART = 0.54;

/** Its leaves would hide whoever stands behind it. */
const isAtVine = ({ beside }: PersonShape): boolean => beside?.endsWith('vine') === true;

/** Who do the same with each other stay close; whoever does something else has the room it needs. */
function gapBetween(
  [one, other]: readonly [Shaped, Shaped],
  [near, far]: readonly [Framing, Framing],
): number {
  if (one.shape.pose === other.shape.pose) return near.apart ?? APART.party;
  const arePlain = IDLE.has(one.shape.pose) && IDLE.has(other.shape.pose);
  return Math.max(near.apart ?? 0, far.apart ?? 0, arePlain ? APART.party : APART.busy);
}
type Shaped = Member & { shape: PersonShape };
const IDLE: ReadonlySet<Pose> = new Set<Pose>([
  'standing',
  'beside',
  'holding',
  'toasting',
  'tasting',
  'talking',
]);

/** Metres from the middle, one after the other. */
function placesOf(gaps: readonly number[]): number[] {
  const from = [0];
  for (const gap of gaps) from.push(from.at(-1)! + gap);
  const middle = from.at(-1)! / 2;
  return from.map((at) => at - middle);
}

/** Against a grown man. */
export function sizeOf({ figure, own }: Pick<Member, 'figure' | 'own'>): number {
  if (figure.who === 'child') return CHILD;
  const isSmaller = figure.who === 'woman' || (figure.who === 'couple' && own === 0);
  return isSmaller ? WOMAN : 1;
}

/** Who has an arm round somebody nearer to us. */
const FARTHER: ReadonlySet<Pose> = new Set<Pose>(['beside', 'arm_round']);
