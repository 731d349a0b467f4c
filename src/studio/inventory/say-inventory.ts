import { PLACE_NAMES } from '#studio/places/words/place-names.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Inventory, SeenThing } from './inventory.ts';
import { inWords, withArticle } from './say-count.ts';

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
  const said = [...new Set([...things.slice(0, MOST_SAID), ...place])];
  // A sheet of words and bars shows what is written above them.
  const heading = headingOf(inventory.lettering ?? []);
  return said.length === 0 && heading ? [`“${heading}”`] : said;
}

/** Headings are set in capitals, on one line or two. */
function headingOf(lines: readonly string[]): string {
  const end = lines.findIndex((line) => line !== line.toLocaleUpperCase());
  return lines.slice(0, end < 0 ? 1 : Math.min(end, 2)).join(' ');
}

/** A tree of a few pixels on the horizon is there, and nobody would name it. */
const isNamed = ({ thing, share }: SeenThing): boolean =>
  share >= LEAST_NAMED || BY_ID.get(thing)?.stance !== 'scenery';
const LEAST_NAMED = 0.006;

function sayThing({ thing, count, box, isUncounted }: SeenThing): string {
  const names = BY_ID.get(thing);
  if (!names) return thing;
  // A stack is wide; the one bottle in a hand is not.
  const isStack = isUncounted && (count > 1 || box[2] - box[0] > 0.2);
  if (isStack && names.stance !== 'scenery' && MANY_PAINTED.has(thing)) return names.many;
  // What grows between the rows is in nobody's vase.
  if (isUncounted && thing === 'flowers') return 'wild flowers';
  if (count > 1) return `${inWords(count) ?? 'many'} ${names.many}`;
  return withArticle(names.one);
}
