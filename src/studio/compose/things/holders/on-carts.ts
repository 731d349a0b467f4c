import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const CARTS: ReadonlySet<ThingId> = new Set<ThingId>(['cart', 'pallet']);

/** 'Harvest with an ox cart': its grapes are carried in crates, a single bunch would be lost on it. */
export function onCarts(things: readonly AskedThing[]): AskedThing[] {
  const cart = things.findIndex(({ thing }) => CARTS.has(thing));
  const isLaden = things.some(({ relation }) => relation?.to === cart);
  const isFree = ({ thing, count, relation }: AskedThing): boolean =>
    thing === 'grapes' && count === null && relation === null;
  if (cart < 0 || isLaden || !things.some(isFree)) return [...things];
  const crate: AskedThing = {
    thing: 'crate',
    word: 'crate',
    count: 2,
    colour: null,
    fill: null,
    states: [],
    relation: { kind: 'on', to: cart },
  };
  const loaded = things.map((one): AskedThing =>
    isFree(one) ? { ...one, relation: { kind: 'in', to: things.length } } : one,
  );
  return [...loaded, crate];
}
