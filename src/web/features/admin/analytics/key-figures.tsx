import type { AnalyticsFigures, AnalyticsReport } from '#shared/contract/admin-analytics.ts';
import { daysBetween } from '#shared/rules/analytics.ts';
import { formatCents } from '#shared/rules/plans.ts';
import { FigureGrid } from '#web/features/admin/figure-grid.tsx';
import { formatChange, formatSeconds, formatShare, shareOf } from '#web/features/admin/figures.ts';
import { formatCount } from '#web/lib/format-count.ts';

export const successRate = (f: AnalyticsFigures) => shareOf(f.succeeded, f.succeeded + f.failed);
export const timePerPicture = (f: AnalyticsFigures) => shareOf(f.engineMs, f.succeeded);
export const conversionRate = (f: AnalyticsFigures) => shareOf(f.conversions, f.signups);

interface KeyFigure {
  name: string;
  read: (figures: AnalyticsFigures) => number | null;
  format: (value: number) => string;
}

const KEY_FIGURES: readonly KeyFigure[] = [
  { name: 'New users', read: (f) => f.signups, format: formatCount },
  { name: 'Images generated', read: (f) => f.succeeded, format: formatCount },
  { name: 'Success rate', read: successRate, format: formatShare },
  { name: 'Time per image', read: timePerPicture, format: formatSeconds },
  { name: 'Revenue', read: (f) => f.revenueCents, format: formatCents },
  { name: 'Conversion', read: conversionRate, format: formatShare },
];

export function KeyFigures({ report }: { report: AnalyticsReport | undefined }) {
  return (
    <FigureGrid
      figures={KEY_FIGURES.map(({ name, read, format }) => {
        if (!report) return { name, value: undefined, note: undefined };
        const value = read(report.totals);
        return {
          name,
          value: value === null ? '–' : format(value),
          note: noteOf(report, value, read(report.previous)),
        };
      })}
    />
  );
}

function noteOf(report: AnalyticsReport, now: number | null, before: number | null): string {
  const days = daysBetween(report.from, report.to);
  const change = formatChange(now, before);
  return change ? `${change} on the ${days} days before` : 'Nothing to compare with';
}
