import type { Match } from './match.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { countWords, PHRASES } from './index-words.ts';
import { kindOf } from '#studio/lexicon/kinds.ts';
import type { Language } from './languages.ts';
import { languageOf } from './language.ts';
import { adjectiveStems, diminutiveStems, nounStems } from './inflections.ts';
import { markNegated } from './negation.ts';
import type { Token } from './normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';

/** Longest phrase first, left to right; no token is read twice. */
export function matchWords(
  tokens: readonly Token[],
  language: Language = languageOf(tokens),
): Match[] {
  const isGerman = language === 'de';
  const matches: Match[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match =
      withoutArticle(tokens, longestMatchAt(tokens, at)) ??
      inflectedAt(tokens, at, language) ??
      kindAt(tokens, at, language) ??
      (isGerman ? compoundAt(tokens, at) : null);
    if (match) matches.push(match);
    at += match?.length ?? 1;
  }
  return markNegated(matches, tokens);
}

function longestMatchAt(tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  const lengths = next && !next.opensClause ? lengthsFrom(first, next.word) : NONE;
  for (const length of lengths) {
    const whole = at + length > tokens.length ? null : wordsOf(tokens, at, length);
    const found = whole === null ? null : lookUp(whole);
    if (found) return { at, length, ...found, isNegated: false };
  }
  const found = lookUp(first);
  return found && { at, length: 1, ...found, isNegated: false };
}

/** 'A café terrace' is a terrace: what an article belongs to is the longest phrase behind it. */
function withoutArticle(tokens: readonly Token[], match: Match | null): Match | null {
  if (!match || match.length < 2 || !ARTICLES.has(tokens[match.at]!.word)) return match;
  const behind = longestMatchAt(tokens, match.at + 1);
  if (!behind || behind.length < match.length) return match;
  const last = tokens[behind.at + behind.length - 1]!.word;
  return STOP_WORDS.has(last) ? match : null;
}
const ARTICLES = new Set('a an the un une una uno ein eine einer einem einen'.split(' '));

/** A phrase never runs across a comma: 'two glasses, row of vines'. */
function wordsOf(tokens: readonly Token[], at: number, length: number): string | null {
  let words = tokens[at]?.word ?? '';
  for (let i = at + 1; i < at + length; i++) {
    const token = tokens[i];
    if (!token || token.opensClause) return null;
    words += ` ${token.word}`;
  }
  return words;
}

type Found = Pick<Match, 'phrase' | 'effects'>;

function lookUp(whole: string): Found | null {
  const effects = PHRASES.get(whole);
  return effects ? { phrase: whole, effects } : lookUpBent(whole);
}

/** A sentence is read up to three times, and most of it stays as it is while somebody types. */
const lookUpBent = onceAText((whole): Found | null => {
  const isSingle = !whole.includes(' ');
  // Most single words have no plural to take off.
  if (isSingle && !whole.endsWith('s') && !whole.endsWith('n')) return null;
  for (const phrase of spellings(isSingle ? [whole] : whole.split(' '))) {
    const effects = PHRASES.get(phrase);
    if (effects) return { phrase, effects };
  }
  return null;
});

/** An unknown noun by its kind, of two words or one. */
function kindAt(tokens: readonly Token[], at: number, language: Language): Match | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  // The kinds are English: a 'mayor' is old in Spanish, and nobody.
  if (!first || language !== 'en' || STOP_WORDS.has(first.word)) return null;
  const pair = second && !second.opensClause ? `${first.word} ${second.word}` : null;
  const double = pair && kindOf(pair);
  if (double) return { at, length: 2, phrase: pair, effects: double, isNegated: false };
  const single = first.word.length > 3 ? kindOf(first.word) : null;
  return single && { at, length: 1, phrase: first.word, effects: single, isNegated: false };
}

/** Words bend: 'fraîches', 'bianche', 'rotem', and plurals that no table has: 'sedie', 'Stühlen'. */
function inflectedAt(tokens: readonly Token[], at: number, language: Language): Match | null {
  const word = tokens[at]?.word ?? '';
  if (language === 'en' || word.length < 4 || STOP_WORDS.has(word)) return null;
  const found =
    asAdjective(stemIn(adjectiveStems(word, language), isAdjective)) ??
    stemIn(nounStems(word, language), isNoun) ??
    stemIn(diminutiveStems(word, language), (effects) => isNoun(effects) || isVessel(effects));
  return found && { at, length: 1, ...found, isNegated: false };
}

/** 'Emballée' bends as an adjective does, so it is not what somebody does. */
const asAdjective = (found: Pick<Match, 'phrase' | 'effects'> | null): typeof found =>
  found && { ...found, effects: found.effects.filter(({ kind }) => kind !== 'action') };

const isAdjective = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }) => ADJECTIVES.has(kind)) &&
  effects.every(({ kind }) => ADJECTIVES.has(kind) || kind === 'action');

function stemIn(
  stems: readonly string[],
  isMeant: (effects: readonly Effect[]) => boolean,
): Pick<Match, 'phrase' | 'effects'> | null {
  for (const phrase of stems) {
    const effects = PHRASES.get(phrase);
    if (effects && isMeant(effects)) return { phrase, effects };
  }
  return null;
}

