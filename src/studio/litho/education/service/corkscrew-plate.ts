import { drawWholePlate } from '#studio/litho/education/any-topic/whole-plate.ts';
import { LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** The parts of the corkscrew that every waiter has in his pocket. */
export function drawCorkscrewPlate(plate: Plate): void {
  const lesson = LESSONS.parts_waiters_friend;
  if (lesson.whole) drawWholePlate(plate, lesson, lesson.whole);
}
