import type { WineColour } from '#studio/scene/wine.ts';
import { combineColours, effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { readTints } from '#studio/lexicon/tints.ts';
import { ARTICLES } from '#studio/lexicon/words/asking.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { oncePer } from '#studio/once-per.ts';
import { WINE_VESSELS } from './wine-vessels.ts';

interface SaidWine {
  wine: WineColour;
  /** A grape or a region only hints at its colour. */
  isHint: boolean;
  /** 'Two red, one white'. */
  times: number;
}

/**
 * The wines of each vessel, by its place among the matches: 'a bottle of rosé and a glass of red', 'three bottles, one
 * red, one white, one rosé'. Empty where the prompt tells one wine only: then all hold that one.
 */
export function bindWines(
  sentence: Sentence,
  heads: readonly number[],
  spent: ReadonlySet<number>,
): Map<number, WineColour[]> {
  const found = new Map<number, WineColour[]>();
  const vessels = heads.filter((head) => holdsWine(thingOf(sentence.matches[head])!));
  const said = saidWines(sentence, heads, spent);
  const groups = Map.groupBy(said, ([i]) => vesselFor(sentence, vessels, i));
  const all = [...groups].map(([vessel, own]) => [vessel, winesOf(own.map(([, w]) => w))] as const);
  if (new Set(all.flatMap(([, wines]) => wines)).size < 2) return found;
  for (const [vessel, wines] of all) if (vessel !== null) found.set(vessel, wines);
  // 'A bottle of white wine, a bottle of red wine and two glasses': the glasses hold what was poured last.
  for (const [n, vessel] of vessels.entries()) {
    const before = vessels.slice(0, n).findLast((other) => found.has(other));
    if (!found.has(vessel) && before !== undefined) found.set(vessel, found.get(before)!.slice(-1));
  }
  return found;
}

/** A red tumbler is of red glass, but wine is drunk from tumblers too. */
const holdsWine = (thing: ThingId): boolean => WINE_VESSELS.has(thing) || thing === 'tumbler';

function saidWines(
  sentence: Sentence,
  heads: readonly number[],
  spent: ReadonlySet<number>,
): Map<number, SaidWine> {
  const { matches } = sentence;
  // Which of the others are the picture's is not asked here.
  const { roles } = readTints(sentence, spent, new Map());
  const said = new Map<number, SaidWine>();
  for (const [i, match] of matches.entries()) {
    if (match.isNegated || (heads.includes(i) && thingOf(match) === 'rose')) continue;
    const tint = roles.get(i) === 'wine' ? effectsOf(match.effects, 'tint')[0]?.wine : null;
    const own = effectsOf(match.effects, 'wine')[0]?.value ?? tint ?? shadeInName(match);
    const hint = [
      ...effectsOf(match.effects, 'varietal'),
      ...effectsOf(match.effects, 'region'),
    ][0];
    const wine = own ?? hint?.hint.wine;
    if (wine) said.set(i, { wine, isHint: own === null, times: timesOf(sentence, i) });
  }
  return said;
}

function timesOf({ matches }: Sentence, i: number): number {
  const [before, match] = [matches[i - 1], matches[i] as Match];
  const isNext = before !== undefined && before.at + before.length === match.at;
  return isNext ? (effectsOf(before.effects, 'count')[0]?.value ?? 1) : 1;
}

const AND = new Set(['and', 'or', 'et', 'ou', 'e', 'o', 'y', 'und', 'oder']);

/** 'A white wine glass' is one word, and says what is in it where other wines are told too. */
const shadeInName = ({ phrase }: Match): WineColour | null => IN_NAMES[phrase] ?? null;
const IN_NAMES: Readonly<Record<string, WineColour>> = {
  'red wine glass': 'red',
  'white wine glass': 'white',
};

const isShade = (match: Match | undefined): boolean => hasEffect(match, 'wine', 'tint');
/** By their places; every vessel asks. */
const shadesOf = oncePer((matches: readonly Match[]): readonly number[] =>
  matches.flatMap((match, i) => (isShade(match) ? [i] : [])),
);

/** 'A red, a white and a rosé bottle', 'red, white and rosé bottles': the vessel at the end of a bare list. */
function listedVessel(
  { matches, tokens }: Sentence,
  vessels: readonly number[],
  i: number,
): number | null {
  const before = tokens[(matches[i]?.at ?? 0) - 1]?.word ?? '';
  if (OF.has(before) || vessels.includes(i)) return null;
  for (let at = i; isShade(matches[at]); at++) {
    const [match, next] = [matches[at] as Match, matches[at + 1]];
    const gap = next ? tokens.slice(match.at + match.length, next.at) : [];
    if (!next || !gap.every(({ word }) => AND.has(word) || ARTICLES.has(word))) return null;
    const isOwn = gap.length === 0 || shadeInName(next) !== null;
    if (vessels.includes(at + 1) && isOwn) return at + 1;
    // 'Red, white and rosé in tumblers'.
    if (INTO.has(next.phrase) && gap.length === 0 && vessels.includes(at + 2)) return at + 2;
  }
  return null;
}

/** How many vessels a list asks for where each wine in it has its article, or there are three: 'a red and a white bottle', 'red, white and rosé glass'. */
export function listedApart(sentence: Sentence, vessels: readonly number[], head: number): number {
  const { matches, tokens } = sentence;
  const before = shadesOf(matches).flatMap((i) =>
    i < head && listedVessel(sentence, vessels, i) === head ? [matches[i] as Match] : [],
  );
  const own = matches[head] as Match;
  const listed = shadeInName(own) && before.length > 0 ? [...before, own] : before;
  // One bottle may be red and white; of three colours each has a vessel of its own.
  const isApart = (match: Match) => ARTICLES.has(tokens[match.at - 1]?.word ?? '');
  return listed.length >= THREE || listed.every(isApart) ? listed.length : 0;
}

const THREE = 3;

/** 'Red and white wine glasses': the vessel ahead; else the one that was named last. */
function vesselFor(sentence: Sentence, vessels: readonly number[], i: number): number | null {
  const { matches, tokens } = sentence;
  const listed = listedVessel(sentence, vessels, i);
  if (listed !== null) return listed;
  for (let at = i; at < matches.length - 1; at++) {
    const [match, next] = [matches[at] as Match, matches[at + 1] as Match];
    const gap = next.at - match.at - match.length;
    const isJoined = gap === 1 && AND.has(tokens[next.at - 1]?.word ?? '');
    if ((gap > 0 && !isJoined) || tokens[next.at]?.opensClause) break;
    if (vessels.includes(at + 1)) return at + 1;
    if (!hasEffect(next, 'wine', 'tint', 'neutral', 'quality', 'varietal', 'region')) break;
  }
  return vessels.findLast((vessel) => vessel <= i) ?? null;
}

function winesOf(said: readonly SaidWine[]): WineColour[] {
  const own = said.filter(({ isHint }) => !isHint);
  const hints = said.filter(({ isHint }) => isHint);
  // 'Rosé champagne' is one wine, 'white burgundy' too.
  const combined = combineColours(
    own.map(({ wine }) => wine),
    hints,
  );
  const list = own.length > 0 ? own : hints;
  const isOne = own.length > 0 && combined.length === 1;
  return isOne ? combined : list.flatMap(({ wine, times }) => Array<WineColour>(times).fill(wine));
}

/** The region that a vessel is filled from: 'a bottle of Chinon by the Loire' holds Chinon. */
export function regionPoured({ matches, tokens }: Sentence, heads: readonly number[]) {
  const poured = heads.flatMap((head) => {
    const [own, next] = [matches[head], matches[head + 1]];
    if (!own || !next || next.isNegated || !WINE_VESSELS.has(thingOf(own)!)) return [];
    const gap = tokens.slice(own.at + own.length, next.at + 1);
    const isOf = gap.length <= 3 && !gap.some(({ opensClause }) => opensClause);
    return isOf && gap.slice(0, -1).every(({ word }) => OF.has(word))
      ? effectsOf(next.effects, 'region')
      : [];
  });
  return poured[0];
}
const INTO = new Set('in dans en nei im'.split(' '));
const OF = new Set('of from de du d di del della von vom aus our notre'.split(' '));
