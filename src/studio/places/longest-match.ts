import { plainText } from '#studio/lexicon/matching/normalise.ts';

type Table<K extends string> = Readonly<Partial<Record<K, string>>>;

/** The key whose longest phrase stands in the prompt. */
export const longestMatch = <K extends string>(prompt: string, table: Table<K>): K | null =>
  findLongest(prompt, table)?.key ?? null;

/** The same with what stands before the phrase, folded. */
export function findLongest<K extends string>(
  prompt: string,
  table: Table<K>,
): { key: K; before: string } | null {
  const text = ` ${plainText(prompt)} `;
  let best: { key: K; before: string } | null = null;
  let length = 0;
  for (const [key, words] of Object.entries(table) as [K, string][]) {
    for (const word of phrasesOf(words)) {
      const at = word.length > length ? text.indexOf(` ${word} `) : -1;
      if (at < 0) continue;
      best = { key, before: text.slice(0, at) };
      length = word.length;
    }
  }
  return best;
}

/** Tables are few and never change: each is taken apart once. */
const taken = new Map<string, readonly string[]>();
function phrasesOf(words: string): readonly string[] {
  const phrases =
    taken.get(words) ?? words.split('|').map((word) => word.trim().replace(/\s+/g, ' '));
  taken.set(words, phrases);
  return phrases;
}
