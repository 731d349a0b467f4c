import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { OwnList } from '#studio/lexicon/plates/read-own-list.ts';

const GLASSES =
  /\s*\b(?:(?:wine )?glass(?:es)?|verres?|bicchier[ei]|calic[ei]|copas?|(?:wein)?glas|(?:wein)?gläser)$/iu;
/** Those that the plate of glasses has. */
const SHAPES =
  /^(?:bordeaux|burgundy|bourgogne|borgogna|borgona|burgunder|white|white wine|blanc|bianco|blanco|weisswein|flute|champagne flute|coupe|champagne coupe|tulip|tulipe|tulipano|tulipan|tulpe|syrah|rhone|zinfandel|chianti|chardonnay|riesling|pinot(?: noir| nero)?|cabernet(?: sauvignon)?|champagne|port|sherry|stemless|sweet(?: wine)?)$/;

/** 'Burgundy and Bordeaux glass' are compared as glasses, not as wines. */
export function glassesCompared(sides: readonly string[] | null): readonly string[] | null {
  if (!sides || !GLASSES.test(sides.at(-1) ?? '')) return null;
  const names = sides.map((side) => side.replace(GLASSES, '').trim());
  return names.every((name) => SHAPES.test(fold(name))) ? names : null;
}

/** 'Port glass and Bordeaux glass', 'Burgundy and Bordeaux glasses': two glasses, whether or not they are told to be compared. */
export function glassesNamed(prompt: string): readonly string[] | null {
  const sides = prompt.trim().split(/\s+(?:and|et|e|y|und|&)\s+/iu);
  return sides.length === 2 ? glassesCompared(sides) : null;
}

const OF_GLASSES = /\b(?:glass(?:es|ware)?|verres?|bicchieri|calici|copas|(?:wein)?glaser)\b/;

/** 'Wine glasses: Burgundy, Bordeaux, flute' are those of the plate, and no steps. */
export function glassesListed(own: OwnList | null): readonly string[] | null {
  if (!own || own.items.length < 2 || !OF_GLASSES.test(fold(own.heading))) return null;
  const names = own.items.map(({ name }) => name.replace(GLASSES, '').trim());
  const isPlain = own.items.every(({ value }) => value === null);
  return isPlain && names.every((name) => SHAPES.test(fold(name))) ? names : null;
}

/** 'Champagne glass types', 'types of Champagne glasses'. */
export const areGlassTypes = (words: readonly string[]): boolean =>
  words.some((word) => VESSELS.test(word)) && words.some((word) => TYPES.test(word));
const VESSELS = /^(?:glass(?:es|ware)?|verres?|bicchieri|calic[ei]|copas|glaser|weinglaser)$/;
const TYPES =
  /^(?:types?|kinds?|shapes?|sorts?|formes?|sortes?|tipi|forme|tipos|formas|arten|typen|formen)$/;
