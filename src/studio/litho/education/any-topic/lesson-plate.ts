import { fold } from '#studio/lexicon/normalise.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { LESSONS, type LessonId } from '#studio/litho/education/lessons/lessons.ts';
import type { LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import { drawListPlate } from './list-plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { drawSteps, type Step } from '#studio/litho/education/steps.ts';

const DEFAULT: LessonId = 'faults';
/** Share of a dictated list that must be ours, or it is printed as it was written. */
const KNOWN_SHARE = 0.6;

/** A lesson in points; where the customer dictates them, those, with what we know of each. */
export function drawLessonPlate(plate: Plate): void {
  const lesson = LESSONS[plate.wish.lesson ?? DEFAULT];
  const items = plate.wish.items ?? [];
  const own = items.map((item) => ({ item, point: pointFor(lesson.points, item) }));
  const known = own.filter(({ point }) => point !== undefined).length;
  if (items.length > 1 && known < items.length * KNOWN_SHARE) {
    drawListPlate(plate);
    return;
  }
  const steps = items.length > 1 ? own.map(stepOfOwn) : lesson.points.map((point) => stepOf(point));
  drawSteps(plate, steps, { isNumbered: lesson.isNumbered ?? false });
}

const stepOf = (point: LessonPoint, name = point.name): Step => ({
  name,
  note: point.note,
  draw: (plate, box) => put(plate, point.icon, box, { scale: 0.86, ...point }),
});

const stepOfOwn = ({ item, point }: { item: PlateItem; point: LessonPoint | undefined }): Step =>
  point
    ? stepOf(point, capital(item.name))
    : { name: capital(item.name), note: item.value ?? '', draw: () => undefined };

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The point that a dictated word means, in any language: its name, else a word of its note. */
function pointFor(points: readonly LessonPoint[], { name }: PlateItem): LessonPoint | undefined {
  const words = wordsOf(name);
  const says = (text: string) =>
    wordsOf(text).some((own) => words.some((word) => own === word || hasStem(own, word)));
  return points.find((point) => says(point.name)) ?? points.find((point) => says(point.note));
}

/** 'Oxidised' and 'oxidation', 'corked' and 'cork' begin alike. */
const hasStem = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) > 3 && a.slice(0, STEM) === b.slice(0, STEM);
const STEM = 4;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 || text.length < 5);
