import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { formatDayLong, todayInUtc } from '#web/features/admin/format-days.ts';
import { queries } from '#web/lib/api.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { queryOf, rangeOf } from './range.ts';
import { RangePicker } from './range-picker.tsx';
import { RetentionTable } from './retention-table.tsx';

const REFRESH_MS = 60_000;

export function Analytics() {
  const [query, setQuery] = useSearchParams();
  const today = todayInUtc();
  const range = rangeOf(query, today);
  const { from, to } = range;
  const report = useQuery(
    queries.adminAnalytics.report.queryOptions({
      input: { from, to },
      refetchInterval: REFRESH_MS,
      // The last range stays until the new one is there: nothing jumps.
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <PageHeader
        title="Analytics"
        description={`${formatDayLong(from)} to ${formatDayLong(to)}, by days in UTC. Revenue is less refunds.`}
      />
      <RangePicker
        range={range}
        today={today}
        onChange={(next) => setQuery(queryOf(next), { preventScrollReset: true })}
      />
      {report.error && !report.data ? (
        <div className="dash-failure">
          <ErrorPanel
            title="The analytics could not be loaded."
            error={report.error}
            onRetry={report.refetch}
            isRetrying={report.isFetching}
          />
        </div>
      ) : (
        <>
          <KeyFigures report={report.data} />
          <AnalyticsCharts report={report.data} />
          {report.data && <RetentionTable cohorts={report.data.cohorts} />}
        </>
      )}
    </>
  );
}
