import type { AnalyticsUnit } from '#shared/rules/admin/analytics.ts';

const day = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const SHORT = day({ day: 'numeric', month: 'short' });
const LONG = day({ day: 'numeric', month: 'short', year: 'numeric' });
const MONTH = day({ month: 'short', year: 'numeric' });

export const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** '14 Nov'. Days of the analytics are days in UTC, wherever the admin is. */
export const formatDayShort = (iso: string) => SHORT.format(new Date(iso));
export const formatDayLong = (iso: string) => LONG.format(new Date(iso));
export const formatMonth = (iso: string) => MONTH.format(new Date(iso));

export function formatBucket(iso: string, unit: AnalyticsUnit): string {
  return unit === 'month' ? formatMonth(iso) : formatDayShort(iso);
}
