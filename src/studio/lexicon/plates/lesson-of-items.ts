import { fold } from '#studio/lexicon/matching/normalise.ts';
import { LESSON_IDS, LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { LessonId } from '#studio/litho/education/lessons/lessons.ts';
import { OVERVIEW_LESSONS } from '#studio/litho/education/lessons/overviews.ts';
import type { LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

/** By the name of each point, folded, in every language: which lessons have it. Colours of wine, grapes and common words of wine stand in many lists and tell no lesson. */
/** Lessons whose points are names of their own, though their title is told in many words. */
const BY_ITS_POINTS: ReadonlySet<LessonId> = new Set(['farming', 'closures']);
const pointsOf = (id: LessonId): readonly LessonPoint[] => LESSONS[id].points;
const BY_NAME = new Map<string, Set<LessonId>>();
for (const id of LESSON_IDS) {
  if (
    (!LESSONS[id].isNarrow && !BY_ITS_POINTS.has(id)) ||
    id === 'noble_grapes' ||
    id in OVERVIEW_LESSONS
  )
    continue;
  for (const { name, also = '' } of pointsOf(id))
    for (const own of [name, ...(BY_ITS_POINTS.has(id) && also ? [also] : [])].flatMap((names) =>
      names.split(' | '),
    )) {
      const key = fold(own).trim();
      BY_NAME.set(key, (BY_NAME.get(key) ?? new Set()).add(id));
    }
}

/** 'Natural vs organic vs biodynamic wine': all three are wine, and the last says so. */
const OF_WINE = /(?<=\w{4}) (?:wines?|farming|viticulture)$/;

/** 'Gran Reserva Rioja' is one. */
const OF_REGION = /(?<=(?:crianza|reserva|joven)) (?:de )?(?:rioja|ribera(?: del duero)?|navarra)$/;

/** So much of a list must be the lesson's. */
const SHARE = 0.75;

/** 'Ruby, tawny, LBV, vintage' is the lesson on port, whatever its heading says. */
export function lessonOfItems(items: readonly PlateItem[]): LessonId | null {
  if (items.length < 2) return null;
  const counts = new Map<LessonId, number>();
  for (const { name } of items)
    for (const id of BY_NAME.get(fold(name).trim().replace(OF_WINE, '').replace(OF_REGION, '')) ??
      [])
      counts.set(id, (counts.get(id) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  // Two closures are told apart by what books say of that pair.
  if (best?.[0] === 'closures' && items.length === 2) return null;
  // Two verbs of service stand in many lists.
  const least = best && LESSONS[best[0]].isNumbered ? 2 : 1;
  return best && best[1] > least && best[1] >= items.length * SHARE ? best[0] : null;
}
