import { capital } from '#studio/typography/capital.ts';
const RESERVED = '(?:reserved|réservée?|riservato|reservado|reserviert)';
const SIGN = '(?:signs?|panneau|pancarte|cartello|cartel|letrero|schild)';
const SAYING =
  '(?:saying|reading|that says|that reads|with the words?|with the text|with|avec le mot|avec|con la scritta|con|mit der aufschrift|mit)?';

const BEHIND = new RegExp(
  String.raw`\b${SIGN}(?=\s+${SAYING}\s*:?\s*["“„«'‘]?\s*${RESERVED}(?![\p{L}]))`,
  'giu',
);
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}])["“„«'‘]?(${RESERVED})["”“»'’]?\s+${SIGN}(?![\p{L}])`,
  'giu',
);

/** A 'Reserved' sign is the small card on a restaurant's table, and no post by the road. */
export const nameTableCards = (prompt: string): string =>
  prompt
    .replace(BEHIND, 'table card')
    .replace(BEFORE, (_, word: string) => `“${capital(word)}” table card`);
