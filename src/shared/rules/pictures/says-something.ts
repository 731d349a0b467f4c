/** A word, a number, or a sign for what is drawn where nothing else is said: a bottle and a glass. */
const MEANING = /[\p{L}\p{N}🍷🍾🥂]/u;

/** Whether there is anything in a prompt that could be drawn: '???' and other emoji say nothing to us. */
export const saysSomething = (prompt: string): boolean => MEANING.test(prompt);
