import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Lesson, LessonPoint, Whole } from '#studio/litho/education/lessons/lesson.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { SKETCHES } from '#studio/litho/education/sketches/sketches.ts';

/** One thing drawn large with its parts named around it; on a narrow sheet all names stand on its right. */
export function drawWholePlate(plate: Plate, { points }: Lesson, whole: Whole): void {
  const { area, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const tall = Math.min(
    area.height * 0.9,
    (area.width * (isWide ? (whole.share ?? 0.42) : 0.46)) / whole.aspect,
  );
  const wide = tall * whole.aspect;
  const x = area.x + (isWide ? (area.width - wide) / 2 : textPx * 0.4);
  const y = area.y + (area.height - tall) / 2;
  const box = { x, y, width: wide, height: tall };
  const { icon, sketch } = whole;
  const [first] = points;
  if (sketch && first) plate.press.named(icon, () => SKETCHES[sketch](plate, box, first));
  else put(plate, icon, box);
  drawCallouts(
    plate,
    points.flatMap(({ on, side = 'right', name, note }: LessonPoint) => {
      if (!on) return [];
      const [u, v] = on;
      const shown = isWide || u > 0.5 ? u : 1 - u;
      const anchor = [x + shown * wide, y + v * tall] as const;
      return [{ anchor, name, note, side: isWide ? side : 'right' } as const];
    }),
    { left: x - textPx * 1.4, right: x + wide + textPx * 1.4 },
  );
}
