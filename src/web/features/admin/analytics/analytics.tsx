import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { formatDayLong, todayInUtc } from '#web/features/admin/format-days.ts';
import { Payments } from '#web/features/admin/payments/payments.tsx';
import { Plans } from '#web/features/admin/payments/plans.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { queryOf, rangeOf } from './range.ts';
import { RangePicker } from './range-picker.tsx';
import { RetentionTable } from './retention-table.tsx';
import { ANALYTICS } from '#shared/rules/admin/analytics.ts';

const TABS = [
  { value: 'figures', label: 'Figures' },
  { value: 'payments', label: 'Payments' },
  { value: 'plans', label: 'Plans' },
] as const;
type TabId = (typeof TABS)[number]['value'];

/** The figures, and the rows that they count. */
export function Analytics() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find(({ value }) => value === query.get('tab'))?.value ?? 'figures';
  const open = (value: TabId) =>
    setQuery(value === 'figures' ? {} : { tab: value }, { preventScrollReset: true });
  return (
    <>
      <PageHeader
        title="Analytics"
        description="By days in UTC. Revenue is less refunds; every figure with a line leads to its rows."
      />
      <Tabs label="Analytics" tabs={TABS} value={tab} onChange={open} className="analytics-tabs">
        <TabPanel value="figures">
          <Figures />
        </TabPanel>
        <TabPanel value="payments">
          <Payments />
        </TabPanel>
        <TabPanel value="plans">
          <Plans />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Figures() {
  const [query, setQuery] = useSearchParams();
  const today = todayInUtc();
  const range = rangeOf(query, today);
  const { from, to } = range;
  const report = useQuery(
    queries.adminAnalytics.report.queryOptions({
      input: { from, to },
      refetchInterval: ANALYTICS.refreshMs,
      // The last range stays until the new one is there: nothing jumps.
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <RangePicker
        range={range}
        today={today}
        onChange={(next) => setQuery(queryOf(next), { preventScrollReset: true })}
      />
      <p className="t-small">
        {formatDayLong(from)} to {formatDayLong(to)}
      </p>
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
          <RetentionTable cohorts={report.data?.cohorts} />
        </>
      )}
    </>
  );
}
