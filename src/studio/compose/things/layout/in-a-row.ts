import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const ROW =
  /\b(in (a|one|a single) (row|line)|an? (?:\w+ )?(?:row|line|lineup) of (?!vines|barrels|trees)|in a straight line|lined up|line[ -]?ups?|side by side|en rangee?|alignee?s?|cote a cote|in fila|allineat[ei]|en fila|alineadas|in einer reihe|aufgereiht|nebeneinander)\b/;
const ROWS =
  /\b(?:in|en|su|auf|sur) (two|three|four|deux|trois|quatre|due|tre|quattro|dos|tres|cuatro|zwei|drei|vier|[234]) (?:rows|lines|rangees|rangs|file|righe|filas|hileras|reihen)\b/;

/** 'Six bottles in a row': one line, whatever the frame; 'nine in three rows'; `null` where nothing is said. */
export function rowsAsked(prompt: string): number | null {
  const text = fold(prompt);
  return ROW.test(text) ? 1 : (numberOf(ROWS.exec(text)?.[1] ?? '') ?? null);
}

const MIDDLE =
  /\b(?:middle|cent(?:er|re)|central) (?:one|bottle|glass)(?: \w+){0,2} (?:in front|forward|closer|nearer|ahead)\b|\bcelle du milieu(?: \w+){0,2} devant\b|\b(?:quella|quello) (?:di mezzo|al centro)(?: \w+){0,2} (?:davanti|avanti)\b|\b(?:la|el) (?:del medio|del centro)(?: \w+){0,2} (?:delante|adelante)\b|\bdie mittlere(?: \w+){0,2} (?:vorn|vorne|davor)\b/;

/** 'Three bottles, the middle one in front'. */
export const isMiddleForward = (prompt: string): boolean => MIDDLE.test(fold(prompt));

/** The piece in the middle of a line steps towards us. */
export function middleForward<P extends { x: number; z: number }>(
  pieces: readonly P[],
  depth: number,
): P[] {
  const middle = Math.floor(pieces.length / 2);
  if (pieces.length % 2 === 0 || pieces.length < 3) return [...pieces];
  return pieces.map((p, i) => ({ ...p, z: i === middle ? p.z + depth * 1.1 : p.z - depth * 0.2 }));
}
