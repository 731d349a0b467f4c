import { inDepth } from './acting/staging/in-depth.ts';
import { setLowTable } from './acting/staging/before-sofa.ts';
import { plantRow } from './acting/staging/plant-row.ts';
import { parkVehicle } from './acting/staging/park-vehicle.ts';
import type { Ground, Member } from './painting/ground.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PlacedPerson, Standing } from './acting/staging/placed.ts';
import type { PersonShape } from './body/person-shape.ts';
import type { Pose } from './acting/stance.ts';
import { isCounter } from './acting/act-scene.ts';
import { looksOf } from './dress/looks.ts';
import type { Looks } from './dress/looks.ts';
import { dress } from './dress/dress-people.ts';
import { clinkTogether, doClink } from './acting/staging/clink-people.ts';
import { sinkInWater } from './acting/verbs/in-water.ts';
import { atEase, gazeOf, isFeltBy, servingHand } from './acting/staging/bearing.ts';
import { hasAudience, standAudience } from './acting/staging/stand-audience.ts';
import { rideShoulders } from './acting/staging/shoulder-ride.ts';
import { pourToOther } from './acting/staging/pour-to-other.ts';
import { joinHands } from './acting/staging/join-hands.ts';
import type { PlacedStand } from './furniture.ts';
import { SANTA } from './figures-of.ts';
import {
  furnish,
  isOnGround,
  seatAround,
  sitOnGround,
  standBehind,
} from './acting/staging/seat-people.ts';
import { shareLoads, standSharedTub } from './acting/share-loads.ts';
import { frameTogether, standAlone } from './acting/staging/stand-people.ts';
import { standBehindThings } from './acting/staging/stand-behind-things.ts';

/** As many as the inventory can tell apart. */
const MOST = 8;

/** Everybody who is asked for, dressed, posed and placed. */
export function castPeople(figures: readonly AskedFigure[], ground: Ground, random: Random): Cast {
  const cast = figures
    .filter(({ part }) => part !== 'hands')
    .flatMap((figure) => {
      const of = figure.who === 'couple' ? 2 : Math.min(MOST, Math.max(1, figure.count));
      return Array.from({ length: of }, (_, index): Member => ({
        figure: {
          ...figure,
          ...(isChildOf(figure, index, ground) && { who: 'child' }),
          ...(isForOne(figure) && index > 0 && { action: 'holding' }),
        },
        index,
        of,
        own: index,
      }));
    })
    .slice(0, MOST);
  // A waiter and his guests stand side by side, as several of one kind would.
  const isMixed = figures.length > 1;
  const members = isMixed
    ? cast.map((member, index) => ({ ...member, index, of: cast.length }))
    : cast;
  const areChildren = members.every(({ figure }) => figure.who === 'child');
  const numbers = new Map<ThingId, number>();
  const dressed = members.map((member, i) => {
    const own = random.fork(`person ${i}`);
    const looks = looksFor(member.figure, ground.looks);
    return {
      ...member,
      ...dress(member, { ground: { ...ground, looks }, random: own, inPicture: i }),
      own: member.own,
      random: own,
    };
  });
  const shared = shareLoads(ground.isFromBehind ? withSeatLast(dressed) : dressed, ground);
  const standings: readonly (Standing & { hand?: Vec3 })[] = standAll(shared.members, {
    ...ground,
    areChildren,
    ...(shared.together && { together: shared.together }),
  });
  const people = shared.members.map(({ figure, shape, wardrobe }, i): PlacedPerson => {
    const thing = thingOf(figure);
    const number = figure.who === 'couple' ? 0 : (numbers.get(thing) ?? 0);
    numbers.set(thing, number + 1);
    const { hand, ...dry } = standings[i]!;
    const standing = ground.scene.isInPool ? sinkInWater(dry, shape) : dry;
    const placed = {
      ...standing,
      wardrobe,
      thing,
      number,
      vessel: ground.scene.vessel ?? 'glass',
      inPicture: i,
      slots: [],
    };
    return {
      ...placed,
      shape: {
        ...shape,
        ...(hand && { reach: hand }),
        ...(!hand && servingHand(figure, shape, { facing: placed.facing, of: dressed.length })),
        // Who walks away holds it out, where it is seen.
        ...(Math.abs(placed.facing) > 2 && { isTurnedAway: true }),
        turned: Math.sign(placed.facing),
        ...gazeOf(figure, shape, {
          facing: placed.facing,
          isPainted: ground.isPainted === true,
        }),
        ...atEase(shape, i, shared.members[i]!.random.fork('ease')),
        // Whoever laughs has narrowed eyes.
        ...(!ground.isPainted &&
          (!isFeltBy(shape) || (shape.isLaughing && !shape.mood)) && { hasShadedEyes: true }),
      },
    };
  });
  const joined = pourToOther(joinHands(people, ground.aspect), ground.aspect);
  const tub = shared.isTub ? standSharedTub(joined, { ...ground, areChildren }) : [];
  return {
    people: joined,
    stands: [
      ...furnish(dressed, ground),
      ...tub,
      ...parkVehicle(joined, ground),
      ...plantRow(joined, ground),
      ...setLowTable(joined, dressed, ground),
    ],
  };
}

