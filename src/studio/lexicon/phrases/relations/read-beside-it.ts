import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { countsOf } from '#studio/lexicon/phrases/reading/read-counts.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { canBe } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { BOTTLE_PARTS } from './wearer-of.ts';
import { AND, WITH } from './read-contents.ts';

export const EACH = new Set(
  'each every chacun chacune ciascuno ciascuna ognuno cada jedem jeder'.split(' '),
);
const PRONOUNS = new Set([
  ...'it them him her ihm ihr ihnen lui elle eux esso essa el ella elles loro essi esse ellos ellas'.split(
    ' ',
  ),
  ...EACH,
]);
/** 'In it' and 'on them' are read with what can hold something; for what is above or behind glass nothing is moved. */
const READ_ELSEWHERE: ReadonlySet<Relation> = new Set<Relation>(['in', 'on', 'above', 'through']);

/** 'A glass with a barrel behind it': what is named last stands there, told against what was named before. */
export function readBesideIt(
  sentence: Sentence,
  heads: readonly number[],
): Map<number, NonNullable<AskedThing['relation']>> {
  const { matches, tokens } = sentence;
  const found = new Map<number, NonNullable<AskedThing['relation']>>();
  for (const match of matches) {
    const kind = effectsOf(match.effects, 'relation')[0]?.value;
    const after = tokens[match.at + match.length];
    if (!kind || match.isNegated) continue;
    if (isFronted(match, tokens)) {
      for (const [from, told] of readFronted(sentence, heads, { match, kind }))
        found.set(from, told);
      continue;
    }
    if (READ_ELSEWHERE.has(kind)) continue;
    if (!standsAlone(match, tokens)) {
      if (!after || after.opensClause || !PRONOUNS.has(after.word)) continue;
      if (isOfPeople(matches, match, after.word)) continue;
    }
    const from = heads.findLastIndex((head) => (matches[head] as Match).at < match.at);
    if (isOfAnother({ matches, tokens }, match, heads[from])) continue;
    if (from <= 0) continue;
    const meant =
      PLURAL.has(after?.word ?? '') && kind === 'between'
        ? heads.findLastIndex((head, i) => i < from && areSeveral(sentence, head))
        : kind === 'under'
          ? heads.findLastIndex((head, i) => i < from && TOWERING.has(thingOf(matches[head]) ?? ''))
          : -1;
    // 'A bottle on the beach, shells around it': around the bottle.
    const near = heads.findLastIndex((head, i) => i < from && !hasEffect(matches[head], 'place'));
    const to = meant >= 0 ? meant : bearerOf({ matches, tokens }, heads, Math.max(0, near));
    found.set(from, { kind, to });
  }
  return found;
}

/** 'Ein Kuchen, daneben ein Glas', 'una paella, alrededor seis copas': what follows stands there, told against what was named before. */
function readFronted(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  { match, kind }: { match: Match; kind: Relation },
): [number, NonNullable<AskedThing['relation']>][] {
  // For what is above nothing is moved.
  if (kind === 'above' || kind === 'through') return [];
  // Behind whoever was named nothing is moved either.
  const pronoun = frontedPronoun(match, tokens);
  if (pronoun && isOfPeople(matches, match, pronoun)) return [];
  const from = heads.findIndex((head) => (matches[head] as Match).at > match.at);
  const next = matches[heads[from] ?? -1];
  const gap = next ? tokens.slice(match.at + match.length, next.at + 1) : [];
  if (!next || gap.length > MOST_BETWEEN || gap.some(({ opensClause }) => opensClause)) return [];
  const to =
    kind === 'on' || kind === 'in'
      ? heads.findLastIndex((head, i) => i < from && canBe(kind, thingOf(matches[head])))
      : bearerOf({ matches, tokens }, heads, from - 1);
  if (to < 0) return [];
  // 'Darauf ein Laib Brot und ein Messer': both of them.
  let last = from;
  while (heads[last + 1] !== undefined && isJoined({ matches, tokens }, heads, last)) last++;
  return Array.from({ length: last - from + 1 }, (_, k) => [from + k, { kind, to }]);
}

function isJoined(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  heads: readonly number[],
  last: number,
): boolean {
  const [one, next] = [matches[heads[last]!]!, matches[heads[last + 1]!]!];
  const gap = tokens.slice(one.at + one.length, next.at + 1);
  return (
    gap.length <= MOST_BETWEEN &&
    AND.has(gap[0]?.word ?? '') &&
    !gap.some(({ opensClause }) => opensClause)
  );
}

/** Without 'de' or 'a' behind them these are no prepositions; French 'derrière' and Italian 'dietro' may be either. */
export function isFronted({ phrase, at, length }: Match, tokens: readonly Token[]): boolean {
  const [own, next] = [tokens[at], tokens[at + length]];
  const begins = own?.opensClause === true || AND.has(tokens[at - 1]?.word ?? '');
  if (!begins || at === 0 || !next || next.opensClause) return false;
  return (
    (FRONTED.has(phrase) && !LINKS.has(next.word)) ||
    frontedPronoun({ at, length }, tokens) !== null
  );
}

