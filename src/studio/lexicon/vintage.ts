import type { Token } from './normalise.ts';

const OLDEST = 1800;
const NEWEST = 2030;

/** A year of harvest; '1950s' and '1920 style' are fashions, not vintages. */
export function findVintage(tokens: readonly Token[]): number | null {
  for (const [i, token] of tokens.entries()) {
    if (!/^\d{4}$/.test(token.word)) continue;
    const year = Number(token.word);
    const next = tokens[i + 1]?.word;
    if (year >= OLDEST && year <= NEWEST && next !== 's' && next !== 'style') return year;
  }
  return null;
}
