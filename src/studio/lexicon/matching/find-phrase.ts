import { oncePer } from '#studio/once-per.ts';

/** Most words that may stand between two words of a phrase. */
const GAP = 4;

/** Phrases of a table, each as its words; written 'how wine* made | aroma* wheel'. */
export const phrasesOf = (table: string): string[][] =>
  table.split('|').map((phrase) => phrase.trim().split(/\s+/));

/** Whether one of the phrases stands in the text, in order and close together. */
export function hasPhrase(words: readonly string[], phrases: readonly string[][]): boolean {
  const beginnings = beginningsOf(words);
  return phrases.some(
    (phrase) =>
      phrase.every((wanted) => beginnings.has(wanted)) &&
      words.some((_, start) => standsAt(words, start, phrase)),
  );
}

/** Every word, and every beginning of one with its star: a text lacks some word of nearly every phrase of every table. */
const beginningsOf = oncePer((words: readonly string[]): ReadonlySet<string> => {
  const beginnings = new Set(words);
  for (const word of new Set(words))
    for (let end = 0; end <= word.length; end++) beginnings.add(`${word.slice(0, end)}*`);
  return beginnings;
});

function standsAt(words: readonly string[], start: number, phrase: readonly string[]): boolean {
  let at = start;
  for (const [i, wanted] of phrase.entries()) {
    const last = i === 0 ? start : Math.min(at + GAP, words.length - 1);
    while (at <= last && !isWord(words[at] ?? '', wanted)) at += 1;
    if (at > last) return false;
    at += 1;
  }
  return true;
}

/** 'grape*' also means grapes. */
const isWord = (word: string, wanted: string): boolean =>
  wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
