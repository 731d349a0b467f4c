import type { AnalyticsFigures, AnalyticsReport } from '#shared/contract/admin-analytics.ts';
import { daysBetween } from '#shared/rules/admin/analytics.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { FigureGrid } from '#web/features/admin/figure-grid.tsx';
import type { Figure } from '#web/features/admin/figure-grid.tsx';
import { formatChange, formatSeconds, formatShare, shareOf } from '#web/features/admin/figures.ts';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';

export const successRate = (f: AnalyticsFigures) => shareOf(f.succeeded, f.succeeded + f.failed);
export const timePerPicture = (f: AnalyticsFigures) => shareOf(f.engineMs, f.succeeded);
export const conversionRate = (f: AnalyticsFigures) => shareOf(f.conversions, f.signups);

interface KeyFigure {
  name: string;
  read: (figures: AnalyticsFigures) => number | null;
  format: (value: number) => string;
  /** The address of the rows it counts. */
  rows?: (report: AnalyticsReport) => string;
}

const KEY_FIGURES: readonly KeyFigure[] = [
  {
    name: 'New users',
    read: (f) => f.signups,
    format: formatCount,
    rows: (report) => `/admin/users?${asQuery(report)}`,
  },
  {
    name: 'Images generated',
    read: (f) => f.succeeded,
    format: formatCount,
    rows: (report) => `/admin/credits?kind=generation&${asQuery(report)}`,
  },
  { name: 'Success rate', read: successRate, format: formatShare },
  { name: 'Time per image', read: timePerPicture, format: formatSeconds },
  {
    name: 'Revenue',
    read: (f) => f.revenueCents,
    format: formatCents,
    rows: (report) => `/admin/analytics?tab=payments&state=paid&${asQuery(report)}`,
  },
  { name: 'Conversion', read: conversionRate, format: formatShare },
];

export function KeyFigures({ report }: { report: AnalyticsReport | undefined }) {
  const figures = KEY_FIGURES.map(({ name, read, format, rows }) => {
    if (!report) return { name, value: undefined, note: undefined };
    const value = read(report.totals);
    return {
      name,
      value: value === null ? '–' : format(value),
      note: noteOf(report, value, read(report.previous)),
      ...(rows && { to: rows(report) }),
    };
  });
  return <FigureGrid figures={[...figures, ...moneyFigures(report)]} />;
}

const asQuery = ({ from, to }: AnalyticsReport) => `from=${from}&to=${to}`;

/** Beside revenue: what comes in by itself, who left it, and what was nearly lost. */
function moneyFigures(report: AnalyticsReport | undefined): Figure[] {
  const waiting = { value: undefined, note: undefined };
  if (!report) return ['MRR', 'Churn', 'Recovered'].map((name) => ({ name, ...waiting }));
  const { mrrCents, livePlans, plansAtStart, plansEnded, plansPassing } = report.money;
  const { recoveredCents, recoveredPayments } = report.money;
  const churn = shareOf(plansEnded, plansAtStart);
  return [
    {
      name: 'MRR',
      value: formatCents(mrrCents),
      note: `${countOf(livePlans, 'running plan')}, now`,
      to: '/admin/analytics?tab=plans',
    },
    {
      name: 'Churn',
      value: churn === null ? '–' : formatShare(churn),
      note:
        `${formatCount(plansEnded)} of ${countOf(plansAtStart, 'plan')} ended` +
        (plansPassing > 0 ? `, ${formatCount(plansPassing)} more began and ended` : ''),
      to: `/admin/analytics?tab=plans&state=ended&${asQuery(report)}`,
    },
    {
      name: 'Recovered',
      value: formatCents(recoveredCents),
      note: `${countOf(recoveredPayments, 'payment')} that had failed first`,
      to: `/admin/analytics?tab=payments&state=recovered&${asQuery(report)}`,
    },
  ];
}

function noteOf(report: AnalyticsReport, now: number | null, before: number | null): string {
  const days = daysBetween(report.from, report.to);
  const change = formatChange(now, before);
  return change ? `${change} on the ${days} days before` : 'Nothing to compare with';
}
