/**
 * The same day and time `count` months later, in UTC; a month that lacks the day gives its last
 * one. Always count from the first date: 31 Jan → 28 Feb → 31 Mar, never 28 Mar.
 */
export function addMonths(first: Date, count: number): Date {
  const result = new Date(first);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + count);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(first.getUTCDate(), lastDay));
  return result;
}

/** How many whole months, counted from `first`, have begun and passed at `moment`; 0 within the first. */
export function monthsSince(first: Date, moment: Date): number {
  const years = moment.getUTCFullYear() - first.getUTCFullYear();
  const guess = years * 12 + moment.getUTCMonth() - first.getUTCMonth();
  return addMonths(first, guess) > moment ? guess - 1 : guess;
}
