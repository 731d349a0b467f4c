/** '1 to 30 November 2026' */
export function monthText(now: Date): string {
  const last = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  const month = now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  return `1 to ${last} ${month}`;
}
