import { PLACE_NAMES } from '#studio/places/place-names.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import type { Inventory, SeenThing } from './inventory.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MOST_SAID = 14;
/** Parts that go without saying where their whole is seen. */
const PARTS = new Set<ThingId>(['label', 'capsule']);
/** Backdrops show these by the stack. */
const MANY_PAINTED = new Set<ThingId>(['barrel', 'bottle', 'candle', 'lantern']);
const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));

/** 'In the picture': two bottles, an oyster, a vaulted cellar. Said from the pixels and nothing else. */
export function sayInventory(inventory: Inventory): string[] {
  const seen = [...inventory.people, ...inventory.things].filter(isNamed);
  const hasWhole = seen.some(({ thing }) => !PARTS.has(thing));
  const things = seen.filter(({ thing }) => !hasWhole || !PARTS.has(thing)).map(sayThing);
  const place = inventory.place ? [PLACE_NAMES[inventory.place.id]] : [];
  return [...new Set([...things.slice(0, MOST_SAID), ...place])];
}

/** A tree of a few pixels on the horizon is there, and nobody would name it. */
const isNamed = ({ thing, share }: SeenThing): boolean =>
  share >= LEAST_NAMED || BY_ID.get(thing)?.stance !== 'scenery';
const LEAST_NAMED = 0.006;

function sayThing({ thing, count, isUncounted }: SeenThing): string {
  const names = BY_ID.get(thing);
  if (!names) return thing;
  if (isUncounted && names.stance !== 'scenery' && MANY_PAINTED.has(thing)) return names.many;
  if (count > 1) return `${NUMBERS[count] ?? 'many'} ${names.many}`;
  return `${/^[aeiou]/i.test(names.one) ? 'an' : 'a'} ${names.one}`;
}
