import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import { canBe } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { isStuckInto } from './is-stuck-into.ts';
import { isFronted } from './read-beside-it.ts';

const PRONOUNS: readonly (readonly ['on' | 'in', RegExp])[] = [
  [
    'on',
    /^(?:on (?:one of them|top|it|them|each)\b|darauf\b|drauf\b|obendrauf\b|dessus\b|la dessus\b|sopra$|encima$)/,
  ],
  [
    'in',
    /^(?:in (?:one of them|it|them)\b|inside (?:it|them)\b|inside$|darin\b|drin\b|dedans\b|dentro$)/,
  ],
];

const NOT_ON = new Set(['au', 'ci', 'di']);
/** What their patterns begin with: all other words need no look. */
const BEGINNINGS = new Set(
  'on in inside darauf drauf obendrauf dessus la sopra encima darin drin dedans dentro'.split(' '),
);

/** 'Two barrels, a bottle and glasses on one of them': the word stands for what was named before. */
export function readOnIt(
  { matches, tokens }: Sentence,
  heads: readonly number[],
): Map<number, NonNullable<AskedThing['relation']>> {
  const found = new Map<number, NonNullable<AskedThing['relation']>>();
  tokens.forEach(({ word }, t) => {
    // 'Au-dessus de lui' is above, and on nothing.
    if (!BEGINNINGS.has(word) || NOT_ON.has(tokens[t - 1]?.word ?? '')) return;
    const own = matchAt(matches, t);
    if (own && isFronted(own, tokens)) return;
    const clause = tokens.slice(t, t + 4);
    const end = clause.findIndex(({ opensClause }, i) => i > 0 && opensClause);
    const text = (end < 0 ? clause : clause.slice(0, end)).map(({ word }) => word).join(' ');
    const kind = PRONOUNS.find(([, pattern]) => pattern.test(text))?.[0];
    if (!kind) return;
    const last = heads.findLastIndex((head) => (matches[head] as Match).at < t);
    const inner = thingOf(matches[heads[last] ?? -1]);
    const isStuckIn = (way: 'on' | 'in', head: number) =>
      way === 'in' && isStuckInto(inner, thingOf(matches[head]));
    const to = heads.findLastIndex(
      (head, i) =>
        i < last &&
        (canBe(kind, thingOf(matches[head])) || isStuckIn(kind, head)) &&
        thingOf(matches[head]) !== 'glass',
    );
    if (to < 0) return;
    for (let from = to + 1; from <= last; from++) found.set(from, { kind, to });
  });
  return found;
}
