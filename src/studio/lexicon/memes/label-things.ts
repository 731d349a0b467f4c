import type { MemeWish } from '#studio/scene-spec.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { NAMES_WINE } from './pictured.ts';
import { tidyLine } from './tidy-line.ts';

const LABEL =
  /((?:\p{L}+[ -])?(?!labell?ed\b|is\b|as\b)\p{L}+)\s*(?:=|→|\bis labell?ed(?: as)?\b|\blabell?ed(?: as| with)?\b|(?=["“'‘])|\bas(?= ["“'‘]))\s*["“'‘]?([^,;"”'’=→\n]{1,40})["”'’]?/giu;

/** 'bottle = Friday, glass = me': things with the words that stand on them. */
export function readLabels(prompt: string): MemeWish['labels'] {
  if (!/[=→]|\blabell?(?:ed|s|ing)?\b/i.test(prompt)) return [];
  const found: MemeWish['labels'][number][] = [];
  for (const [, word = '', text = ''] of prompt.matchAll(LABEL)) {
    const thing = thingOf(word) ?? (isPerson(word) ? 'person' : null);
    const words = tidyLine(text.replace(/\s+and(?: the| an?)?\s*$/i, ''));
    if (thing && words) found.push({ thing, text: words, word });
  }
  return found;
}

/** The thing that a phrase is about; its last one, where it names several. */
export const drawnIn = (phrase: string): ThingId | undefined =>
  matchWords(tokenise(phrase))
    .flatMap(({ effects }) => effects)
    .flatMap((effect) => (effect.kind === 'thing' ? [effect.value] : []))
    .findLast((thing) => THINGS.some(({ id, madeBy }) => id === thing && madeBy.includes('drawn')));

/** 'Boyfriend', 'grandma': anybody can wear a label. */
export const isPerson = (word: string): boolean =>
  matchWords(tokenise(word)).some(({ effects }) => effects.some(({ kind }) => kind === 'figure'));

let drawnWords: ReadonlyMap<string, ThingId> | undefined;

/** The thing that a folded word names, if it can be drawn; the first thing that has it wins. */
function drawnThing(word: string): ThingId | undefined {
  drawnWords ??= new Map(
    THINGS.filter(({ madeBy, stance }) => madeBy.includes('drawn') && stance !== 'scenery')
      .flatMap(({ id, words }) => words.split('|').map((name) => [fold(name).trim(), id] as const))
      .toReversed(),
  );
  return drawnWords.get(word);
}

/** 'Wine press' as a whole, else its last word. */
const thingOf = (phrase: string): ThingId | null =>
  drawnThing(fold(phrase).trim()) ??
  drawnThing(fold(phrase).trim().split(' ').at(-1) ?? '') ??
  null;

/** Who or what stands for words that name nothing to be seen. */
export const castFor = (text: string): ThingId => (NAMES_WINE.test(text) ? 'glass' : 'person');

/** Things that a line of a meme names, for the picture beside it. */
export function thingsIn(text: string): ThingId[] {
  // Wine is swallowed; no bird is.
  const found = fold(text)
    .replaceAll(/\b(?:spit|sip|taste|to|or) (?:or )?(?:swallow|duck)\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => drawnThing(word));
  return [...new Set(found.filter((thing) => thing !== undefined))];
}
