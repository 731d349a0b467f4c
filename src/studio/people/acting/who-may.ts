import type { AskedFigure } from '#studio/scene/figure.ts';

/** What is done with a glass against the light. */
export const LOOKS_AT: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  null,
  'holding',
  'lifting',
  'tasting',
]);

/** What one of several does for all of them. */
export const BY_ONE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'photographing',
  'proposing',
  'smoking',
  'grilling',
  'painting',
]);

/** What may be done sitting on steps or a wall. */
export const ON_LEDGE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'sitting',
  'holding',
  'tasting',
  'talking',
  'eating',
]);

/** What is done on a bar stool. */
export const AT_BAR: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  ...ON_LEDGE,
  'toasting',
]);

/** Who stands while others sit. */
export const SERVES: ReadonlySet<AskedFigure['role']> = new Set<AskedFigure['role']>([
  'waiter',
  'chef',
  'sommelier',
]);

/** What is done sitting on the ground. */
export const ON_BLANKET: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'sitting',
  'sleeping',
  'eating',
  'toasting',
  'tasting',
  'holding',
  'talking',
]);
