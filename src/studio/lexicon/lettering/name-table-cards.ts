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

/** 'Table number 7 card', 'a card with the table number 12', 'Tischnummer 3'. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:a |the )?card with (?:the )?)?(?:table (?:number|no\.?|nr\.?)|num[ée]ro de table|numero (?:del )?tavolo|numero de mesa|número de mesa|tischnummer)\s*["“„«]?(\d{1,3})["”“»]?(?:\s+(?:cards?|signs?|stand|holder))?(?![\p{L}\d])`,
  'giu',
);

/** A 'Reserved' sign or a table's number is the small card on a restaurant's table, and no post by the road. */
export const nameTableCards = (prompt: string): string =>
  prompt
    .replace(NUMBER, '“$1” table card')
    .replace(BEHIND, 'table card')
    .replace(BEFORE, (_, word: string) => `“${capital(word)}” table card`);
