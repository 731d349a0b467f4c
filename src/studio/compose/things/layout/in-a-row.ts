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
