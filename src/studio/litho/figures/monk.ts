import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import type { Person } from './figure-body.ts';

const MONK = /\b(?:monks?|friars?|abbots?|moines?|monac[oi]|frat[ei]|monjes?|frailes?|monche?)\b/;

/** How a prompt names a monk, folded; `null` where there is none. */
export const monkIn = onceAText((text): string | null => MONK.exec(fold(text))?.[0] ?? null);

/** His habit, and the crown of his head shaved. */
export const MONKISH: Partial<Person> = {
  isWoman: false,
  wear: 'robe',
  top: '#6b4426',
  bottom: '#6b4426',
  hairCut: 'tonsure',
  isLongDressed: true,
};
