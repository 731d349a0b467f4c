import { capital } from '#studio/typography/capital.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';

const EXPECTED = 'expectations?|attentes?|aspettativ[ae]|expectativas?|erwartung(?:en)?';
const REAL = 'reality|r[ée]alit[ée]|realt[àa]|realidad|realit[äa]t';
const VERSUS = String.raw`(?:vs\.?|versus|gegen|contre|contro|contra|und|and|/)`;
/** 'Expectation vs reality: harvest season. Expectation: …': the name of the format, what it is about, and then both sides. */
const PREFACED = new RegExp(
  String.raw`^(?:([^:"“«]{3,50}?)[:,]\s*)?(?:${EXPECTED})\s*${VERSUS}\s*(?:la |der |die )?(?:${REAL})(?!\p{L})([^.;!?\n]{0,60})[.;!?:\n]\s*(?=(?:${EXPECTED})\s*[:=–-])`,
  'iu',
);
const AROUND = /^[\s:,–-]+(?:(?:of|in|at|de|du|di|del|der|des|bei)\s+)?/iu;

/** What is about work in the rows is seen there. */
const OUTDOORS =
  /\b(?:harvest|picking|pruning|vineyards?|vendanges?|vendemmia|vendimia|vigne|vignes|vigneto|vi[ñn]edo|weinlese|weinberg|lese)\b/iu;
export const isOutdoors = (topic: string): boolean => OUTDOORS.test(topic);

/** What both sides are about, and the sides themselves; `null` where nothing stands before them. */
export function readPreface(body: string): { topic: string; sides: string } | null {
  const found = PREFACED.exec(body);
  if (!found) return null;
  const topic = tidyLine((found[1] ?? found[2] ?? '').replace(AROUND, ''));
  return { topic: topic ? capital(topic) : '', sides: body.slice(found[0].length) };
}
