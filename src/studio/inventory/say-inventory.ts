import { tokenise } from '#studio/lexicon/normalise.ts';
import { isPrinted } from '#studio/lexicon/printed-words.ts';
import { PLACE_NAMES } from '#studio/places/place-names.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import type { Inventory, SeenThing } from './inventory.ts';
import { isPlaceSeen, seenAs } from './same-kind.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MOST_SAID = 14;
/** Parts that go without saying where their whole is seen. */
const PARTS = new Set<ThingId>(['label', 'capsule']);
const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));

/** 'In the picture': two bottles, an oyster, a vaulted cellar. Said from the pixels and nothing else. */
export function sayInventory(inventory: Inventory): string[] {
  const seen = [...inventory.people, ...inventory.things];
  const hasWhole = seen.some(({ thing }) => !PARTS.has(thing));
  const things = seen.filter(({ thing }) => !hasWhole || !PARTS.has(thing)).map(sayThing);
  const place = inventory.place ? [PLACE_NAMES[inventory.place.id]] : [];
  return [...new Set([...things.slice(0, MOST_SAID), ...place])];
}

function sayThing({ thing, count }: SeenThing): string {
  const names = BY_ID.get(thing);
  if (!names) return thing;
  if (count > 1) return `${NUMBERS[count] ?? 'many'} ${names.many}`;
  return `${/^[aeiou]/i.test(names.one) ? 'an' : 'a'} ${names.one}`;
}

/** 'Not drawn': what was asked for by name and is nowhere in the pixels, then words that said nothing. */
export function sayNotDrawn(spec: SceneSpec, inventory: Inventory): string[] {
  const things = spec.things
    .filter(({ thing }) => seenAs(inventory, thing).length === 0)
    .map(({ word }) => word);
  // A plate or a card is about its place and for its people; it shows neither.
  const isScene = spec.plate === null && !spec.sheet;
  const place =
    isScene && spec.place && !isPlaceSeen(inventory, spec.place) ? [PLACE_NAMES[spec.place]] : [];
  const isEmpty = inventory.people.length === 0;
  const people = isScene && spec.figures.length > 0 && isEmpty ? ['people'] : [];
  const isWritten = writtenIn(spec, inventory);
  // A plate names its parts in words.
  const missing =
    spec.plate || spec.sheet
      ? things.filter((word) => !tokenise(word).every((token) => isWritten(token.word)))
      : things;
  const unread = spec.notUnderstood.filter((word) => !isWritten(word));
  return [...new Set([...missing, ...place, ...people, ...unread])];
}

/** Whether a word of the prompt stands in the picture in letters: on a plate, in a caption. */
function writtenIn(spec: SceneSpec, { lettering = [] }: Inventory): (word: string) => boolean {
  const stems = new Set(lettering.flatMap(tokenise).map(({ word }) => stemOf(word)));
  const isSet = (said: string) => tokenise(said).every(({ word }) => stems.has(stemOf(word)));
  const isTold = isPrinted(spec);
  return (said) => isTold(said) || isSet(said);
}

const stemOf = (word: string): string => word.replace(/(es|s|n)$/, '');
