import './admin-dashboard.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnalyticsOverview } from '#shared/contract/admin-analytics.ts';
import { ANALYTICS } from '#shared/rules/admin/analytics.ts';
import { queries } from '#web/lib/requests/api.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LineChart } from '#web/features/admin/charts/line-chart.tsx';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { formatCompact } from '#web/features/admin/figures.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { formatDayShort } from '#web/features/admin/format-days.ts';
import { OverviewFigures } from './overview-figures.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentUsers } from './recent-users.tsx';
import { SystemStatusList } from '#web/features/admin/system/system-status.tsx';

export function AdminDashboard() {
  const overview = useQuery(
    queries.adminAnalytics.overview.queryOptions({ refetchInterval: ANALYTICS.refreshMs }),
  );
  return (
    <>
      <DashboardHeader />
      {overview.error && !overview.data ? (
        <div className="dash-failure">
          <ErrorPanel
            title="Failed to load dashboard data. Please try refreshing the page."
            error={overview.error}
            onRetry={overview.refetch}
            isRetrying={overview.isFetching}
          />
        </div>
      ) : (
        <OverviewFigures overview={overview.data} />
      )}
      <div className="dash-grid">
        {/* What failed is said above; a skeleton would promise what does not come. */}
        {(overview.data || !overview.error) && <ImagesPerDay overview={overview.data} />}
        <Section title="System status">
          <SystemStatusList />
        </Section>
        <Section
          title="Recent Users"
          aside={
            <Link className="link t-small tap" to="/admin/users">
              All users
            </Link>
          }
        >
          <RecentUsers />
        </Section>
        <Section title="Go to">
          <QuickLinks />
        </Section>
      </div>
    </>
  );
}

function DashboardHeader() {
  const client = useQueryClient();
  const refresh = () => client.refetchQueries({ type: 'active' });
  return (
    <PageHeader
      title="Admin dashboard"
      description="Figures refresh every minute, users every 30 seconds."
    >
      <Button size="sm" onClick={() => void refresh()}>
        <RefreshCw className="icon icon-sm" aria-hidden="true" />
        Refresh
      </Button>
    </PageHeader>
  );
}

function ImagesPerDay({ overview }: { overview: AnalyticsOverview | undefined }) {
  const days = overview?.imagesPerDay ?? [];
  return (
    <LineChart
      title="Images per day"
      aside={`Last ${ANALYTICS.dashboardDays} days`}
      unit="Day"
      name="Images"
      labels={days.map(({ day }) => formatDayShort(day))}
      values={days.map(({ count }) => count)}
      format={formatCount}
      isLastOpen
      formatTick={formatCompact}
      isWhole
    />
  );
}

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="dash-section-head">
        <h2 className="t-card" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
