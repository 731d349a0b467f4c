const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '14 Nov 2026'. */
export function formatDay(date: string): string {
  return DAY.format(new Date(date));
}
