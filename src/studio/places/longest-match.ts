import { fold } from '#studio/lexicon/matching/normalise.ts';

/** The key whose longest phrase stands in the prompt. */
export function longestMatch<K extends string>(
  prompt: string,
  table: Readonly<Partial<Record<K, string>>>,
): K | null {
  const text = ` ${fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  let best: K | null = null;
  let length = 0;
  for (const [key, words] of Object.entries(table) as [K, string][]) {
    for (const word of phrasesOf(words)) {
      if (word.length <= length || !text.includes(` ${word} `)) continue;
      best = key;
      length = word.length;
    }
  }
  return best;
}

const phrasesOf = (words: string): string[] =>
  words.split('|').map((word) => word.trim().replace(/\s+/g, ' '));
