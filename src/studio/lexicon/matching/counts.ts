import type { Subject } from '#studio/scene-spec.ts';
import type { Match } from './match.ts';
import type { Token } from './normalise.ts';

const MOST_GLASSES = 8;
/** A plural without a number. */
const A_FEW = 3;
const MOST_BOTTLES = 6;

export interface Counts {
  bottles: number;
  glasses: number;
}

/** 'Two glasses', 'three elegant bottles'; a plural without a number means a few. */
export function countVessels(
  matches: readonly Match[],
  tokens: readonly Token[],
  subjects: readonly Subject[],
): Counts {
  const glasses = countOf('glass', matches, tokens);
  const bottles = countOf('bottle', matches, tokens);
  // It takes two to toast, however the plural is meant.
  const isVague = glasses === null || (glasses === A_FEW && subjects.includes('toast'));
  return {
    glasses: Math.min(MOST_GLASSES, isVague ? defaultGlasses(subjects) : glasses),
    bottles: Math.min(MOST_BOTTLES, bottles ?? (subjects.includes('bottle') ? 1 : 0)),
  };
}

function countOf(
  vessel: 'glass' | 'bottle',
  matches: readonly Match[],
  tokens: readonly Token[],
): number | null {
  for (const [i, match] of matches.entries()) {
    if (match.isNegated || !namesVessel(match, vessel)) continue;
    const said = numberBefore(i, matches);
    if (said !== null) return said;
    const lastWord = tokens[match.at + match.length - 1]?.word ?? '';
    if (PLURALS.has(lastWord)) return A_FEW;
  }
  return null;
}

const PLURALS = new Set(
  `glasses bottles wineglasses goblets flutes coupes verres bouteilles calici bicchieri bottiglie
  copas botellas glaser flaschen weinglaser weinflaschen`.split(/\s+/),
);

function namesVessel(match: Match, vessel: 'glass' | 'bottle'): boolean {
  return match.effects.some(
    (effect) => effect.kind === vessel || (effect.kind === 'subject' && effect.value === vessel),
  );
}

/** The number may stand a few known words away: 'two elegant crystal glasses'. */
function numberBefore(index: number, matches: readonly Match[]): number | null {
  for (let i = index - 1; i >= Math.max(0, index - 3); i--) {
    const effect = matches[i]?.effects.find(({ kind }) => kind === 'count');
    if (effect?.kind === 'count') return effect.value;
    if (matches[i]?.effects.some(({ kind }) => kind === 'subject' || kind === 'thing')) return null;
  }
  return null;
}

function defaultGlasses(subjects: readonly Subject[]): number {
  if (subjects.includes('tasting_row')) return 4;
  if (subjects.includes('toast')) return 2;
  if (subjects.includes('tasting_table')) return 3;
  return subjects.some((subject) => subject === 'glass' || subject === 'pour') ? 1 : 0;
}