/** German writes its compounds as one word: an 'Adventskerze' is a candle. */
function compoundAt(tokens: readonly Token[], at: number): Match | null {
  const word = tokens[at]?.word ?? '';
  if (NO_COMPOUNDS.test(word)) return colouredAt(word, at);
  for (let start = 3; start <= word.length - 4; start++) {
    const effects = spellings([word.slice(start)])
      .map((phrase) => PHRASES.get(phrase))
      .find((found) => found?.some(({ kind }) => TAILS.has(kind)));
    if (effects) return { at, length: 1, phrase: word, effects, isNegated: false };
  }
  return colouredAt(word, at);
}

/** 'Herbstfarben' and 'Abendlicht' mean the season and the hour. */
function colouredAt(word: string, at: number): Match | null {
  const tail = MOOD_TAILS.find((end) => word.endsWith(end) && word.length > end.length + 2);
  if (!tail) return null;
  const stem = word.slice(0, -tail.length);
  const effects = [stem, stem.replace(/s$/, '')]
    .map((phrase) => PHRASES.get(phrase))
    .find((found) => found?.some(({ kind }) => LOOKS.has(kind)));
  return effects ? { at, length: 1, phrase: word, effects, isNegated: false } : null;
}
const ADJECTIVES = new Set<string>([
  'mood',
  'quality',
  'fill',
  'state',
  'tint',
  'material',
  'size',
  'weather',
  'season',
]);
const NOUNS = new Set<string>(['thing', 'place', 'figure']);
const isVessel = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind, value }) => kind === 'subject' && value === 'glass');
const isNoun = (effects: readonly Effect[]): boolean => effects.some(({ kind }) => NOUNS.has(kind));
/** What the last part of a German compound may name: 'Holzkiste', 'Winzerfest', 'Morgennebel'. */
const TAILS = new Set<string>(['thing', 'place', 'weather', 'figure']);
/** These end like a thing and are none: a 'Freisteller' is no plate, 'Käsewürfel' no dice, 'Samstag' no stag, an 'Arbeitsblatt' no leaf. */
const NO_COMPOUNDS =
  /^(?:freisteller|hersteller|darsteller|romer|fleischer\w*|dachstuhl|.*wurfeln?|.*herden?|.*tage?n?s?|.*feiern?|.*kreise?n?s?|.*(?:fluss|mosel|rhein)schleifen?|(?:arbeits|merk|info|deck|flug|titel|daten|notiz|falt|aufgaben|ubungs|lern|mal|amts|wochen)blatte?r?n?s?)$/;
const MOOD_TAILS =
  'landschaft farben licht stimmung sonne himmel tag tage zeit luft abend morgen nacht'.split(' ');
const LOOKS = new Set(['season', 'time', 'weather', 'lighting', 'event']);

/** How long the phrases are that two words begin, however they bend: longest first. Most begin none. */
function lengthsFrom(first: string, second: string): readonly number[] {
  const own = lengthsAfter(first, second);
  const singular = isPluralForm(first) ? lengthsAfter(first.slice(0, -1), second) : 0;
  return longestFirst(own | singular);
}

function lengthsAfter(first: string, second: string): number {
  if (!FIRST_WORDS.has(first)) return 0;
  const begun = (next: string): number => LENGTHS.get(`${first} ${next}`) ?? 0;
  const own = begun(second);
  const end = second.at(-1);
  if (end !== 's' && end !== 'n') return own;
  return (
    own | begun(second.slice(0, -1)) | (second.endsWith('es') ? begun(second.slice(0, -2)) : 0)
  );
}

function longestFirst(lengths: number): readonly number[] {
  if (lengths === 0) return NONE;
  const found: number[] = [];
  for (let left = lengths; left > 0;) {
    const longest = 31 - Math.clz32(left);
    found.push(longest);
    left -= 1 << longest;
  }
  return found;
}

const NONE: readonly number[] = [];
/** Of all phrases of several words, by their first two: a bit for each length. */
const LENGTHS = new Map<string, number>();
const FIRST_WORDS = new Set<string>();
for (const phrase of PHRASES.keys()) {
  const end = phrase.indexOf(' ');
  if (end < 0) continue;
  FIRST_WORDS.add(phrase.slice(0, end));
  const next = phrase.indexOf(' ', end + 1);
  const begin = next < 0 ? phrase : phrase.slice(0, next);
  LENGTHS.set(begin, (LENGTHS.get(begin) ?? 0) | (1 << countWords(phrase)));
}

/** As written, then with the plural taken off the last word. */
function spellings(words: readonly string[]): string[] {
  const whole = words.length === 1 ? (words[0] ?? '') : words.join(' ');
  const out = [whole];
  const isLong = whole.length > 5;
  if (whole.length > 4 && whole.endsWith('s')) {
    out.push(whole.slice(0, -1));
    if (isLong && whole.endsWith('es')) out.push(whole.slice(0, -2));
  }
  // German datives: 'mit Sektgläsern'; 'in a linen' is nowhere 'in a line'.
  if ((words.at(-1)?.length ?? 0) > 5 && whole.endsWith('n')) out.push(whole.slice(0, -1));
  if (words.length > 1 && words.some(isPluralForm))
    out.push(words.map((word) => (isPluralForm(word) ? word.slice(0, -1) : word)).join(' '));
  return out;
}

const isPluralForm = (word: string): boolean => word.length > 4 && word.endsWith('s');