/** Seen from behind, the back of their bench hides all of them: it is built round the last, who is painted last. */
function withSeatLast<T extends { shape: PersonShape }>(members: readonly T[]): readonly T[] {
  const seats = members[0]?.shape.sofaFor;
  if (!seats) return members;
  return members.map((one, i) => {
    const { sofaFor: _seats, ...shape } = one.shape;
    return { ...one, shape: i === members.length - 1 ? { ...shape, sofaFor: seats } : shape };
  });
}

/** 'Three friends opening a bottle': there is one, and the others wait with their glasses. */
const isForOne = ({ action, role, said = '' }: AskedFigure): boolean =>
  role === null && FOR_ONE.has(action) && !GIFTS.test(said);
const GIFTS = /gift|present|cadeau|regal|geschenk/;
const FOR_ONE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'opening',
  'sabering',
  'pouring',
]);

export interface Cast {
  people: PlacedPerson[];
  stands: PlacedStand[];
}

type Dressed = Member & Pick<PlacedPerson, 'shape' | 'wardrobe'> & { random: Random };

/** Round their table, behind their counter, or as their acts are best seen. */
function standAll(members: readonly Dressed[], ground: Ground): Standing[] {
  if (!ground.isSubject)
    return members.map((member) => standBehindThings(member, ground, member.random));
  const { furniture } = ground.scene;
  if (ground.scene.isShoulderRide) return rideShoulders(members, ground);
  const hasChairs = members.some(({ shape }) => shape.beside === 'chair');
  if (furniture === 'table' && hasChairs) return seatAround(members, ground);
  if (furniture === 'blanket' && members.every(isOnGround)) return sitOnGround(members, ground);
  if (isCounter(furniture)) return standBehind(members, ground);
  if (doClink(members)) return clinkTogether(members, ground);
  const together = ground.together ?? frameTogether(members, ground);
  const speaker = members.findIndex(({ shape }) => SPEAKS.has(shape.pose));
  if (hasAudience(members, speaker, ground)) return standAudience(members, speaker, ground);
  const group = {
    ...ground,
    ...(together && { together }),
    ...(members.length > 2 && speaker >= 0 && { speaker }),
  };
  const row = members.map((member) => standAlone(member, group, member.random));
  // Nobody dances in a row.
  if (members.length > 2 && members.some(({ shape }) => shape.pose === 'dancing'))
    return [...inDepth(row, members, { ofPairs: true })];
  return ground.isPeriod && members.some(({ shape }) => LADEN.has(shape.pose))
    ? [...inDepth(row, members)]
    : row;
}

/** On their way with what they carry. */
const LADEN: ReadonlySet<Pose> = new Set<Pose>(['on_shoulder', 'shouldering', 'walking']);
const SPEAKS: ReadonlySet<Pose> = new Set<Pose>(['explaining', 'opening', 'photographing']);

/** What is said of each of several is theirs alone. */
const looksFor = ({ said }: AskedFigure, general: Looks): Looks =>
  said === undefined
    ? general
    : { ...looksOf(said), isFamily: general.isFamily, areKin: general.areKin };

/** The youngest of a family stands between or beside its parents. */
const isChildOf = ({ who }: AskedFigure, index: number, { looks }: Ground): boolean =>
  looks.areGenerations
    ? index === 2
    : who === 'group' && looks.isFamily && index >= 1 && index % 2 === 1;

const thingOf = ({ role, who, said }: AskedFigure): ThingId =>
  said === SANTA.said
    ? 'santa'
    : role === 'sommelier' || role === 'winemaker' || role === 'picker'
      ? role
      : who === 'couple'
        ? 'couple'
        : 'person';
