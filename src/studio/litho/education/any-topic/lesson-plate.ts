import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { LessonId } from '#studio/litho/education/lessons/lessons.ts';
import { RANKED } from '#studio/litho/education/lessons/ranked.ts';
import { pointExactly, pointFor } from '#studio/litho/education/lessons/point-for.ts';
import type { Lesson, LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import { countIn } from '#studio/lexicon/plates/count-asked.ts';
import { inLanguage } from '#studio/litho/education/wording.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { SKETCHES } from '#studio/litho/education/sketches/sketches.ts';
import { asksChecklist, drawChecklist } from './checklist-plate.ts';
import { drawListPlate, stepOf as stepOfItem } from './list-plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawPyramidPlate } from './pyramid-plate.ts';
import { drawWholePlate } from './whole-plate.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

const COUNTED = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\s/i;
const DEFAULT: LessonId = 'faults';
/** Share of a dictated list that must be ours, or it is printed as it was written. */
const KNOWN_SHARE = 0.6;

/** A lesson in points; where the customer dictates them, those, with what we know of each. */
export function drawLessonPlate(plate: Plate): void {
  const lesson = LESSONS[plate.wish.lesson ?? DEFAULT];
  if (lesson.whole) {
    drawWholePlate(plate, lesson, lesson.whole);
    return;
  }
  const items = plate.wish.items ?? [];
  if (items.length < 2 && asksPyramid(plate)) {
    const ranks = lesson.points.map(({ name, note }) => ({ name, value: note }));
    drawPyramidPlate({ ...plate, wish: { ...plate.wish, items: ranks } });
    return;
  }
  const own = items.map((item) => ({ item, point: pointMeant(lesson.points, item.name) }));
  const known = own.filter(({ point }) => point !== undefined).length;
  // 'The noble grapes: six red and white varieties' says more about them and dictates none.
  const isDictated = items.length > 2 || !COUNTED.test(items[0]?.name ?? '');
  if (items.length > 1 && isDictated && known < items.length * KNOWN_SHARE) {
    drawListPlate(plate);
    return;
  }
  const steps =
    items.length > 1 && isDictated
      ? own.map(stepOfOwn)
      : pointsAsked(lesson, plate).map((point) => stepOf(point));
  if (lesson.isChecklist || asksChecklist(plate.spec.prompt)) drawChecklist(plate, steps);
  else drawSteps(plate, steps, { isNumbered: lesson.isNumbered ?? false });
}

/** A step told in a sentence is the customer's own: ours of the same verb would explain another. */
const pointMeant = (points: readonly LessonPoint[], name: string): LessonPoint | undefined =>
  name.trim().split(/\s+/u).length < SENTENCE ? pointFor(points, name) : pointExactly(points, name);
const SENTENCE = 4;

/** Ranks stand on each other, unless a table is asked for. */
const asksPyramid = ({ wish, spec }: Plate): boolean =>
  RANKED.has(wish.lesson ?? DEFAULT) &&
  !/\b(?:tables?|tableau|tabella|tabla|tabelle)\b/.test(fold(spec.prompt));

/** 'Ten words': no more than were asked for; 'A to Z': in the order of the alphabet. */
function pointsAsked(
  { points, isNumbered }: Lesson,
  { spec, wish }: Plate,
): readonly LessonPoint[] {
  const count = isNumbered ? null : countIn(spec.prompt);
  const fitting = ofColours(points, wish.wines);
  const few = fitting.slice(0, count ?? fitting.length);
  if (!ALPHABET.test(fold(spec.prompt))) return few;
  const named = (one: LessonPoint) => inLanguage(one.name, wish.language);
  return few.toSorted((a, b) => named(a).localeCompare(named(b), wish.language));
}
/** 'How long red wines keep': of points that are wines, those of another colour are left out. */
function ofColours(
  points: readonly LessonPoint[],
  wines: readonly WineColour[],
): readonly LessonPoint[] {
  const areWines = points.every(({ wine, icon }) => wine !== undefined && icon === 'grapes');
  const kept = points.filter(({ wine }) => wine && wines.includes(wine));
  return areWines && kept.length > 1 ? kept : points;
}
const ALPHABET = /\ba (?:to|-|a la|bis) z\b|\ba-z\b|\babc\b|alphabet|abeced|dall?a a alla z/;

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
