import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

/** What is no wine and has a bottle of its own shape. */
const BOTTLED: ReadonlySet<ThingId> = new Set<ThingId>(['oil_bottle', 'vinegar_bottle']);

/** 'Olive oil in a dark green bottle': one bottle, with what is said of it; no wine stands beside it. */
export function settleBottled(found: Found, i: number): Match {
  const { matches } = found;
  const match = matches[i]!;
  if (!hasEffect(match, 'thing')) return match;
  const goods = goodsOf(match);
  const ahead = goods ? matches.slice(i + 1, i + 1 + DESCRIBED).findIndex(isBottle) : -1;
  if (goods && ahead >= 0 && isFilledInto(found, i, i + 1 + ahead))
    return { ...match, effects: [{ kind: 'claim', value: [`thing:${goods}`] }] };
  if (!isBottle(match)) return match;
  const first = Math.max(0, i - DESCRIBED);
  const behind = matches.slice(first, i).findLastIndex((other) => goodsOf(other) !== undefined);
  const before = first + behind;
  if (behind < 0 || !isFilledInto(found, before, i)) return match;
  const own = match.effects.filter(({ kind }) => kind !== 'thing' && kind !== 'subject');
  const held: Effect = { kind: 'thing', value: goodsOf(matches[before]!)! };
  return { ...match, effects: [...own, held] };
}

/** How many words that say something may stand between: 'in a tall, dark green glass bottle'. */
const DESCRIBED = 6;
const MOST_BETWEEN = 7;

const thingsOf = ({ effects }: Match): readonly ThingId[] =>
  effectsOf(effects, 'thing').map(({ value }) => value);
const goodsOf = (match: Match): ThingId | undefined =>
  match.isNegated ? undefined : thingsOf(match).find((thing) => BOTTLED.has(thing));
const isBottle = (match: Match): boolean => thingsOf(match).includes('bottle');

const INTO = new Set('in dans nella nel en im'.split(' '));

/** Nothing else is named between the two, and 'in' leads to the bottle. */
function isFilledInto({ matches, tokens }: Found, goods: number, bottle: number): boolean {
  const [from, to] = [matches[goods]!, matches[bottle]!];
  const start = from.at + from.length;
  const between = tokens.slice(start, to.at);
  if (between.length > MOST_BETWEEN || between.some(({ opensClause }) => opensClause)) return false;
  const others = matches.slice(goods + 1, bottle);
  return (
    between.slice(0, 2).some(({ word }) => INTO.has(word)) &&
    // 'In a glass bottle': what it is made of.
    others.every((other) => thingsOf(other).length === 0 || other.at + other.length === to.at)
  );
}
