import { isWithinEdits } from '#studio/lexicon/edits.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import { KIN_WORDS } from './kin-words.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const MOST = 2;
const FAMILIES: readonly (readonly string[])[] = [
  [
    'saxophone',
    'trumpet',
    'drum',
    'accordion',
    'piano',
    'banjo',
    'guitar',
    'violin',
    'vinyl_record',
  ],
  ['pineapple', 'banana', 'mango', 'kiwi', 'watermelon', 'melon', 'apple', 'orange', 'pear'],
  ['lobster', 'crab', 'squid', 'prawn', 'oyster', 'fish'],
  ['hamburger', 'sandwich', 'taco', 'burrito', 'pizza', 'pasta', 'bread'],
  ['coffee', 'tea', 'beer', 'cocktail', 'glass', 'carafe'],
  ['tulip', 'hibiscus', 'blossom', 'bouquet', 'rose', 'flowers', 'sunflower'],
  ['lamp', 'torch', 'lantern', 'candle', 'candlestick'],
  ['cookie', 'candy', 'doughnut', 'pie', 'cupcake', 'cake', 'macaron', 'chocolate'],
];
const BY_ID = new Map<string, (typeof THINGS)[number]>(THINGS.map((thing) => [thing.id, thing]));

/** What of the same family can be drawn instead. */
export function nearestWords(thing: ThingId, canMake: (thing: ThingId) => boolean): string[] {
  const family = FAMILIES.find((ids) => ids.includes(thing)) ?? [];
  return family
    .map((id) => BY_ID.get(id))
    .filter((other) => other !== undefined && other.id !== thing && canMake(other.id))
    .slice(-MOST)
    .map((other) => other?.one ?? '');
}

/** What stands nearest to a word that no catalogue knows: 'apricot' → a peach. */
export function kinOf(unknown: string, canMake: (thing: ThingId) => boolean): string[] {
  const kin = tokenise(unknown).flatMap(({ word }) => KIN_OF.get(word) ?? []);
  return [...new Set(kin)]
    .filter((thing) => canMake(thing))
    .slice(0, MOST)
    .map((thing) => BY_ID.get(thing)?.one ?? thing);
}

const KIN_OF = new Map<string, readonly ThingId[]>(
  KIN_WORDS.flatMap(([things, words]) => words.split(/\s+/).map((word) => [word, things] as const)),
);

/** One bit for each letter of the alphabet; what is none shares a bit with one. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

interface Word {
  word: string;
  folded: string;
  thing: ThingId;
  isEnglish: boolean;
  /** Which letters are in it. */
  letters: number;
}
const WORDS: readonly Word[] = THINGS.flatMap(({ id, words, one, many }) =>
  words
    .split('|')
    .map((word) => word.trim())
    .map((word) => ({
      word,
      folded: fold(word),
      thing: id,
      isEnglish: word === one || word === many,
      letters: lettersIn(fold(word)),
    }))
    .filter(({ word }) => !word.includes(' ') && word.length > 3),
);

/** A slip keeps the first letter and nearly the length. */
const BY_START = Map.groupBy(WORDS, ({ folded }) => `${folded[0]}${folded.length}`);

/** Shorter words are near to some word of some language by chance: 'sake' to the German for a saw. */
const SURE_LENGTH = 6;

/** A slip of the finger: 'corkskrew' → 'corkscrew'. */
export function wordsLike(unknown: string, canMake: (thing: ThingId) => boolean): string[] {
  const found = nearTo(fold(unknown)).filter(({ thing }) => canMake(thing));
  // One word for each thing: the singular stands first.
  const byThing = new Map(found.toReversed().map((other) => [other.thing, other.word]));
  return [...byThing.values()].slice(0, MOST);
}

/** What no catalogue knows stays unknown while its sentence goes on being typed. */
const nearTo = onceAText((word): readonly Word[] => {
  if (word.length < 4 || word.includes(' ')) return [];
  const slips = word.length > 7 ? 2 : 1;
  const letters = lettersIn(word);
  return Array.from(
    { length: 2 * slips + 1 },
    (_, i) => BY_START.get(`${word[0]}${word.length + i - slips}`) ?? [],
  )
    .flat()
    .filter(
      (other) =>
        // One slip changes two letters at most, and most words differ by more.
        countBits(other.letters ^ letters) <= 2 * slips &&
        other.folded !== word &&
        (other.isEnglish || word.length >= SURE_LENGTH) &&
        isWithinEdits(other.folded, word, slips),
    );
});
