import type { AnalyticsOverview } from '#shared/contract/admin-analytics.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { FigureGrid } from '#web/features/admin/figure-grid.tsx';
import { formatCount } from '#web/lib/words/format-count.ts';

const thisMonth = (count: number): string =>
  count === 0 ? 'None this month' : `+${formatCount(count)} this month`;

/** The six cards of spec §2.10. */
export function OverviewFigures({ overview }: { overview: AnalyticsOverview | undefined }) {
  const count = (key: keyof AnalyticsOverview) => overview && formatCount(overview[key] as number);
  return (
    <FigureGrid
      figures={[
        {
          name: 'Total Users',
          value: count('totalUsers'),
          note: overview && thisMonth(overview.newUsersThisMonth),
          to: '/admin/users',
        },
        {
          name: 'Active Users',
          value: count('activeUsers'),
          note: 'Not banned',
          to: '/admin/users?status=active',
        },
        {
          name: 'Banned Users',
          value: count('bannedUsers'),
          note: 'Restricted access',
          to: '/admin/users?status=banned',
        },
        {
          name: 'Total Credits',
          value: count('totalCreditsIssued'),
          note: 'Issued to date',
          to: '/admin/credits?sign=added',
        },
        {
          name: 'Images Generated',
          value: count('totalImagesGenerated'),
          note: overview && thisMonth(overview.imagesThisMonth),
          to: '/admin/credits?kind=generation',
        },
        {
          name: 'Revenue',
          value: overview && formatCents(overview.totalRevenueCents),
          note: 'All payments, less refunds',
          to: '/admin/analytics?tab=payments&state=paid',
        },
      ]}
    />
  );
}
