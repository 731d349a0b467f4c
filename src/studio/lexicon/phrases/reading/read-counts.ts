import { effectsOf } from '#studio/lexicon/identity.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { PHRASES } from '#studio/lexicon/matching/index-words.ts';
import type { Language } from '#studio/lexicon/matching/languages.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { ARTICLES } from '#studio/lexicon/words/asking.ts';
import { PARTITIVES } from '#studio/lexicon/words/partitives.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import {
  DRINKS,
  OF as OF_DRINK,
  hasEffect,
  isOfGlass,
  thingOf,
} from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { PROPER_THINGS } from '#studio/lexicon/phrases/proper-things.ts';

const REACH = 4;
const MOST = 12;

/** 'Candles': more than one, as many as look good. */
export function countsOf(
  sentence: Sentence,
  head: number,
): Pick<AskedThing, 'count' | 'isSeveral'> {
  const match = sentence.matches[head] as Match;
  const told = placesFor(sentence, head) ?? countOf(sentence, head);
  // 'An Easter table' is one table, and has more than one place.
  const isTable = thingOf(match) === 'place_setting' && TABLE.test(match.phrase);
  const count = isTable && told === 1 ? null : told;
  const isSeveral = count === null && isManyOf(sentence, match) && !isOneOf(match);
  return { count, ...(isSeveral && { isSeveral }) };
}

const TABLE = /tabl|tisch|tavol|mesa|tafel/;

/** 'A table laid for four'. */
function placesFor({ matches, tokens }: Sentence, head: number): number | null {
  const [own, next] = [matches[head] as Match, matches[head + 1]];
  if (thingOf(own) !== 'place_setting' || !next) return null;
  const gap = tokens.slice(own.at + own.length, next.at);
  const isNext = gap.every(({ word }) => FOR.has(word)) && gap.length < 2;
  const number = isNext ? effectsOf(next.effects, 'count')[0]?.value : undefined;
  return number === undefined ? null : Math.min(MOST_PLACES, number);
}
const FOR = new Set(['for', 'pour', 'per', 'para', 'fur']);
const MOST_PLACES = 12;

/** 'Grapes' are one bunch, 'fiori' one bouquet. */
const isOneOf = (match: Match): boolean =>
  MANY_IN_ONE.has(thingOf(match) ?? 'bottle') ||
  PROPER_THINGS.has(thingOf(match) ?? 'bottle') ||
  (ONE_NAMES.get(thingOf(match) ?? 'bottle')?.includes(match.phrase) ?? false);
const MANY_IN_ONE = new Set<ThingId>([
  'flowers',
  'herbs',
  'grapes',
  'confetti',
  'vines',
  'stars',
  'scissors',
  'secateurs',
  'sunglasses',
  'reading_glasses',
]);
const ONE_NAMES = new Map(THINGS.map(({ id, one }) => [id, one]));

function isManyOf({ language, tokens }: Sentence, match: Match): boolean {
  const own = tokens.slice(match.at, match.at + match.length);
  // 'A flock of sheep'; 'sheep' without an article are some as well.
  if (own.some(({ word }) => HERDS.has(word) || word.endsWith('herde'))) return true;
  const last = nounOf(own, language);
  if (ONE_IN_S.has(last)) return false;
  if (last === 'sheep') return !ARTICLES.has(tokens[match.at - 1]?.word ?? '');
  if (language === 'it' && last !== own.at(-1)?.word) return /[ie]$/.test(last);
  if (language !== 'it' && language !== 'de')
    return /[^su]s$|[ae]ux$|rae$|^geese$|^oxen$/.test(last);
  const thing = thingOf(match);
  return SINGULARS[language]
    .flatMap(([many, one]) => (last.endsWith(many) ? [last.slice(0, -many.length) + one] : []))
    .some((word) =>
      PHRASES.get(word)?.some(({ kind, value }) => kind === 'thing' && value === thing),
    );
}

const ONE_IN_S = new Set(['calvados', 'cassis', 'pastis', 'anis', 'schnaps']);
const HERDS = new Set(
  'flock flocks herd herds troupeau troupeaux gregge greggi mandria rebano rebanos schafherden'.split(
    ' ',
  ),
);

/** 'Box of chocolates', 'feuilles de vigne', 'verres à vin': the first noun is counted. */
function nounOf(own: Sentence['tokens'], language: Language): string {
  const isLink = (word: string): boolean =>
    OF.has(word) || (language !== 'en' && FOR_USE.has(word));
  const of = own.findIndex(({ word }, i) => i > 0 && isLink(word));
  return own[(of < 0 ? own.length : of) - 1]?.word ?? '';
}
const OF = new Set(['of', 'de', 'd', 'di', 'du', 'von', 'with', 'en']);
const FOR_USE = new Set(['a', 'da', 'para']);

