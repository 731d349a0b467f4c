import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { rowBands } from './row-bands.ts';
import type { Rows } from './row-bands.ts';

/** Styles whose rows do not need one another. The others look at the whole picture at once. */
const PARTS: Partial<Record<StyleId, number>> = { cinematic: 2, gastro: 2 };

/** Smaller pictures are done before a second thread could help. */
const LEAST_HEIGHT = 480;

/** Row ranges to be finished on different threads; fixed, so the picture never depends on how many there are. */
export function styleBands(styleId: StyleId, height: number): Rows[] {
  if (styleId === 'classical_heritage' && height >= LEAST_HEIGHT) return besideSubject(height);
  const parts = height < LEAST_HEIGHT ? 1 : (PARTS[styleId] ?? 1);
  return rowBands(height, parts);
}

/** Most strokes of a painting are laid where its things stand, below the middle: the upper part is larger. */
function besideSubject(height: number): Rows[] {
  const edge = Math.round(height * UPPER);
  return [
    { from: 0, to: edge },
    { from: edge, to: height },
  ];
}

const UPPER = 0.6;
