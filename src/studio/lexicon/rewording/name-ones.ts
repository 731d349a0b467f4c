import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';

const ONE = /\b(?:a|an|the|another) (?:[a-z]+ )?([a-z]+) (ones?)\b/gi;
const NOUN =
  /\b(bottle|glass|flute|decanter|carafe|candle|vase|jug|cup|label|apple|pear|grape|balloon|barrel|napkin|box|book|cork|rose|tulip|chair|plate|bowl)s?\b/gi;

const SAID_OF_ONE = new Set(
  'full empty closed open broken tall short small little tiny large big huge thin fat slim wide narrow round square old new'.split(
    ' ',
  ),
);

/** 'A blue bottle next to a green one': a green bottle. */
export function nameOnes(text: string): string {
  if (!/\bones?\b/i.test(text)) return text;
  return text.replace(ONE, (whole, colour: string, one: string, at: number) => {
    const noun = [...text.slice(0, at).matchAll(NOUN)].at(-1)?.[1];
    const said = colour.toLowerCase();
    if (!noun || (COLOUR_HEX[said] === undefined && !SAID_OF_ONE.has(said))) return whole;
    return whole.replace(/ones?$/i, one.toLowerCase() === 'one' ? noun : `${noun}s`);
  });
}
