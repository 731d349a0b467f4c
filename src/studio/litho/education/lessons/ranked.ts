import type { LessonId } from './lessons.ts';

/** Lessons whose points are ranks, the highest first: they can stand on each other as a pyramid. */
export const RANKED: ReadonlySet<LessonId> = new Set<LessonId>([
  'burgundy_ranks',
  'chablis_ranks',
  'france_ranks',
  'italy_ranks',
  'german_ranks',
  'chianti_ranks',
  'vdp_ranks',
  'medoc_ranks',
]);
