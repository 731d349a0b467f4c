import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { TABLES } from '#studio/things/tables.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Stance } from '#studio/things/thing.ts';

const STANCES: ReadonlyMap<ThingId, Stance> = new Map(THINGS.map(({ id, stance }) => [id, stance]));

/** What things are put down on where nothing is said of their place. */
export const RESTS: readonly ThingId[] = [
  ...TABLES,
  'trolley',
  'bench',
  'barrel',
  'piano',
  'cart',
  'stool',
  'tray',
  'stone_wall',
  'balustrade',
  'rock',
  'tree_stump',
  'stone_steps',
  'fence_post',
  'hay_bale',
];
/** Whatever else is asked for, nobody puts it on the floor beside these. */
const DINING: ReadonlySet<ThingId> = new Set(['long_table', 'picnic_table', 'bistro_table']);
/** Hangs above, whatever stands below. */
const HUNG: readonly ThingId[] = ['chandelier', 'bunting', 'garland'];

/** Stands on the floor or the ground in a photograph: then there is no table top. */
export const isOnFloor = ({ thing }: AskedThing): boolean =>
  STANCES.get(thing) === 'floor' && PHOTO_MAKERS[thing] !== undefined;

/** On a barrel or a wall, what comes on a plate has it under it. */
export const isServedOn = ({ thing }: AskedThing, holder: AskedThing): boolean =>
  PHOTO_MAKERS[thing]?.brings === 'plate' && isOnFloor(holder);

/** One of these is two already. */
const PAIRS: readonly ThingId[] = ['boot', 'gloves', 'high_heel', 'stone_steps'];

/** 'Rubber boots' are one pair unless they are counted. */
export const inPairs = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((asked) => (PAIRS.includes(asked.thing) ? { ...asked, isSeveral: false } : asked));

/** 'A garden bench with a bottle': on the bench, not on the lawn beside it. */
export function onFurniture(things: readonly AskedThing[]): AskedThing[] {
  const rest = RESTS.map((id) => things.findIndex(({ thing }) => thing === id)).find((i) => i >= 0);
  if (rest === undefined) return [...things];
  // Where it stands on the ground, there is no table for the others.
  const isHolding =
    !DINING.has(things[rest]!.thing) &&
    !isOnFloor(things[rest]!) &&
    things.some(({ relation }) => relation?.to === rest && relation.kind !== 'at');
  // Barrels that were counted or spoken of lie in their row.
  const isLying = things[rest]!.thing === 'barrel' && (things[rest]!.count ?? 1) > 1;
  if (isLying || isHolding) return [...things];
  return things.map((asked, i) => {
    const isFree =
      i !== rest && asked.relation === null && !isOnFloor(asked) && !HUNG.includes(asked.thing);
    return isFree ? { ...asked, relation: { kind: 'on', to: rest } } : asked;
  });
}
