import { saysSomething } from '#shared/rules/pictures/says-something.ts';
import { cleanPrompt } from '#studio/lexicon/matching/normalise.ts';

/** Whether there is anything to draw in a prompt, as the Studio reads it. */
export const isReadable = (prompt: string): boolean => saysSomething(cleanPrompt(prompt));
