import { letGo } from '#studio/compose/things/events/let-go.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** What brings a vessel of its own, and the vessels that are the same. */
const OWN: Partial<Record<ThingId, readonly ThingId[]>> = {
  mussels: ['pot', 'saucepan', 'bowl'],
  coffee: ['cup'],
  mulled_wine: ['mug', 'cup', 'glass'],
  beer: ['glass', 'mug'],
  digestif: ['glass'],
  cocktail: ['glass', 'champagne_flute', 'tumbler'],
};

/** 'A copper pot filled with mussels', 'a kir in a flute': one vessel, of the look that was asked for. */
export function inOwnPot(things: readonly AskedThing[]): AskedThing[] {
  const dish = things.findIndex((one, i) => vesselOf(things, one, i) >= 0);
  if (dish < 0) return [...things];
  const vessel = vesselOf(things, things[dish]!, dish);
  const { material, colour, count, relation } = things[vessel]!;
  const cast = material ?? (colour?.name === 'copper' ? 'copper' : undefined);
  const served = things.map((one, i): AskedThing =>
    i === dish
      ? {
          ...one,
          count: one.count ?? count,
          relation: relation?.to === dish ? null : relation,
          ...(colour && { plate: colour }),
          ...(cast && { material: cast }),
        }
      : one,
  );
  return inOwnPot(letGo(served, { gone: vessel, heir: dish }));
}

/** The one that it is said to be in, or that is named for it: 'a cup of coffee'. */
function vesselOf(things: readonly AskedThing[], one: AskedThing, i: number): number {
  const own = OWN[one.thing];
  if (!own) return -1;
  const { relation } = one;
  const isOwn = (at: number): boolean => own.includes(things[at]?.thing as ThingId);
  if (relation?.kind === 'in' && isOwn(relation.to)) return relation.to;
  const before = things[i - 1];
  const isOf = before !== undefined && before.thing === 'cup' && isOwn(i - 1);
  return isOf && one.relation === null ? i - 1 : -1;
}
