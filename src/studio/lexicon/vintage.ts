import type { Token } from './matching/normalise.ts';

const OLDEST = 1800;
const NEWEST = 2030;

// 'August 2025' is a date.
const MONTHS = new Set(
  `january february march april may june july august september october november december janvier
  fevrier mars avril mai juin juillet aout septembre octobre novembre decembre gennaio febbraio marzo
  aprile maggio giugno luglio agosto settembre ottobre dicembre enero febrero abril mayo junio julio
  septiembre octubre noviembre diciembre januar februar marz juni juli oktober dezember`.split(
    /\s+/,
  ),
);

/** A year of harvest; '1950s' and '1920 style' are fashions, not vintages. */
export function findVintage(tokens: readonly Token[]): number | null {
  for (const [i, token] of tokens.entries()) {
    if (!/^\d{4}$/.test(token.word)) continue;
    const year = Number(token.word);
    const next = tokens[i + 1]?.word;
    const isDate = MONTHS.has(tokens[i - 1]?.word ?? '');
    const isFashion = next === 's' || next === 'style';
    if (year >= OLDEST && year <= NEWEST && !isDate && !isFashion) return year;
  }
  return null;
}
