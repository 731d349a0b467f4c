import { DAY_MS } from '#shared/rules/days.ts';
import { TRASH_DAYS } from '#shared/rules/pictures/gallery.ts';

/** Whole days until a picture in the trash is deleted for good; the last one counts as one. */
export function daysLeft(deletedAt: string, now: Date = new Date()): number {
  const passedMs = now.getTime() - new Date(deletedAt).getTime();
  return Math.max(1, Math.min(TRASH_DAYS, Math.ceil(TRASH_DAYS - passedMs / DAY_MS)));
}
