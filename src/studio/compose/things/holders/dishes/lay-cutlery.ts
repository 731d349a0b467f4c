import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const DISHES: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish').map(({ id }) => id),
);
/** On which side of the plate each lies, wherever one eats. */
const SIDES: Partial<Record<ThingId, Relation>> = { fork: 'left_of', knife: 'right_of' };

/** 'A steak with knife and fork': the fork lies on its left, the knife on its right. */
export function layCutlery(things: readonly AskedThing[]): AskedThing[] {
  const isPair = ['fork', 'knife'].every((piece) => things.some(({ thing }) => thing === piece));
  const dish = things.findIndex(({ thing }) => DISHES.has(thing) && !BESIDE.has(thing));
  if (!isPair || dish < 0) return [...things];
  const to = rootOf(things, dish);
  return things.map((one) => {
    const kind = SIDES[one.thing];
    return kind && !one.relation ? { ...one, relation: { kind, to } } : one;
  });
}

const BESIDE: ReadonlySet<ThingId> = new Set<ThingId>(['napkin', 'bowl', 'board', 'tray']);

/** The plate that the dish lies on. */
function rootOf(things: readonly AskedThing[], dish: number): number {
  const { relation } = things[dish]!;
  return relation?.kind === 'on' || relation?.kind === 'in' ? relation.to : dish;
}
