/** Days in UTC, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const RANGE_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Jan 01, 2026 - Nov 14, 2026' (spec §2.10: LLL dd, y). */
export function rangeText({ from, to }: DayRange): string {
  return `${RANGE_DAY.format(new Date(from))} - ${RANGE_DAY.format(new Date(to))}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The range applies only when both days are chosen (spec §4). */
export function dayRangeOf(from: string | null, to: string | null): DayRange | null {
  return from && to && DAY.test(from) && DAY.test(to) ? { from, to } : null;
}
