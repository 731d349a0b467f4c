import type { PlateTopic, SheetForm } from '#studio/scene/sheets.ts';
import type { PlateWish, SceneSpec } from '#studio/scene-spec.ts';
import { chartOf } from './any-topic/chart-of.ts';
import { isOfThings } from './any-topic/things-plate.ts';
import { LESSONS } from './lessons/lessons.ts';
import type { LessonId } from './lessons/lessons.ts';
import { RANKED } from './lessons/ranked.ts';
import { plateWishOf } from './plate-wish.ts';

/** Which kinds of sheet each plate is. */
const FORMS: Readonly<Partial<Record<PlateTopic, readonly SheetForm[]>>> = {
  scale: ['bars', 'table'],
  temperatures: ['bars', 'table'],
  sweetness: ['bars', 'table'],
  varieties: ['table', 'kinds'],
  compare: ['table', 'kinds'],
  pairing: ['table', 'kinds'],
  colours: ['table', 'kinds'],
  aromas: ['kinds'],
  bouquet: ['kinds'],
  dishes: ['kinds'],
  bottle_sizes: ['table', 'kinds'],
  bottle_shapes: ['table', 'kinds'],
  glass_shapes: ['table', 'kinds'],
  oak: ['table', 'kinds'],
  training: ['kinds'],
  soils: ['table', 'kinds'],
  timeline: ['timeline'],
  pyramid: ['pyramid'],
  making: ['flow'],
  decant: ['flow'],
  open_bottle: ['flow'],
  taste: ['flow'],
  vine_year: ['flow', 'timeline'],
  grape: ['section', 'parts'],
  soil_profile: ['section', 'parts', 'kinds'],
  bottle: ['parts'],
  glass: ['parts'],
  label: ['parts'],
  barrel: ['parts'],
  corkscrew: ['parts'],
  wine_press: ['parts'],
  vine: ['parts'],
  leaf: ['parts'],
  grape_profile: ['table', 'parts'],
  form: ['table'],
};

/** The kinds of sheet that the drawn plate is. */
export function formsOf(spec: SceneSpec): ReadonlySet<SheetForm> {
  if (isOfThings(spec)) return new Set();
  const wish = plateWishOf(spec);
  if (wish.topic === 'list') return new Set(ofList(wish, spec));
  if (wish.topic === 'lesson' && wish.lesson) return new Set(ofLesson(wish.lesson));
  return new Set(FORMS[wish.topic] ?? []);
}

function ofList(wish: PlateWish, spec: SceneSpec): SheetForm[] {
  const chart = chartOf(wish, spec);
  return chart === 'none' ? ['table', 'kinds', 'flow'] : [chart];
}

function ofLesson(lesson: LessonId): SheetForm[] {
  if (lesson.endsWith('history') || lesson === 'ageing') return ['timeline', 'table'];
  if (isByMonth(lesson)) return ['timeline', 'flow', 'table'];
  if (LESSONS[lesson].whole) return ['parts', 'section'];
  if (RANKED.has(lesson)) return ['pyramid', 'table', 'kinds'];
  return LESSONS[lesson].isNumbered ? ['flow', 'table'] : ['kinds', 'table', 'parts'];
}

/** 'January, February …': a year told month by month is a line of time. */
const isByMonth = (lesson: LessonId): boolean =>
  LESSONS[lesson].points[0]?.name.startsWith('January') ?? false;
