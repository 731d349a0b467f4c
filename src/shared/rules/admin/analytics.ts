import { DAY_MS } from '#shared/rules/days.ts';

export const ANALYTICS = {
  /** Three years and a bit. */
  maxDays: 1100,
  /** Months of sign-ups whose return is followed. */
  cohorts: 12,
  /** Days of the dashboard's curve. */
  dashboardDays: 30,
  /** How often the dashboard asks again (spec §9). */
  refreshMs: 60_000,
  usersRefreshMs: 30_000,
} as const;

export type AnalyticsUnit = 'day' | 'week' | 'month';

/** Both ends included; days as ISO text. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function shiftDay(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** So many points that a curve has a shape and its labels have room. */
export function unitOf(from: string, to: string): AnalyticsUnit {
  const days = daysBetween(from, to);
  if (days <= 92) return 'day';
  return days <= 200 ? 'week' : 'month';
}
