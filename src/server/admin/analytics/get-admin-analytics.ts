import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { AnalyticsOverview } from '#shared/contract/admin-analytics.ts';
import { shiftDay, ANALYTICS } from '#shared/rules/admin/analytics.ts';

import { readFigures } from './read-analytics.ts';

type Totals = Pick<
  AnalyticsOverview,
  | 'totalUsers'
  | 'activeUsers'
  | 'bannedUsers'
  | 'totalCreditsIssued'
  | 'totalImagesGenerated'
  | 'totalRevenueCents'
>;

/** The figures of the admin dashboard (spec §3, §7). */
export async function getAdminAnalytics(
  db: Db,
  now: Date = new Date(),
): Promise<AnalyticsOverview> {
  const today = now.toISOString().slice(0, 10);
  const [totals, month, imagesPerDay] = await Promise.all([
    readTotals(db),
    readFigures(db, { from: `${today.slice(0, 8)}01`, to: today }),
    readImagesPerDay(db, today),
  ]);
  return {
    ...totals,
    newUsersThisMonth: month.signups,
    imagesThisMonth: month.succeeded,
    imagesPerDay,
  };
}

async function readTotals(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select total_users as "totalUsers", active_users as "activeUsers",
      banned_users as "bannedUsers", total_credits_issued as "totalCreditsIssued",
      total_images_generated as "totalImagesGenerated", total_revenue as "totalRevenueCents"
    from get_admin_analytics()`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('The totals have always one row');
  return totals;
}

async function readImagesPerDay(db: Db, today: string): Promise<AnalyticsOverview['imagesPerDay']> {
  const from = shiftDay(today, 1 - ANALYTICS.dashboardDays);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(a.succeeded, 0) as count
    from generate_series(${from}::date::timestamp, ${today}::date::timestamp, interval '1 day') d
      left join analytics_between(${from}::date, ${today}::date) a on a.day = d::date
    order by d`.execute(db);
  return rows;
}
