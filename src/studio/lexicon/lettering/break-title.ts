import { findDetails } from './find-details.ts';

/** Strokes, points and line ends part what belongs on lines of its own. */
const STROKES = /\s+[–—|·•/]\s+|\s*\n\s*|\s*;\s+/u;
const COMMAS = /,\s+/u;
const SENTENCES = /(?<=[!?.])\s+(?=\p{Lu})/u;
const SHORT = 26;

/** 'Harvest Dinner, Saturday 14 September, 7 pm': a name in large letters, and its day and place on lines below. */
export function breakTitle(text: string): readonly [title: string, ...lines: string[]] {
  if (text.length <= SHORT) return [text];
  const parts = [STROKES, COMMAS, SENTENCES]
    .map((mark) => text.split(mark).map((part) => part.trim()))
    .find((found, i) => found.length > 1 && (i !== 1 || isProgramme(found)));
  const [title = text, ...lines] = parts?.filter((part) => part !== '') ?? [];
  return [title, ...lines];
}

/** 'Wine, cheese and good company' is one line; what tells a day, an hour or a price is not. */
const isProgramme = ([, ...rest]: readonly string[]): boolean =>
  rest.some((part) => findDetails(part).length > 0);
