import { fold } from '#studio/lexicon/matching/normalise.ts';

const GLASSES =
  /\s*\b(?:(?:wine )?glass(?:es)?|verres?|bicchier[ei]|calic[ei]|copas?|(?:wein)?glas|(?:wein)?gläser)$/iu;
/** Those that the plate of glasses has. */
const SHAPES =
  /^(?:bordeaux|burgundy|bourgogne|borgogna|borgona|burgunder|white|white wine|blanc|bianco|blanco|weisswein|flute|champagne flute|coupe|champagne coupe|tulip|tulipe|tulipano|tulipan|tulpe)$/;

/** 'Burgundy and Bordeaux glass' are compared as glasses, not as wines. */
export function glassesCompared(sides: readonly string[] | null): readonly string[] | null {
  if (!sides || !GLASSES.test(sides.at(-1) ?? '')) return null;
  const names = sides.map((side) => side.replace(GLASSES, '').trim());
  return names.every((name) => SHAPES.test(fold(name))) ? names : null;
}
