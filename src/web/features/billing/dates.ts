/** '19 Nov 2026', as everywhere in the settings. */
export function dayText(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** '1 to 30 November 2026' */
export function monthText(now: Date): string {
  const last = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  const month = now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  return `1 to ${last} ${month}`;
}
