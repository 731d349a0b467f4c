import './analytics-charts.css';
import type { AnalyticsFigures, AnalyticsReport } from '#shared/contract/admin-analytics.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { BarChart } from '#web/features/admin/charts/bar-chart.tsx';
import { LineChart } from '#web/features/admin/charts/line-chart.tsx';
import {
  formatCompact,
  formatSeconds,
  formatShare,
  formatWholeShare,
} from '#web/features/admin/figures.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { formatBucket, todayInUtc } from '#web/features/admin/format-days.ts';
import { conversionRate, successRate, timePerPicture } from './key-figures.tsx';

const UNITS = { day: 'Day', week: 'Week from', month: 'Month' } as const;
const shortCents = (cents: number) => `$${formatCompact(cents / 100)}`;

/** Of a single day the share would jump; of the whole range it says something. */
function conversionText(sum: AnalyticsFigures): string {
  const rate = conversionRate(sum);
  const users = formatCount(sum.signups);
  return rate === null ? 'No new users' : `${formatShare(rate)} of ${users} new users`;
}

export function AnalyticsCharts({ report }: { report: AnalyticsReport | undefined }) {
  const buckets = report?.buckets ?? [];
  const unit = report?.unit ?? 'day';
  const shared = {
    labels: buckets.map(({ start }) => formatBucket(start, unit)),
    unit: UNITS[unit],
    isLastOpen: report?.to === todayInUtc(),
  };
  const sum = report?.totals;
  return (
    <div className="charts">
      <BarChart
        {...shared}
        title="New users"
        aside={sum && formatCount(sum.signups)}
        series={[{ name: 'New users', values: buckets.map((b) => b.signups) }]}
        format={formatCount}
        formatTick={formatCompact}
        isWhole
      />
      <BarChart
        {...shared}
        title="Images"
        aside={sum && `${formatCount(sum.requested)} asked for`}
        series={[
          { name: 'Delivered', values: buckets.map((b) => b.succeeded) },
          { name: 'Failed', values: buckets.map((b) => b.failed) },
          { name: 'Cancelled', values: buckets.map((b) => b.cancelled) },
        ]}
        format={formatCount}
        formatTick={formatCompact}
        isWhole
      />
      <LineChart
        {...shared}
        title="Success rate"
        aside={sum && `${formatCount(sum.failed)} failed`}
        name="Success rate"
        values={buckets.map(successRate)}
        atLeast={1}
        format={formatShare}
        formatTick={formatWholeShare}
      />
      <LineChart
        {...shared}
        title="Engine time per image"
        aside={sum && `${(sum.engineMs / 3_600_000).toFixed(1)} h in all`}
        name="Engine time per image"
        values={buckets.map(timePerPicture)}
        format={formatSeconds}
      />
      <BarChart
        {...shared}
        title="Revenue"
        aside={sum && `${formatCount(sum.payments)} payments`}
        series={[{ name: 'Revenue', values: buckets.map((b) => b.revenueCents) }]}
        format={formatCents}
        formatTick={shortCents}
      />
      <BarChart
        {...shared}
        title="First payments"
        aside={sum && conversionText(sum)}
        series={[{ name: 'First payments', values: buckets.map((b) => b.conversions) }]}
        format={formatCount}
        formatTick={formatCompact}
        isWhole
      />
    </div>
  );
}
