import { fold } from '#studio/lexicon/matching/normalise.ts';

const ROW =
  /\b(in (a|one|a single) (row|line)|in a straight line|lined up|side by side|en rangee?|alignee?s?|cote a cote|in fila|allineat[ei]|en fila|alineadas|in einer reihe|aufgereiht|nebeneinander)\b/;

/** 'Six bottles in a row': one line, whatever the frame. */
export const asksForRow = (prompt: string): boolean => ROW.test(fold(prompt));
