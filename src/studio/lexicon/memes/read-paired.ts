import { drawnIn, tidyLine } from './label-things.ts';
import { NAMES_WINE } from './pictured.ts';

/** 'Monday vs Friday: coffee and wine': to each its own. */
const PAIRED =
  /^([^:]{2,30}?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+([^:]{2,30}?)\s*:\s+([^,;/]{2,40}?)\s*(?:,|;|\/|\band\b|\bet\b|\be\b|\by\b|\bund\b|&)\s*([^,;/]{2,40})$/isu;

export function readPaired(body: string): { lines: string[]; scenes: string[] } | null {
  const [, ...sides] = PAIRED.exec(body.trim()) ?? [];
  const [a = '', b = '', one = '', two = ''] = sides.map(tidyLine);
  // 'Expectation vs reality: wine and cheese night' is one evening, twice.
  const areTwo = [one, two].every((side) => drawnIn(side) ?? NAMES_WINE.test(side));
  if (!areTwo || two.split(/\s+/u).length > 3) return null;
  return { lines: [a, b], scenes: [one, two] };
}
