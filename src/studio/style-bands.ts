import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { rowBands } from './row-bands.ts';
import type { Rows } from './row-bands.ts';

/** Styles whose rows do not need one another. The others look at the whole picture at once. */
const PARTS: Partial<Record<StyleId, number>> = { cinematic: 2, gastro: 2, classical_heritage: 2 };

/** Smaller pictures are done before a second thread could help. */
const LEAST_HEIGHT = 480;

/** Row ranges to be finished on different threads; fixed, so the picture never depends on how many there are. */
export function styleBands(styleId: StyleId, height: number): Rows[] {
  const parts = height < LEAST_HEIGHT ? 1 : (PARTS[styleId] ?? 1);
  return rowBands(height, parts);
}
