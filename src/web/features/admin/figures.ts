import { formatCount } from '#web/lib/words/format-count.ts';

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const share = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const PERCENT = share(1);
const WHOLE_PERCENT = share(0);

/** For an axis: 1.2K. */
export const formatCompact = (count: number) => COMPACT.format(count);
/** One digit always: '50.0%' beside '66.7%'. */
export const formatShare = (value: number) => PERCENT.format(value);
/** For an axis: 50%. */
export const formatWholeShare = (value: number) => WHOLE_PERCENT.format(value);
export function formatSeconds(ms: number): string {
  const digits = ms > 0 && ms < 9950 ? 1 : 0;
  return `${(ms / 1000).toFixed(digits)} s`;
}

/** Of nothing there is no share: null, not zero. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** '+12%' against before, or '40×'; null where there was nothing to compare with. */
export function formatChange(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before === 0) return null;
  // A house that has just opened grows by thousands of percent; nobody reads that.
  if (now >= 10 * before) return `${formatCount(Math.round(now / before))}×`;
  const change = Math.round((now / before - 1) * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${Math.abs(change)}%`;
}
