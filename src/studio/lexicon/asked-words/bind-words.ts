import type { AskedWord, Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { hasEffect, isOfGlass, nextTo, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { bearerOf } from './bearers.ts';
import { describedProofs, isOfSteps } from './proofs/described-proofs.ts';
import { countAfter, countBefore } from '#studio/lexicon/phrases/figures/count-figures.ts';
import { FOR } from '#studio/lexicon/phrases/wine/served-for.ts';
import { DETERMINERS } from '#studio/lexicon/words/asking.ts';
import { qualityOf } from './proofs/quality-proofs.ts';
import { rimWord } from './rim-words.ts';
import { isUnread } from './reading.ts';
import type { Reading } from './reading.ts';

interface Words {
  words: AskedWord[];
  /** Place in `words` of each match. */
  wordOf: ReadonlyMap<number, number>;
}

/** Colours, numbers and states stand or fall with the noun they describe. */
export function bindToNouns(reading: Reading, { words, wordOf }: Words): void {
  const heads = new Set(reading.read.heads);
  const isNoun = (at: number) =>
    heads.has(at) ||
    (!isStuffOf(reading, at) &&
      hasEffect(reading.matches[at], 'figure', 'place', 'claim', 'subject', 'event', 'undrawn') &&
      !isActOnly(reading.matches[at]));
  for (const [i, at] of wordOf) {
    const match = reading.matches[i] as Match;
    const word = words[at] as AskedWord;
    // 'Uncorked' speaks of a cork and asks for none.
    const isState = hasEffect(match, 'state') && hasEffect(match, 'subject') && !heads.has(i);
    const isModifier = isState || isPlaceOfPlace(reading, i) || isOfGlass(reading, i);
    if (match.isNegated || (isNoun(i) && !isModifier) || !(isDescribing(match) || isModifier))
      continue;
    const rim = rimWord(reading, i);
    if (rim) {
      words[at] = { ...word, of: wordOf.get(rim.head)! };
      continue;
    }
    const isOfCloth = reading.tints.roles.get(i) === 'surface';
    const isBearer = (to: number) =>
      isNoun(to) || (isOfCloth && hasEffect(reading.matches[to], 'surface'));
    const noun =
      peopleCounted(reading, i) ??
      rowOf(reading, i) ??
      trailedBy(reading, i, isNoun) ??
      reading.read.bound.get(i) ??
      bearerOf(reading, i, isBearer) ??
      besideVessel(reading, i);
    const bearer = noun === null ? undefined : wordOf.get(noun);
    const described = describedProofs(reading, i, noun);
    const isForSo = hasEffect(match, 'count') && FOR.has(reading.tokens[match.at - 1]?.word ?? '');
    const isSteps = hasEffect(match, 'count') && isOfSteps(reading, i);
    words[at] = {
      ...word,
      ...(isSteps && { text: `${word.text} ${reading.tokens[match.at + match.length]?.text}` }),
      ...(isForSo && { text: `${reading.tokens[match.at - 1]?.text} ${word.text}` }),
      // A heading that says four does not make them four.
      proofs: [...(described ?? word.proofs), ...(isSteps ? [] : word.proofs.filter(isLettering))],
      ...(bearer !== undefined && { of: bearer }),
    };
  }
}

/** 'In the snow drinking mulled wine': whoever drinks does it there, and no noun is snowy. */
const isActOnly = (match: Match | undefined): boolean =>
  !hasEffect(match, 'figure', 'place', 'thing', 'subject', 'event', 'undrawn') &&
  effectsOf(match?.effects ?? [], 'claim').some(
    (proofs) =>
      proofs.value.length > 0 && proofs.value.every((one) => one.startsWith('trait:action:')),
  );

/** 'Six purple velvet chairs' are six chairs. */
const isStuffOf = (reading: Reading, at: number): boolean =>
  hasEffect(reading.matches[at], 'surface') &&
  nextTo(reading, at) !== undefined &&
  reading.read.heads.includes(at + 1);

/** 'Four elderly men', 'a crew of six': who it is that the number counts. */
function peopleCounted(reading: Reading, i: number): number | null {
  if (!hasEffect(reading.matches[i], 'count')) return null;
  const isCounted = (at: number, count: number | undefined): boolean =>
    count !== undefined &&
    hasEffect(reading.matches[at], 'figure') &&
    !reading.matches[at]?.isNegated;
  if (isCounted(i - 1, countAfter(reading, i - 1))) return i - 1;
  for (let at = i + 1; at <= i + MOST_BETWEEN; at++)
    if (hasEffect(reading.matches[at], 'figure'))
      return isCounted(at, countBefore(reading, at)) ? at : null;
  return null;
}
const MOST_BETWEEN = 3;

/** 'Verres de vin rouge alignés': behind its noun, whatever stands between. */
function rowOf({ matches, tokens, read }: Reading, i: number): number | null {
  const match = matches[i] as Match;
  if (qualityOf(match) !== 'row' || /^(?:a )?(?:row|line)|^reihe/.test(match.phrase)) return null;
  const head = read.heads.findLast((at) => at < i);
  const gap = head === undefined ? [] : tokens.slice((matches[head]?.at ?? 0) + 1, match.at + 1);
  return head === undefined || gap.some(({ opensClause }) => opensClause) ? null : head;
}

/** 'A river winding between vineyards': the river winds, not what it winds between. */
function trailedBy(
  { matches, language }: Reading,
  i: number,
  isNoun: (at: number) => boolean,
): number | null {
  const [before, match, after] = [matches[i - 1], matches[i] as Match, matches[i + 1]];
  const isNext = before !== undefined && before.at + before.length === match.at;
  const leads = language === 'en' && match.phrase.endsWith('ing') && hasEffect(after, 'relation');
  return isNext && leads && isNoun(i - 1) ? i - 1 : null;
}

/** Wine is of its vessel; 'macarons and rosé' are two. */
function besideVessel(reading: Reading, i: number): number | null {
  const head = besideHead(reading, i);
  const isWine = hasEffect(reading.matches[i], 'wine', 'varietal', 'region');
  const thing = head === null ? null : thingOf(reading.matches[head]);
  return isWine && (thing === null || !WINE_VESSELS.has(thing)) ? null : head;
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
  const isParted = (to: number) => tokens.slice(end, to + 1).some((token) => token.opensClause);
  if (after && after.at - end <= 1 && read.heads.includes(i + 1) && !isParted(after.at))
    return i + 1;
  const isClose = before !== undefined && match.at - before.at - before.length <= 2;
  return isClose && read.heads.includes(i - 1) ? i - 1 : null;
}

const HOUSES: ReadonlySet<string> = new Set([
  'abbey',
  'cloister',
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
const DESCRIBING = [
  'tint',
  'count',
  'state',
  'fill',
  'quality',
  'surface',
  'thing',
  'mood',
  'material',
  'size',
];
/** Snow lies there, and describes nothing. */
const isDescribing = (match: Match): boolean =>
  hasEffect(match, ...DESCRIBING) && !(hasEffect(match, 'weather') && hasEffect(match, 'surface'));

/** 'Star anise', 'black cauldron', 'dried flower': what stands right beside an unknown word belongs together. */
export function bindToUnread(
  words: AskedWord[],
  unread: readonly number[],
  { tokens, language }: Pick<Reading, 'tokens' | 'language'>,
) {
  const isRomance = language === 'fr' || language === 'it' || language === 'es';
  const isJoined = (before: AskedWord | undefined, after: AskedWord | undefined) =>
    before !== undefined &&
    after !== undefined &&
    before.at + before.length === after.at &&
    !tokens[after.at]?.opensClause &&
    before.of === undefined;
  for (const at of unread) {
    const [before, noun, after] = [words[at - 1], words[at] as AskedWord, words[at + 1]];
    // 'Un pañuelo rojo': the scarf is red, or there is none.
    const isColoured = isJoined(noun, after) && after!.proofs.some(isTintProof);
    if (isColoured && isRomance) {
      words[at + 1] = { ...after!, of: at, proofs: noun.proofs };
      continue;
    }
    if (before && isJoined(before, noun)) {
      const isUnknown = before.proofs.every(isLettering);
      const isTint = before.proofs.some(isTintProof);
      if (isUnknown) words[at - 1] = { ...before, of: at };
      else if (isTint) words[at - 1] = { ...before, of: at, proofs: noun.proofs };
    }
    const isAdjective = isJoined(noun, after) && (after?.of ?? at) === at && !after?.isRefused;
    if (isAdjective && !UPON.test(after?.text ?? '') && isSeen(after))
      words[at] = { ...noun, of: at + 1 };
    else if (!words[at]?.of) words[at] = { ...noun, ...objectOf(words, at, tokens) };
  }
}

const isTintProof = (proof: Proof): boolean => proof.startsWith('trait:tint:');

const isSeen = (word: AskedWord | undefined): boolean =>
  word?.proofs.some((proof) => /^(thing|own|many|colour|trait:look):/.test(proof)) ?? false;

/** 'On a barrel' is where, not what. */
const UPON = /^(on|in|at|by|atop|sur|dans|su|sul|sobre|en|auf|im|in) /i;

/** 'Wrapping a bottle', 'mange du raisin': an unknown word before an article does something to its noun. */
function objectOf(
  words: readonly AskedWord[],
  at: number,
  tokens: readonly Token[],
): Pick<AskedWord, 'of'> {
  const next = words[at + 1];
  const verb = words[at] as AskedWord;
  const isDoing = DETERMINERS.has(tokens[verb.at + verb.length]?.word ?? '');
  const object = next?.of ?? at + 1;
  return isDoing && next?.lead !== undefined && object > at && isSeen(words[object])
    ? { of: object }
    : {};
}
