import { letGo } from '#studio/compose/things/events/let-go.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** What brings a vessel of its own, and the vessels that are the same. */
const OWN: Partial<Record<ThingId, readonly ThingId[]>> = {
  mussels: ['pot', 'saucepan', 'bowl'],
  coffee: ['cup'],
  mulled_wine: ['mug', 'cup', 'glass', 'pot', 'saucepan'],
  beer: ['glass', 'mug'],
  digestif: ['glass'],
  cocktail: ['glass', 'champagne_flute', 'tumbler'],
};

/** 'A copper pot filled with mussels', 'a kir in a flute': one vessel, of the look that was asked for. */
export function inOwnPot(things: readonly AskedThing[]): AskedThing[] {
  const dish = things.findIndex((one, i) => vesselOf(things, one, i) >= 0);
  if (dish < 0) return [...things];
  const vessel = vesselOf(things, things[dish]!, dish);
  const { material, colour, count, relation, isSeveral } = things[vessel]!;
  const cast = material ?? (colour?.name === 'copper' ? 'copper' : undefined);
  const isIn = (one: AskedThing, i: number): boolean =>
    i !== dish && one.relation?.kind === 'in' && one.relation.to === vessel;
  // Slices swim in the wine; fries come beside the mussels.
  const inIt = things[dish]!.thing === 'mulled_wine' ? things.filter(isIn) : [];
  const others = things.map((one, i) => (isIn(one, i) ? { ...one, relation: null } : one));
  const served = others.map((one, i): AskedThing =>
    i === dish
      ? {
          ...one,
          states: [...one.states, `in ${things[vessel]!.thing}`],
          ...(inIt.length > 0 && { wears: [...(one.wears ?? []), ...inIt] }),
          count: one.count ?? count,
          // 'In glass mugs': there is more than one.
          ...(isSeveral && { isSeveral }),
          relation: relation?.to === dish ? null : relation,
          ...(colour && { plate: colour }),
          ...(cast && { material: cast }),
        }
      : one,
  );
  return inOwnPot(without(letGo(served, { gone: vessel, heir: dish }), inIt));
}

/** The list without what is in the drink now. */
function without(things: readonly AskedThing[], gone: readonly AskedThing[]): AskedThing[] {
  const at = things.findIndex(({ thing }) => gone.some((one) => one.thing === thing));
  return at < 0 ? [...things] : without(letGo(things, { gone: at, heir: 0 }), gone);
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
