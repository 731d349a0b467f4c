import type { AskedWord, Proof } from '#studio/accounting/proof.ts';
import type { ExactTexts } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import { PHRASES } from '#studio/lexicon/index-words.ts';
import type { Match } from '#studio/lexicon/match-words.ts';
import { isNegator } from '#studio/lexicon/negation.ts';
import type { Token } from '#studio/lexicon/normalise.ts';
import { isPlainWord, isRefusedAt } from '#studio/lexicon/leftovers.ts';
import { hasEffect, nextTo, thingOf, type Sentence } from '#studio/lexicon/phrases/heads.ts';
import { isSpokenIn } from '#studio/lexicon/language.ts';
import { isTradeOf } from '#studio/lexicon/phrases/read-figures.ts';
import type { Ground } from '#studio/lexicon/phrases/read-ground.ts';
import { WINE_VESSELS, type ReadThings } from '#studio/lexicon/phrases/read-things.ts';
import type { TintReading } from '#studio/lexicon/tints.ts';
import { bearerOf } from './bearers.ts';
import { describedProofs } from './described-proofs.ts';
import { proofsOf } from './proofs-of.ts';

/** What the readers of phrases found out about each match. */
export interface Reading extends Sentence {
  read: ReadThings;
  tints: TintReading;
  ground: Ground;
  texts: ExactTexts;
}

/**
 * Every meaningful word of a prompt, once, with what would prove it. Words that no reader knows have no proof, so
 * nothing that was written can be lost without being announced.
 */
export function askWords(reading: Reading): AskedWord[] {
  const { matches, tokens } = reading;
  const words: AskedWord[] = [];
  const wordOf = new Map<number, number>();
  const unread: number[] = [];
  let at = 0;
  let next = 0;
  while (at < tokens.length) {
    const match = matches[next];
    if (match?.at === at) next++;
    if (match?.at === at && !isForeign(reading, match)) {
      if (isMeaningful(match, tokens)) {
        wordOf.set(next - 1, words.length);
        words.push(wordFor(reading, next - 1));
      }
      at += match.length;
      continue;
    }
    if (isUnread(tokens, at)) {
      unread.push(words.length);
      words.push({ text: tokens[at]!.text, at, length: 1, proofs: letteringOf(tokens, at, 1) });
    }
    at++;
  }
  bindToNouns(reading, { words, wordOf });
  bindToUnread(words, unread, tokens);
  return [...words, ...textWords(reading.texts, tokens.length)];
}

/** Little words that join others say nothing of their own. */
function isMeaningful(match: Match, tokens: readonly Token[]): boolean {
  const isJoint = match.effects.every(({ kind }) => kind === 'relation' || kind === 'neutral');
  if (isJoint) return false;
  return match.length > 1 || !isPlainWord(tokens[match.at]?.word ?? '');
}

/** 'Main' is no hand in English: the reader passed over it, so nothing has read it. */
const isForeign = ({ language }: Reading, match: Match): boolean =>
  !isSpokenIn(language, match.phrase) &&
  hasEffect(match, 'thing', 'place', 'figure') &&
  !hasEffect(match, 'claim');

function isUnread(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return !isPlainWord(word) && !isNegator(word) && !isRefusedAt(tokens, at);
}

function wordFor(reading: Reading, i: number): AskedWord {
  const { tokens } = reading;
  const match = reading.matches[i] as Match;
  const text = textOf(tokens, match);
  const own = ownProofs(reading, i);
  const span = { text, at: match.at, length: match.length };
  if (match.isNegated) return { ...span, proofs: refusalOf(own), isRefused: true };
  // On a plate or in a caption the word itself may be the picture.
  return { ...span, proofs: [...own, ...letteringOf(tokens, match.at, match.length)] };
}

function ownProofs(reading: Reading, i: number): Proof[] {
  const match = reading.matches[i] as Match;
  const head = reading.read.heads.indexOf(i);
  const proofs = proofsOf(
    isSpokenIn(reading.language, match.phrase) ? match.effects : claims(match),
  );
  if (isTradeOf(reading, i)) return [...ownProofs(reading, i - 1), ...proofs];
  if (head < 0) return namesElse(match) ? proofsOf(withoutThing(match)) : proofs;
  const thing = thingOf(match) as ThingId;
  const asked = reading.read.all[head] as AskedThing;
  const isCounted = asked.isSeveral && COUNTED.has(thing);
  const colour = isColouredName(match, thing) ? asked.colour?.name : undefined;
  const strict: Proof | null = colour
    ? `colour:${colour}:${thing}`
    : isCounted
      ? `many:${thing}`
      : null;
  return strict
    ? proofs.map((proof): Proof => (proof === `thing:${thing}` ? strict : proof))
    : proofs;
}

/** 'White roses' is one phrase for roses in white; 'blue cheese' is no cheese in blue. */
function isColouredName({ phrase }: Match, thing: ThingId): boolean {
  if (WINE_VESSELS.has(thing)) return false;
  const rest = phrase.slice(phrase.indexOf(' ') + 1);
  const senses = PHRASES.get(rest) ?? PHRASES.get(rest.replace(/s$/, '')) ?? [];
  return rest !== phrase && senses.some(({ kind, value }) => kind === 'thing' && value === thing);
}

const claims = ({ effects }: Match) => effects.filter(({ kind }) => kind === 'claim');

/** 'Rosé' is a flower nowhere but where it is the head of its phrase. */
const namesElse = (match: Match): boolean =>
  hasEffect(match, 'thing') && hasEffect(match, 'wine', 'tint', 'region', 'varietal');
const withoutThing = ({ effects }: Match) => effects.filter(({ kind }) => kind !== 'thing');

