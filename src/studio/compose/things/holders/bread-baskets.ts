import { letGo } from '#studio/compose/things/events/let-go.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'A basket of plain white bread': no loaf fits into a picker's basket; what bakers set on a table does. */
export function breadBaskets(things: readonly AskedThing[]): AskedThing[] {
  const bread = things.findIndex(
    ({ thing, relation }) =>
      thing === 'bread' && relation?.kind === 'in' && things[relation.to]?.thing === 'basket',
  );
  if (bread < 0) return [...things];
  const basket = things[bread]!.relation!.to;
  const isShared = things.some(({ relation }, i) => i !== bread && relation?.to === basket);
  if (isShared) return [...things];
  const filled = things.map((one, i) =>
    i === basket ? { ...one, thing: 'bread_basket' as const } : one,
  );
  return letGo(filled, { gone: bread, heir: basket });
}
