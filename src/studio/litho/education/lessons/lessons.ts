import { TABLE_LESSONS } from './at-the-table.ts';
import { CELLAR_LESSONS } from './in-the-cellar.ts';
import { VINEYARD_LESSONS } from './in-the-vineyard.ts';
import type { Lesson } from './lesson.ts';

const ALL = { ...CELLAR_LESSONS, ...VINEYARD_LESSONS, ...TABLE_LESSONS };

export type LessonId = keyof typeof ALL;
export const LESSONS: Readonly<Record<LessonId, Lesson>> = ALL;
export const LESSON_IDS = Object.keys(ALL) as LessonId[];