/** The 'him' of '…, behind him a tractor', 'dietro di lui il forno': what follows is told against whoever was named. */
export function frontedPronoun(
  { at, length }: Pick<Match, 'at' | 'length'>,
  tokens: readonly Token[],
): string | null {
  const end = at + length;
  const said = LINKS.has(tokens[end]?.word ?? '') ? end + 1 : end;
  const [pronoun, next] = [tokens[said], tokens[said + 1]];
  const isTold = pronoun && next && !next.opensClause && PRONOUNS.has(pronoun.word);
  // 'Su' and 'her' may own what follows: 'behind her house'.
  const isSure = SURE.has(pronoun?.word ?? '') || BEGINS.has(next?.word ?? '');
  return isTold && !AND.has(next.word) && isSure ? pronoun.word : null;
}
/** These own nothing: 'behind them barrels', 'hinter ihnen Fässer'. */
const SURE = new Set('him them ihnen ihm eux elles lui lei ellos ellas ella'.split(' '));
const BEGINS = new Set(
  `a an the two three four five six some many un une des le la les deux trois uno una il lo i gli due tre el los las unos unas dos tres
  ein eine der die das zwei drei vier`.split(/\s+/),
);
const FRONTED = new Set(
  `dahinter | daneben | davor | darunter | darauf | drauf | obendrauf | darin | drin | ringsum | rundherum | drumherum | nebenan |
  a cote | au dessus | autour | tout autour | accanto | intorno | tutt intorno | attorno | detras | delante | debajo | encima | alrededor | al lado`
    .split('|')
    .map((word) => word.trim()),
);
const LINKS = new Set('de du des d del della dell di a al alla allo ai von vom'.split(' '));

/** 'Two glasses on a piano, sheet music, a rose between them': between those that were more than one. */
const areSeveral = (sentence: Sentence, head: number): boolean => {
  const { count, isSeveral } = countsOf(sentence, head);
  return (count ?? 1) > 1 || isSeveral === true;
};
const PLURAL = new Set('them ihnen eux elles loro essi esse ellos ellas'.split(' '));

/** 'An oak in a field of wheat, a bottle beneath it': under what stands high. */
const TOWERING: ReadonlySet<string> = new Set(
  'tree palm cypress christmas_tree parasol umbrella pergola laid_table long_table picnic_table bistro_table bridge arch tent'.split(
    ' ',
  ),
);

/** 'A candle to the right, brick cellar behind', 'a dog, ruined columns behind': what is named last is behind, not the candle or the dog. */
export function isOfAnother(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  { at }: Match,
  head: number | undefined,
): boolean {
  const said = matches[head ?? -1];
  if (!said) return false;
  const end = said.at + said.length;
  const isOwnClause = tokens.slice(end, at).some(({ opensClause }) => opensClause);
  const between = matches.filter((one) => one.at >= end && one.at < at && !one.isNegated);
  return (
    isOwnClause ||
    between.some((one) => hasEffect(one, 'place', 'setting', 'time', 'estate', 'figure', 'event'))
  );
}

/** 'Il tappo accanto', 'un verre derrière': beside and behind what was named before. */
export function standsAlone({ phrase, at, length }: Match, tokens: readonly Token[]): boolean {
  const after = tokens[at + length];
  return ADVERBS.has(phrase) && (!after || after.opensClause || AND.has(after.word));
}
const ADVERBS = new Set(
  `behind | alle spalle | alle sue spalle | alle loro spalle | a sus espaldas | a su espalda | dans son dos | beside | alongside | close by | derriere | a cote | devant | dietro | accanto | davanti | detras | al lado | delante | dahinter | daneben |
    nebenan | davor | dessous | en dessous | debajo | darunter | dessus | la dessus | encima | darauf | drauf | obendrauf | autour | tout autour | intorno | tutt intorno | attorno | alrededor | ringsum | rundherum | drumherum | inside | dedans | dentro | drin | darin`
    .split('|')
    .map((word) => word.trim()),
);

/** 'A roast with potatoes and a bottle behind it': behind the roast, which has its potatoes with it. */
function bearerOf(
  { matches, tokens }: Pick<Sentence, 'matches' | 'tokens'>,
  heads: readonly number[],
  head: number,
): number {
  const [bearer, side] = [head - 1, head].map((at) => matches[heads[at] ?? -1]);
  if (!bearer || !side) return head;
  const gap = tokens.slice(bearer.at + bearer.length, side.at + 1);
  // 'A bottle of rosé with a pink ribbon, peonies left of it': left of the bottle.
  const isPart =
    BOTTLE_PARTS.has(thingOf(side) ?? '') && !gap.some(({ opensClause }) => opensClause);
  if (isPart) return head - 1;
  const isWith = gap.some(({ word }) => WITH.has(word)) && gap.length <= MOST_BETWEEN;
  return isWith && !gap.some(({ opensClause }) => opensClause) ? head - 1 : head;
}
const MOST_BETWEEN = 4;

const PERSONAL = new Set(
  'them him her ihm ihr ihnen lui elle elles eux lei el ella ellos ellas loro'.split(' '),
);

/** 'Two friends on a sofa, a fireplace behind them': behind the friends. */
export const isOfPeople = (matches: readonly Match[], { at }: Match, pronoun: string): boolean =>
  PERSONAL.has(pronoun) &&
  matches.some((other) => other.at < at && !other.isNegated && hasEffect(other, 'figure'));
