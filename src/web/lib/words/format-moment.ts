const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '14 Nov 2026, 08:12', in the visitor's own time. */
export function formatMoment(date: string): string {
  return MOMENT.format(new Date(date));
}
