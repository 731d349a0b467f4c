import { cleanPrompt } from '#studio/lexicon/matching/normalise.ts';

/** A word, a number, or a sign for what we draw where nothing else is said: a bottle and a glass. */
const MEANING = /[\p{L}\p{N}🍷🍾🥂]/u;

/** Whether there is anything in a prompt that could be drawn: '???' and other emoji say nothing to us. */
export const isReadable = (prompt: string): boolean => MEANING.test(cleanPrompt(prompt));
