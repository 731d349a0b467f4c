import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';

const ROYAL =
  /\b(?:kings?|queens?|emperor|wine queen|roi|reine|un re|il re|regina|rey|reina|konig|(?:wein)?konigin)\b/;

/** How a prompt names somebody who wears a crown, folded; `null` where nobody does. */
export const royalIn = onceAText((text): string | null => ROYAL.exec(fold(text))?.[0] ?? null);
