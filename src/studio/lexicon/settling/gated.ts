import type { EffectKind } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { onceAText } from '#studio/once-a-text.ts';

/** What a step reads of a match before it looks at its neighbours; one that gives neither reads every match. */
export interface Gate {
  /** It concerns matches of these kinds of effects … */
  kinds?: readonly EffectKind[];
  /** … or of these phrases. */
  phrases?: (phrase: string) => boolean;
}

/** At most so many steps can be told apart by the bits of a number. */
const MOST_STEPS = 31;

/**
 * Which steps concern a match, a bit for each: most words of a prompt concern none of thirty, and asking each of them
 * would cost more than all that they find.
 */
export function stepsFor(gates: readonly Gate[]): (match: Match) => number {
  if (gates.length > MOST_STEPS) throw new Error('Too many steps for the bits of one number.');
  const bitsWhere = (isOf: (gate: Gate) => boolean): number =>
    gates.reduce((bits, gate, i) => (isOf(gate) ? bits | (1 << i) : bits), 0);
  const always = bitsWhere(({ kinds, phrases }) => !kinds && !phrases);
  const named = new Set(gates.flatMap(({ kinds = [] }) => kinds));
  const byKind = new Map(
    [...named].map((kind) => [kind, bitsWhere((gate) => gate.kinds?.includes(kind) ?? false)]),
  );
  const byPhrase = onceAText((phrase) => bitsWhere(({ phrases }) => phrases?.(phrase) ?? false));
  return ({ phrase, effects }) => {
    let bits = always | byPhrase(phrase);
    for (const { kind } of effects) bits |= byKind.get(kind) ?? 0;
    return bits;
  };
}
