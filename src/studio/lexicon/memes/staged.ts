import { fold } from '#studio/lexicon/matching/normalise.ts';

/** Ice that somebody puts into wine; ice wine, buckets and cream have nothing to do with it. */
const ICE =
  /\b(?:ice(?! wine| bucket| cream)(?: cubes?)?|glacons?|ghiaccio|hielos?|eis(?:wurfel\w*)?)\b/;
const WINE =
  /\b(?:(red|white|rose|rouge|blanc|rosso|bianco|rosato|tinto|blanco|rosado|rot|weiss)\w*|wine|vins?|vino|wein|chablis|champagne|barolo|bordeaux|riesling|merlot|chardonnay|glass|verre|bicchiere|calice|copa|glas)\b/;
const COLOURS: Readonly<Record<string, string>> = {
  white: 'white',
  blanc: 'white',
  bianco: 'white',
  blanco: 'white',
  weiss: 'white',
  rose: 'rosé',
  rosato: 'rosé',
  rosado: 'rosé',
};

/** What has to be seen for the joke to be understood: the ice is in the wine. */
export function stagedIn(said: string): string | null {
  const plain = fold(said);
  const wine = WINE.exec(plain);
  if (!ICE.test(plain) || !wine) return null;
  return `shocked person holding a glass of ${COLOURS[wine[1] ?? ''] ?? 'red'} wine, ice cubes`;
}
