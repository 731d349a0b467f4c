import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { letGo } from '#studio/compose/things/events/let-go.ts';

const FITS = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'tall').map(({ id }) => id),
);

/** 'A bicycle with a bottle in its basket': the one on its handlebar, no second one on the grass. */
export function inBicycleBaskets(things: readonly AskedThing[]): AskedThing[] {
  const bicycle = things.findIndex(({ thing }) => thing === 'bicycle');
  const basket = things.findIndex(({ thing }) => thing === 'basket');
  if (bicycle < 0 || basket < 0) return [...things];
  const isIn = ({ relation }: AskedThing): boolean =>
    relation?.kind === 'in' && relation.to === basket;
  const isFilled = things.some(isIn);
  // 'A bottle and flowers in the basket': both.
  const filled = things.map((one) =>
    isFilled && one.relation === null && FITS.has(one.thing)
      ? { ...one, relation: { kind: 'in' as const, to: basket } }
      : one,
  );
  // 'In front of a wall' is where it stands.
  const moved = filled.map((one, i) =>
    i === bicycle ? { ...one, relation: one.relation ?? filled[basket]!.relation } : one,
  );
  return letGo(moved, { gone: basket, heir: bicycle });
}
