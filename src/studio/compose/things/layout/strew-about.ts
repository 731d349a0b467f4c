import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isOnVines } from '#studio/compose/things/vine-leaves.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Company } from './gather.ts';
import { A_BED, A_SCATTER, isBed } from './scattered.ts';
import type { Spot } from './block.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';

/** What decks a table: nobody lays it in a line. */
const DECKING: ReadonlySet<ThingId> = new Set<ThingId>([
  'pine',
  'holly',
  'petals',
  'autumn_leaves',
  'vine_leaf',
  'confetti',
]);
/** The first of them is the hero, whichever is named first. */
const HEROES: readonly ThingId[] = [
  'bottle',
  'magnum',
  'half_bottle',
  'champagne_flute',
  'glass',
  'mulled_wine',
];

/** 'A bottle with fir branches and baubles': the first that decks the table lies about the hero's foot. */
export function strewAbout(told: readonly AskedThing[], spec: SceneSpec): AskedThing[] {
  const things = onBedOfLeaves(told);
  const fallen = things.findIndex(isFallen);
  const hero = fallen >= 0 ? fallenAbout(things) : heroOf(things);
  const decking = things.findIndex(
    (one, i) =>
      (DECKING.has(one.thing) || i === fallen) &&
      one.relation === null &&
      (isScatter(one) || (one.count ?? SOME) >= FEW) &&
      !isOnVines(one, spec),
  );
  const isPlain = hero >= 0 && things[hero]!.relation === null && (things[hero]!.count ?? 1) <= 3;
  // Whoever tells where the others stand has laid the table.
  const isTold = things.some(({ relation }) => relation !== null && relation.to !== hero);
  if (!isPlain || decking < 0 || isTold) return [...things];
  return things.map((one, i) =>
    i === decking
      ? {
          ...one,
          relation: { kind: wayOf(one), to: hero },
          ...(isFallen(one) && { count: one.count ?? A_SCATTER }),
        }
      : one,
  );
}
/** 'A bottle on a bed of vine leaves': they lie under it and all round, and it lies or stands on the same table. */
function onBedOfLeaves(things: readonly AskedThing[]): readonly AskedThing[] {
  const hero = things.findIndex(
    ({ relation }) => relation?.kind === 'on' && isLeafy(things[relation.to]),
  );
  const bed = things[hero]?.relation?.to;
  if (bed === undefined) return things;
  return things.map((one, i): AskedThing => {
    if (i === hero) return { ...one, relation: null };
    return i === bed
      ? {
          ...one,
          count: A_BED,
          isSeveral: true,
          states: [...one.states, 'scattered'],
          relation: { kind: 'in_front_of', to: hero },
        }
      : one;
  });
}
/** Several leaves; on one alone a small thing lies as it was told. */
const isLeafy = (one: AskedThing | undefined): boolean =>
  one?.thing === 'vine_leaf' && SEVERAL_LEAVES.test(fold(one.word));
const SEVERAL_LEAVES = /leaves|feuilles|foglie|hojas|blatter/;

const [FEW, SOME] = [2, 3];

/** 'Scattered corks' lie on all sides of what else is there. */
const isFallen = (one: AskedThing): boolean =>
  one.states.includes('scattered') && one.relation === null && !isScatter(one);
const fallenAbout = (things: readonly AskedThing[]): number =>
  things.findIndex((one) => !isFallen(one) && one.relation === null);

function heroOf(things: readonly AskedThing[]): number {
  const found = HEROES.find((id) => things.some(({ thing }) => thing === id));
  return things.findIndex(({ thing }) => thing === found);
}

/** Branches lie all round; a scatter, which is one piece of many, before the bottle's foot. */
const wayOf = (one: AskedThing): Relation => (isScatter(one) ? 'in_front_of' : 'around');

const isScatter = ({ thing }: AskedThing): boolean => PHOTO_MAKERS[thing]?.isMany === true;

/** Leaves and petals that lie before a bottle. */
export const isStrewn = ({ asked, relation }: Company): boolean =>
  (SCATTERS.has(asked.thing) || isBed(asked)) && relation?.kind === 'in_front_of';
const SCATTERS: ReadonlySet<ThingId> = new Set<ThingId>(['petals', 'autumn_leaves', 'confetti']);

/** What fell there lies on all sides of the foot, and under it: in a heap of its own it would look swept together. */
export const tuckUnder = (company: readonly Company[], spots: readonly Spot[]): Spot[] =>
  spots.map((spot, i) => {
    const one = company[i]!;
    if (!isStrewn(one)) return spot;
    const hero = spots[one.relation!.to]!;
    return { x: hero.x, z: hero.z + HALF_BEFORE };
  });
/** Centimetres: a little more of it before the foot than behind. */
const HALF_BEFORE = 3;
