import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { METAL_TINTS } from '#studio/things/materials.ts';
import { MATERIAL_STEMS } from '#studio/lexicon/words/look/materials.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

/** 'A small pewter jug', 'une cruche en étain', 'Zinnkrug'. */
export function madeOf(
  { tokens, language }: Sentence,
  { at, length }: Match,
  said: readonly Effect[],
): Pick<AskedThing, 'material' | 'size'> {
  const size = effectsOf(said, 'size')[0]?.value;
  const compound = language === 'de' ? (tokens[at]?.word ?? '') : '';
  const stem =
    compound &&
    STEMS.find((start) => compound.startsWith(start) && compound.length > start.length + 3);
  const isGlass = length === 1 && tokens[at - 1]?.word === 'glass' && !tokens[at]?.opensClause;
  const material =
    effectsOf(said, 'material')[0]?.value ??
    (isGlass ? 'glass' : stem ? MATERIAL_STEMS[stem] : undefined);
  return { ...(material && { material }), ...(size && { size }) };
}

const STEMS = Object.keys(MATERIAL_STEMS);

/** Drawings have no metal: they show its colour. */
export function castInMetal(asked: AskedThing): AskedThing {
  const tint = asked.material && METAL_TINTS[asked.material];
  return tint && !asked.colour ? { ...asked, colour: tint } : asked;
}

export const isGingham = ({ kind, value }: Effect): boolean =>
  kind === 'surface' && value === 'gingham';
const isChecked = ({ effects }: Match): boolean => effects.some(isGingham);

/** With nothing between it and the next. */
function isRightBefore({ matches, tokens }: Sentence, at: number): boolean {
  const [match, next] = [matches[at], matches[at + 1]];
  return (
    match !== undefined && next?.at === match.at + match.length && !tokens[next.at]?.opensClause
  );
}

/** 'A wooden crate on a marble table': the wood is the crate's, not the table's. */
export function materialsBefore(sentence: Sentence, head: number): number[] {
  const own = sentence.matches[head] as Match;
  // 'A checked red napkin'.
  let at = head - 1;
  while (hasEffect(sentence.matches[at], 'tint') && isRightBefore(sentence, at)) at--;
  const before = sentence.matches[at];
  if (at < head - 1 && before && isChecked(before) && isRightBefore(sentence, at)) return [at];
  const isNext = before !== undefined && before.at + before.length === own.at;
  const isMade =
    isNext && hasEffect(before, 'surface') && (hasEffect(before, 'material') || isChecked(before));
  return isMade && !sentence.tokens[own.at]?.opensClause ? [head - 1] : [];
}
