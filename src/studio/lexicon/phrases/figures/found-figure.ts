import type { AskedFigure } from '#studio/scene/figure.ts';

/** Somebody, and where in the prompt the word for them stands. */
export type Found = AskedFigure & { at: number; end: number };