/** Plurals of these are seen as several; a handful of nuts is one piece. */
const COUNTED = new Set(
  THINGS.filter(({ stance }) => stance === 'tall' || stance === 'floor').map(({ id }) => id),
);

const SEEN = /^(thing|place):/;
const PERSONS = /^(people:|thing:(person|couple|sommelier|winemaker|picker|hand)$|trait:person:)/;

/** 'No people', 'without bread': proved by its absence. */
function refusalOf(proofs: readonly Proof[]): Proof[] {
  const seen =
    proofs.find((proof) => PERSONS.test(proof)) ?? proofs.find((proof) => SEEN.test(proof));
  if (seen && PERSONS.test(seen)) return ['no:people:1'];
  return [seen ? `no:${seen}` : 'followed'];
}

const letteringOf = (tokens: readonly Token[], at: number, length: number): Proof[] => [
  `lettering:${tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')}`,
];

interface Words {
  words: AskedWord[];
  /** Place in `words` of each match. */
  wordOf: ReadonlyMap<number, number>;
}

/** Colours, numbers and states stand or fall with the noun they describe. */
function bindToNouns(reading: Reading, { words, wordOf }: Words): void {
  const heads = new Set(reading.read.heads);
  const isNoun = (at: number) =>
    heads.has(at) || hasEffect(reading.matches[at], 'figure', 'place', 'claim', 'subject', 'event');
  for (const [i, at] of wordOf) {
    const match = reading.matches[i] as Match;
    const word = words[at] as AskedWord;
    const isModifier = isPlaceOfPlace(reading, i);
    if (match.isNegated || (isNoun(i) && !isModifier) || !(isDescribing(match) || isModifier))
      continue;
    const noun =
      reading.read.bound.get(i) ?? bearerOf(reading, i, isNoun) ?? besideHead(reading, i);
    const bearer = noun === null ? undefined : wordOf.get(noun);
    const described = describedProofs(reading, i, noun);
    words[at] = {
      ...word,
      proofs: [...(described ?? word.proofs), ...word.proofs.filter(isLettering)],
      ...(bearer !== undefined && { of: bearer }),
    };
  }
}

/** 'A plate of pasta', 'torta al cioccolato', 'cherry wood': what is no head stands or falls with the one beside it. */
function besideHead({ matches, read, tokens }: Reading, i: number): number | null {
  const match = matches[i] as Match;
  if (!hasEffect(match, 'thing')) return null;
  const [before, after] = [matches[i - 1], matches[i + 1]];
  const end = match.at + match.length;
  // 'Olive oil': the noun that we do not know has it.
  if (after?.at !== end && end < tokens.length && isUnread(tokens, end)) return null;
  if (after && after.at === end && hasEffect(after, 'surface')) return i + 1;
  if (after && after.at - end <= 1 && read.heads.includes(i + 1)) return i + 1;
  const isClose = before !== undefined && match.at - before.at - before.length <= 2;
  return isClose && read.heads.includes(i - 1) ? i - 1 : null;
}

const HOUSES: ReadonlySet<string> = new Set([
  'abbey',
  'chateau',
  'restaurant',
  'winery',
  'wine_bar',
]);

/** 'A monastery cellar' is a cellar, 'a restaurant kitchen' a kitchen; 'a beach restaurant' is both. */
function isPlaceOfPlace(reading: Reading, i: number): boolean {
  const [match, next] = [reading.matches[i], nextTo(reading, i)];
  const isHouse =
    match?.effects.some(
      ({ kind, value }) => kind === 'estate' || (kind === 'place' && HOUSES.has(value)),
    ) ?? false;
  const isEstate = match?.phrase === 'winery';
  return reading.language === 'en' && (isHouse || isEstate) && hasEffect(next, 'place');
}

const isLettering = (proof: Proof): boolean => proof.startsWith('lettering:');
const DESCRIBING = ['tint', 'count', 'state', 'fill', 'quality', 'surface', 'thing', 'mood'];
const isDescribing = (match: Match): boolean => hasEffect(match, ...DESCRIBING);

/** 'Star anise', 'black cauldron': what stands right before an unknown noun belongs to it. */
function bindToUnread(words: AskedWord[], unread: readonly number[], tokens: readonly Token[]) {
  for (const at of unread) {
    const [before, noun] = [words[at - 1], words[at] as AskedWord];
    const isJoined =
      before !== undefined &&
      before.at + before.length === noun.at &&
      !tokens[noun.at]?.opensClause &&
      before.of === undefined;
    if (!isJoined || !before) continue;
    const isUnknown = before.proofs.every(isLettering);
    const isTint = before.proofs.some((proof) => proof.startsWith('trait:tint:'));
    if (isUnknown) words[at - 1] = { ...before, of: at };
    else if (isTint) words[at - 1] = { ...before, of: at, proofs: noun.proofs };
  }
}

/** Words to be set exactly stand or fall as a whole. */
function textWords({ label, title, subtitle, captions }: ExactTexts, from: number): AskedWord[] {
  return [...label, title, subtitle, ...captions]
    .filter((text) => text !== null && text.trim() !== '')
    .map((text, i) => ({
      text: `“${text}”`,
      at: from + i,
      length: 1,
      proofs: [`lettering:${text}` as const],
    }));
}

/** 'Bacchus with' is said as 'Bacchus'. */
function textOf(tokens: readonly Token[], { at, length }: Match): string {
  const own = tokens.slice(at, at + length);
  const last = own.findLastIndex(({ word }) => !isPlainWord(word));
  return own
    .slice(0, Math.max(1, last + 1))
    .map(({ text }) => text)
    .join(' ');
}
