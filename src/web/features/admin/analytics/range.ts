import { shiftDay, ANALYTICS, daysBetween } from '#shared/rules/admin/analytics.ts';

export const RANGE_OPTIONS = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '12m', label: '12 months' },
  { value: 'custom', label: 'Custom' },
] as const;
export type RangeId = (typeof RANGE_OPTIONS)[number]['value'];

export interface Range {
  id: RangeId;
  from: string;
  to: string;
}

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
const DEFAULT_RANGE = '30d';

/** The range that an address names; anything odd in it is the last 30 days. */
export function rangeOf(query: URLSearchParams, today: string): Range {
  const id = RANGE_OPTIONS.find(({ value }) => value === query.get('range'))?.value;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (id === 'custom' && rangeFault(from, to) === null) return { id, from, to };
  return presetRange(id === undefined || id === 'custom' ? DEFAULT_RANGE : id, today);
}

export function presetRange(id: Exclude<RangeId, 'custom'>, today: string): Range {
  if (id !== '12m') return { id, from: shiftDay(today, 1 - DAYS[id]), to: today };
  // Whole months, or the first bar would be a stump.
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return {
    id,
    from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10),
    to: today,
  };
}

export function queryOf({ id, from, to }: Range): Record<string, string> {
  return id === 'custom' ? { range: id, from, to } : { range: id };
}

/** What is wrong with two days, in words; null where they make a range. */
export function rangeFault(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose both days.';
  if (from > to) return 'The first day must not come after the last.';
  return daysBetween(from, to) > ANALYTICS.maxDays
    ? `Choose at most ${ANALYTICS.maxDays} days.`
    : null;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
