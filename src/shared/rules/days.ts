export const HOUR_MS = 3_600_000;
export const DAY_S = 86_400;
export const DAY_MS = DAY_S * 1000;

/** Days that are still to come; the last hours of a plan count as a day. */
export function daysUntil(date: Date, now: Date): number {
  return Math.max(0, Math.ceil((date.getTime() - now.getTime()) / DAY_MS));
}

export function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * DAY_MS);
}

/** '19 Nov 2026', in the reader's time where no zone is named. */
export function dayText(date: Date | string, timeZone?: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
}

export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