/** Endings of the plural with those of the singular: 'bottiglie', 'Gläser'. */
const SINGULARS = {
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
    ['chi', 'co'],
  ],
  de: [
    ['n', ''],
    ['en', ''],
    ['er', ''],
    ['e', ''],
  ],
} as const satisfies Partial<Record<Language, readonly (readonly [string, string])[]>>;

/** 'A small glass of Calvados', 'three glasses of beer': the glasses are counted. */
function isPouredInto({ matches, tokens }: Sentence, head: number): boolean {
  const [glass, drink] = [matches[head - 1], matches[head] as Match];
  if (thingOf(glass) !== 'glass' || !glass || !DRINKS.has(thingOf(drink) ?? '')) return false;
  const between = tokens.slice(glass.at + glass.length, drink.at);
  return (
    between.length <= 1 &&
    between.every(({ word, opensClause }) => OF_DRINK.has(word) && !opensClause)
  );
}

/** 'Three elegant bottles', 'a dozen oysters'; a plain plural leaves the number open. */
export function countOf(sentence: Sentence, head: number): number | null {
  const { matches, tokens } = sentence;
  const match = matches[head] as Match;
  if (isPouredInto(sentence, head)) return countOf(sentence, head - 1);
  let at = match.at - 1;
  const digits = digitsOf(sentence, head);
  if (digits !== null) return Math.min(MOST, Number(tokens[digits]?.word));
  let strangers = 0;
  for (let i = head - 1; i >= head - REACH && at >= 0; i--) {
    const other = matches[i];
    if (tokens[at + 1]?.opensClause) return null;
    if (ARTICLES.has(tokens[at]?.word ?? '')) return isPlural(sentence, match) ? null : 1;
    if (!other || other.at + other.length - 1 !== at) {
      // 'Six identical bottles': a word that nobody knows stands between the number and its noun.
      if (strangers === STRANGERS || !isStranger(sentence, { at, match })) break;
      strangers += 1;
      at -= 1;
      i += 1;
      continue;
    }
    if (MANY.test(other.phrase) && IN_ROWS.has(thingOf(match) ?? 'label')) return A_LOT;
    // 'A handful of nuts': the article is the handful's.
    if (PARTITIVES.has(other.phrase)) return null;
    const number = effectsOf(other.effects, 'count')[0]?.value;
    if (number !== undefined) return Math.min(MOST, number);
    // German 'ein paar' are a few: the article is theirs.
    if (other.phrase === 'paar') return null;
    const isOther = hasEffect(other, 'thing', 'relation', 'place', 'figure', 'action');
    // 'Four rosé bottles': a wine is no flower before its vessel.
    if (isOther && !hasEffect(other, 'tint', 'wine') && !isOfGlass(sentence, i)) return null;
    at = other.at - 1;
  }
  if (tokens[at + 1]?.opensClause) return null;
  return ARTICLES.has(tokens[at]?.word ?? '') && !isPlural(sentence, match) ? 1 : null;
}

const STRANGERS = 1;
/** An adjective that means nothing to us, right after a number. */
function isStranger(
  { tokens, matches }: Pick<Sentence, 'tokens' | 'matches'>,
  { at, match }: { at: number; match: Match },
): boolean {
  const word = tokens[at]?.word ?? '';
  const before = matchAt(matches, at - 1);
  const isCounted = before !== undefined && effectsOf(before.effects, 'count').length > 0;
  const isNoun = (tokens[match.at + match.length - 1]?.word ?? '').length > 2;
  return isCounted && isNoun && !isPlainWord(word) && /^[a-z]{4,}$/.test(word);
}

/** Where the digits of a thing stand: '24 bottles', '24 small red bottles'. */
export function digitsOf(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  head: number,
): number | null {
  const start = matches[head]?.at ?? 0;
  for (let at = start - 1; at >= start - ADJECTIVES - 1 && at >= 0; at--) {
    if (tokens[at + 1]?.opensClause) return null;
    if (isDigits(tokens[at])) return at;
    const other = matchAt(matches, at);
    const isQuality = other && hasEffect(other, 'colour', 'size', 'tint', 'wine', 'material');
    if (!isQuality) return null;
  }
  return null;
}
const ADJECTIVES = 2;

export const isDigits = (token: Token | undefined): boolean => /^\d{2,3}$/.test(token?.word ?? '');

/** 'Many glasses', 'rows of bottles': more than anybody counts, and all of them seen. */
const MANY =
  /^(?:many|lots of|plenty of|dozens of|rows of|long rows? of|beaucoup de|des rangees de|tanti|tante|molti|molte|file di|muchos|muchas|filas de|viele|vielen|reihen von)$/;
const A_LOT = 8;
const IN_ROWS: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'bottle',
  'candle',
]);

function isPlural({ language, tokens }: Sentence, { at, length }: Match): boolean {
  if (tokens.slice(at, at + length).some(({ word }) => HERDS.has(word))) return true;
  const last = tokens[at + length - 1]?.word ?? '';
  return language === 'en' && last.endsWith('s') && !last.endsWith('ss') && length === 1;
}
