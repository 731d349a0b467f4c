import type { Rect } from '#studio/litho/geometry.ts';
import type { LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** Draws what the catalogue has no picture of into a field of a lesson. */
export type Sketch = (plate: Plate, box: Rect, point: LessonPoint) => void;

/** The largest rectangle of this proportion that stands in the middle of the field's floor. */
export function standIn(box: Rect, aspect: number, share = 0.86): Rect {
  const height = Math.min(box.height, box.width / aspect) * share;
  const width = height * aspect;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + box.height * 0.98 - height,
    width,
    height,
  };
}
