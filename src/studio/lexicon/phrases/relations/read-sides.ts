import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

type Told = Map<number, NonNullable<AskedThing['relation']>>;
type Side = 'left' | 'right';

/** 'A glass on the left, a bottle on the right': told against each other. */
export function readSides(sentence: Sentence, heads: readonly number[]): Told {
  const sides = sidesTold(sentence, heads);
  const told: Told = new Map();
  for (const [from, side] of sides) {
    // Against the other side, else against what was named first.
    const to = heads.findIndex((_, at) => at !== from && sides.get(at) !== side);
    if (to >= 0 && told.get(to)?.to !== from)
      told.set(from, { kind: side === 'left' ? 'left_of' : 'right_of', to });
  }
  return told;
}

/** On which side of the frame things were said to be, by place in the list of heads. */
export function sidesTold(sentence: Sentence, heads: readonly number[]): ReadonlyMap<number, Side> {
  const sides = new Map<number, Side>();
  for (const [i, match] of sentence.matches.entries()) {
    const side = sideOf(match);
    const head = side && ownerOf(sentence, heads, i);
    if (side && head !== null) sides.set(head, side);
  }
  return sides;
}

/** 'On the left'. */
export function sideOf(match: Match | undefined): Side | null {
  const side = effectsOf(match?.effects ?? [], 'placement')[0]?.value;
  return side === 'left' || side === 'right' ? side : null;
}

/** The same, or 'in the middle'. */
export const frameSideOf = (match: Match | undefined): Side | 'centre' | null =>
  effectsOf(match?.effects ?? [], 'placement')[0]?.value ?? null;

/** 'Rechts ein Teller': the thing that follows, where the side opens the clause. */
function ownerAfter(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  i: number,
): number | null {
  const match = matches[i] as Match;
  const opens =
    match.at === 0 || tokens[match.at]?.opensClause || AND.has(tokens[match.at - 1]?.word ?? '');
  const head = heads.findIndex((at) => at > i);
  const next = matches[heads[head] ?? -1];
  const gap = next ? tokens.slice(match.at + match.length, next.at + 1) : [];
  const isNext = gap.length <= MOST_BETWEEN + 1 && !gap.some(({ opensClause }) => opensClause);
  return opens && next && isNext ? head : null;
}
const AND = new Set(['and', 'et', 'e', 'y', 'und']);

/** The thing of which a side of the frame is told. */
export const ownerOf = (sentence: Sentence, heads: readonly number[], i: number): number | null =>
  ownerBefore(sentence, heads, i) ?? ownerAfter(sentence, heads, i);

/** The thing just before, of which a place in the frame is told: its place among the heads. */
function ownerBefore(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  i: number,
): number | null {
  const match = matches[i] as Match;
  const head = heads.findLastIndex((at) => (matches[at] as Match).at < match.at);
  const owner = matches[heads[head] ?? -1];
  const gap = owner ? tokens.slice(owner.at + owner.length, match.at + 1) : [];
  // 'A glass of Sauvignon Blanc on the left': its wine stands between, and is no other thing.
  const wine = matches
    .slice((heads[head] ?? 0) + 1, i)
    .filter((one) => hasEffect(one, 'wine', 'varietal', 'region', 'tint'))
    .reduce((sum, { length }) => sum + length, 0);
  const isNext = gap.length - wine <= MOST_BETWEEN && !gap.some(({ opensClause }) => opensClause);
  return owner && isNext ? head : null;
}
const MOST_BETWEEN = 3;

const BACK =
  /^(?:in (?:the )?background|im hintergrund|a l arriere plan|en arriere plan|sullo sfondo|al fondo|en el fondo|de fondo)$/;
const FORE =
  /^(?:in the foreground|in front|up front|vorne|au premier plan|in primo piano|en primer plano|im vordergrund)$/;

export const depthOf = ({ phrase }: Match): 'behind' | 'in_front_of' | null =>
  BACK.test(phrase) ? 'behind' : FORE.test(phrase) ? 'in_front_of' : null;

/** 'A bottle, a barrel in the background': behind what was named first. */
export function readDepths(sentence: Sentence, heads: readonly number[]): Told {
  const told: Told = new Map();
  for (const [i, match] of sentence.matches.entries()) {
    const kind = depthOf(match);
    const from = kind && ownerOf(sentence, heads, i);
    if (!kind || from === null || heads.length < 2) continue;
    // What a backdrop shows is in the background.
    if (hasEffect(sentence.matches[heads[from] as number], 'place')) continue;
    told.set(from, { kind, to: from === 0 ? 1 : 0 });
  }
  return told;
}
