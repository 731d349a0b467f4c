import type { Token } from '#studio/lexicon/matching/normalise.ts';

const MAKERS = new Set(
  `canon nikon sony leica fujifilm fuji hasselblad pentax olympus panasonic lumix sigma zeiss tamron arri iphone dji mavic gopro kodak
  ilford cinestill polaroid samsung pixel rolleiflex summilux summicron mamiya contax ricoh`.split(
    /\s+/,
  ),
);
const MODEL =
  /^(?:[a-z]{0,3}\d{1,4}[a-z]{0,2}|i{1,3}|iv|vi?|x|eos|alpha|mark|pro|max|plus|ultra|mini|air|alexa|mavic|summilux|summicron|planar|otus|art|gold|ektar|portra|velvia|provia)$/;
const MEASURE = /^(?:\d+(?:mm|s|sec|k|p|px|dpi|fps|mp|bit)|1?\/?\d{2,5}s|f\d{1,2})$/;

/** 'Sony A7R IV', '85mm', '1/200s': what a picture was taken with. */
export function isGear(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (MAKERS.has(word) || MEASURE.test(word)) return true;
  if (!MODEL.test(word)) return false;
  let start = at;
  while (start > 0 && !tokens[start]!.opensClause && MODEL.test(tokens[start]!.word)) start--;
  return start < at && MAKERS.has(tokens[start]!.word);
}
