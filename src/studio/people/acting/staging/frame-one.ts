import type { Framing, Ground, Member } from '#studio/people/painting/ground.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { SOFA_SEAT } from '#studio/people/beside/sofa.ts';
import { FRAMINGS } from './framings.ts';
import { parkedOf, standsTall } from './park-vehicle.ts';
import { isBasket, isPail } from '#studio/people/acting/pose.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** Seats that neighbours share. */
export const SEATS: ReadonlySet<PersonShape['beside']> = new Set<PersonShape['beside']>([
  'bench',
  'sofa',
  'steps',
  'wall',
  'jetty',
]);

/** How much of somebody is seen, and with how much room; beside a car there is room for it. */
export function framingOf(member: Member & { shape: PersonShape }, ground: Ground): Framing {
  const framing = underHat(ownFraming(member, ground), member.shape);
  if (!ground.isSubject) return framing;
  if (standsTall(ground.scene.things) && member.shape.pose !== 'pushing')
    return beside(framing, isLampThere(ground) ? BESIDE_LAMP : BESIDE_CART);
  if (!parkedOf(ground.scene.things, member.shape.does.includes('loading'))) return framing;
  return beside(framing, BESIDE_CAR);
}

const isLampThere = ({ scene }: Ground): boolean =>
  scene.things.some(({ thing }) => thing === 'street_lamp');

function beside(framing: Framing, least: Required<Pick<Framing, Room>>): Framing {
  const { cut, tall = 0, ahead = 0, aside = 0 } = framing;
  return {
    ...framing,
    cut: Math.min(cut, least.cut),
    tall: Math.max(tall, least.tall),
    ahead: Math.max(ahead, least.ahead),
    aside: Math.max(aside, least.aside),
  };
}
type Room = 'cut' | 'tall' | 'ahead' | 'aside';
/** No frame cuts a high hat off whoever stands. */
const underHat = (framing: Framing, { hat }: PersonShape): Framing =>
  HIGH_HATS.has(hat) && (framing.tall ?? STANDING) >= STANDING
    ? { ...framing, tall: Math.max(framing.tall ?? 0, HATTED) }
    : framing;
const STANDING = 1.74;
const BESIDE_CAR = { cut: -0.12, tall: 2.05, ahead: 2.5, aside: 2.3 };
const BESIDE_CART = { cut: -0.1, tall: 1.9, ahead: 1.9, aside: 1.7 };
const BESIDE_LAMP = { cut: -0.08, tall: 2.75, ahead: 0.6, aside: 0.7 };

function ownFraming(
  { figure, of, shape }: Member & { shape: PersonShape },
  ground: Ground,
): Framing {
  const usual: Framing = (isFelt(shape, of) ? undefined : FRAMINGS[shape.pose]) ?? {
    cut:
      figure.part === 'portrait' || ground.isNear
        ? 1.12
        : isFelt(shape, of)
          ? 1.02
          : isLow(shape)
            ? lowestOf(shape, ground)
            : of > 2
              ? 0.8
              : 0.92,
  };
  if (shape.tree)
    return { ...usual, cut: Math.min(usual.cut, 0.02), tall: UNDER_TREE * shape.tree, ahead: 0 };
  if (isSheltered(shape)) return { ...usual, tall: SHELTERED };
  if (shape.atFeet) return { ...usual, cut: Math.min(usual.cut, -0.06) };
  // Boots, bare feet and what is worn on the legs are seen down to the ground.
  if (
    shape.hasBoots ||
    shape.hasBareFeet ||
    (isSeenWhole(shape) && figure.part !== 'portrait' && !ground.isNear)
  )
    return { ...usual, cut: Math.min(usual.cut, 0.04) };
  // A child is known by its height: seen whole, and not cut at the waist like a grown one.
  if (shape.isChild && ground.areChildren && figure.part !== 'portrait' && !ground.isNear)
    return { ...usual, cut: Math.min(usual.cut, -0.05) };
  if (SEATS.has(shape.beside))
    return {
      ...usual,
      cut: 0.02,
      apart: SOFA_SEAT,
      ahead: 0.2,
      ...(shape.beside === 'sofa' && ROUND_SOFA),
    };
  if (shape.beside === 'shown_bottle') return { ...usual, cut: 0.2, ahead: 1.1, facing: 1.3 };
  if (shape.beside === 'laid_table') return { ...usual, cut: 0.3, ahead: 1.05, pitch: 0.12 };
  if (shape.beside === 'hammock') return IN_HAMMOCK;
  if (shape.beside === 'armchair' || shape.beside === 'wheelchair')
    return { ...usual, cut: -0.04, apart: 1.2, ahead: 0.3 };
  if (ground.isNear && of === 1) return nearer(usual);
  return ground.isFar ? { ...usual, cut: Math.min(usual.cut, 0.04) } : usual;
}

/** Between its two posts. */
const IN_HAMMOCK: Framing = { cut: -0.3, tall: 3, facing: 1.5, pitch: 0.1, apart: 2 };

const isSeenWhole = ({
  hasShorts,
  hasCoat,
  hasCape,
  dress,
  hasCollar,
  isChild,
}: PersonShape): boolean =>
  (hasShorts ?? hasCoat ?? hasCape ?? false) ||
  // Girls wear one by themselves.
  (dress === 'skirt' && hasCollar === true && !isChild);

const HIGH_HATS: ReadonlySet<PersonShape['hat']> = new Set<PersonShape['hat']>([
  'toque',
  'santa',
  'crown',
  'witch',
  'topper',
  'party',
]);
const HATTED = 1.98;

/** What a face shows is seen from near, where nothing else needs the room. */
export const isFelt = ({ mood, isLaughing, pose }: PersonShape, of: number): boolean =>
  of === 1 && (mood !== undefined || isLaughing === true) && AT_REST.has(pose);
const AT_REST: ReadonlySet<Pose> = new Set<Pose>([
  'standing',
  'holding',
  'toasting',
  'tasting',
  'arms_crossed',
]);

/** Both its arms, and some of the room. */
const ROUND_SOFA: Partial<Framing> = { aside: 0.75, ahead: 1.1, tall: 1.5 };

/** A close-up: the bust, or whoever works with both hands and what they work on. */
const nearer = (usual: Framing): Framing =>
  usual.ahead === undefined
    ? { ...usual, cut: Math.max(usual.cut, 1.08), ahead: 0.1 }
    : usual.tall === SEATED
      ? { ...usual, cut: ABOVE_KNEES, ahead: 0.5 }
      : { ...usual, cut: usual.cut + 0.06, ahead: usual.ahead * 0.6 };
/** Metres to the crown of whoever sits, and to just below a table's top. */
const SEATED = 1.4;
const ABOVE_KNEES = 0.56;

/** To the lower leaves of a crown, and to the top of an umbrella. */
const UNDER_TREE = 2.5;
const SHELTERED = 2.14;
const isSheltered = ({ holds }: PersonShape): boolean =>
  holds.some((held) => isWareHeld(held) && held.form === 'umbrella');

/** A child's basket hangs lower beside grown people. */
const lowestOf = ({ isChild }: PersonShape, { areChildren }: Ground): number =>
  isChild && !areChildren ? 0.2 : 0.52;

/** What hangs from the hand must be in the frame. */
export const isLow = ({ holds }: PersonShape): boolean =>
  holds.some((held) => isBasket(held) || isPail(held) || held === 'lantern');
