import type { PlateItem } from '#studio/scene/sheets.ts';
import { LESSONS, type LessonId } from '#studio/litho/education/lessons/lessons.ts';
import { pointFor } from '#studio/litho/education/lessons/point-for.ts';
import type { LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { SKETCHES } from '#studio/litho/education/sketches/sketches.ts';
import { drawListPlate, stepOf as stepOfItem } from './list-plate.ts';
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
  const own = items.map((item) => ({ item, point: pointFor(lesson.points, item.name) }));
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
  draw: (plate, box) => drawPoint(plate, box, point),
});

function drawPoint(plate: Plate, box: Rect, point: LessonPoint): void {
  const { icon, sketch, size = 1 } = point;
  if (sketch) plate.press.named(icon, () => SKETCHES[sketch](plate, box, point));
  else put(plate, icon, box, { ...point, scale: 0.86 * size });
}

const stepOfOwn = (
  { item, point }: { item: PlateItem; point: LessonPoint | undefined },
  i: number,
): Step =>
  point ? stepOf(point, capital(item.name)) : { ...stepOfItem(item, i), name: capital(item.name) };

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
