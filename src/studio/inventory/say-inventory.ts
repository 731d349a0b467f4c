import type { PlaceId } from '#studio/places/place.ts';
import { PLACE_NAMES } from '#studio/places/words/place-names.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Inventory, SeenThing } from './inventory.ts';
import { isLandmark, LEAST_NAMED, standsTall } from './landmarks-seen.ts';
import { sayPeople } from './say-people.ts';
import { inWords, isUncountable, withArticle } from './say-count.ts';

const MOST_SAID = 14;
/** Parts that go without saying where their whole is seen. */
const PARTS = new Set<ThingId>(['label', 'capsule']);
/** Backdrops show these by the stack. */
const MANY_PAINTED = new Set<ThingId>(['barrel', 'bottle', 'candle', 'lantern', 'frost_candle']);
const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));

/** 'In the picture': two bottles, an oyster, a vaulted cellar. Said from the pixels and nothing else. */
export function sayInventory(inventory: Inventory): string[] {
  const seen = subjectFirst([...inventory.people, ...inventory.things].filter(isNamed));
  const hasWhole = seen.some(({ thing }) => !PARTS.has(thing));
  const isLaid = seen.some(({ thing }) => LAID.has(thing));
  const things = seen
    .filter(({ thing }) => !hasWhole || !PARTS.has(thing))
    .filter((one) => one.count > 1 || !isSaidByPlace(one.thing, inventory))
    .filter((one) => !isPaneBehind(one, seen, inventory))
    .map(
      (one) =>
        sayPeople(one, inventory.traits ?? []) ??
        sayTable(one, { isLaid, inventory }) ??
        sayThing(one),
    )
    .filter((said) => said !== '');
  const said = [...new Set([...things.slice(0, MOST_SAID), ...sayPlace(inventory, seen)])];
  // A sheet of words and bars shows what is written above them.
  const heading = headingOf(inventory.lettering ?? []);
  return said.length === 0 && heading ? [`“${heading}”`] : said;
}

/** The sky, a tree, the room behind: whatever its share of the frame, what was photographed before it is named first. */
const subjectFirst = (seen: readonly SeenThing[]): SeenThing[] => {
  const isBehind = ({ thing, isUncounted }: SeenThing): boolean =>
    isUncounted === true && (BEHIND.has(thing) || BY_ID.get(thing)?.stance === 'scenery');
  return [...seen.filter((one) => !isBehind(one)), ...seen.filter(isBehind)];
};
const BEHIND: ReadonlySet<ThingId> = new Set<ThingId>(['window', 'laid_table', 'bench', 'railing']);

/** A pane out of focus is a part of the room that is said to be there. */
const isPaneBehind = (
  { thing, isUncounted }: SeenThing,
  seen: readonly SeenThing[],
  { place }: Inventory,
): boolean =>
  thing === 'window' &&
  isUncounted === true &&
  place === null &&
  seen.some((one) => one.thing === 'laid_table' && one.isUncounted);

/** What the name of a place says already: no 'window' beside 'a room with a window'. */
const SAID_BY_PLACE: Partial<Record<PlaceId, ThingId>> = {
  window: 'window',
  picnic: 'meadow',
  vault_cellar: 'vault',
};
const isSaidByPlace = (thing: ThingId, { place }: Inventory): boolean =>
  place !== null && SAID_BY_PLACE[place.id] === thing;

function sayPlace(inventory: Inventory, seen: readonly SeenThing[]): string[] {
  const { place } = inventory;
  if (!place) return [];
  if (place.id === 'colour_ground') return [sayGround(inventory)];
  // The hearth is what makes the room.
  const isHearth = place.id === 'fireplace' && seen.some(({ thing }) => thing === 'fireplace');
  return isHearth ? [] : [PLACE_NAMES[place.id]];
}

/** 'A grey background', where one colour was laid; 'light blue' is written in one word. */
function sayGround({ traits = [] }: Inventory): string {
  const tints = new Set(traits.flatMap((trait) => TINT.exec(trait)?.[1] ?? []));
  const [tint] = tints;
  return tint && tints.size === 1
    ? `${withArticle(tint.replaceAll('_', ' '))} background`
    : PLACE_NAMES.colour_ground;
}
const TINT = /^tint:([a-z][a-z_ ]+)$/;

/** Laid is a table on which plates are; those of a room behind go without saying where the room is named. */
function sayTable(
  { thing, isUncounted }: SeenThing,
  { isLaid, inventory }: { isLaid: boolean; inventory: Inventory },
): string | null {
  if (thing !== 'laid_table') return null;
  if (isUncounted) return inventory.place ? '' : 'a room in the background';
  return isLaid ? null : 'a table';
}
const LAID: ReadonlySet<ThingId> = new Set<ThingId>(['place_setting', 'plate', 'fork', 'knife']);

/** Headings are set in capitals, on one line or two; a figure below one is no part of it. */
function headingOf(lines: readonly string[]): string {
  const end = lines.findIndex((line) => line !== line.toLocaleUpperCase() || !/\p{L}/u.test(line));
  return lines.slice(0, end < 0 ? 1 : Math.min(end, 2)).join(' ');
}

/** A tree of a few pixels on the horizon is there, and nobody would name it. */
const isNamed = ({ thing, share, box }: SeenThing): boolean =>
  share >= LEAST_NAMED ||
  BY_ID.get(thing)?.stance !== 'scenery' ||
  (isLandmark(thing) && standsTall(box));

function sayThing({ thing, count, box, isUncounted, isHandful }: SeenThing): string {
  const names = BY_ID.get(thing);
  if (!names) return thing;
  // A stack is wide; the one bottle in a hand is not.
  const isStack = isUncounted && (count > 1 || box[2] - box[0] > 0.2);
  if (isStack && names.stance !== 'scenery' && MANY_PAINTED.has(thing)) return names.many;
  // What grows between the rows is in nobody's vase.
  if (isUncounted && thing === 'flowers') return 'wild flowers';
  if (thing === 'sea') return PLACE_NAMES.sea;
  if (isHandful && names.stance === 'small') return names.many;
  if (count > 1 && !isUncountable(names)) return `${inWords(count) ?? 'many'} ${names.many}`;
  return withArticle(names.one);
}
