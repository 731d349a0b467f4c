import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type {
  AnalyticsBucket,
  AnalyticsFigures,
  AnalyticsReport,
} from '#shared/contract/admin-analytics.ts';
import { shiftDay, daysBetween, unitOf } from '#shared/rules/admin/analytics.ts';

import { readMoney } from '#server/admin/payments/read-money.ts';
import { readCohorts } from './read-cohorts.ts';

/** Sums of the daily figures under the contract's names; bigint, because sums come as numeric. */
const FIGURES = sql`
  coalesce(sum(signups), 0)::bigint as signups, coalesce(sum(requested), 0)::bigint as requested,
  coalesce(sum(succeeded), 0)::bigint as succeeded, coalesce(sum(failed), 0)::bigint as failed,
  coalesce(sum(cancelled), 0)::bigint as cancelled,
  coalesce(sum(engine_ms), 0)::bigint as "engineMs",
  coalesce(sum(credits_issued), 0)::bigint as "creditsIssued",
  coalesce(sum(credits_spent), 0)::bigint as "creditsSpent",
  coalesce(sum(revenue_cents), 0)::bigint as "revenueCents",
  coalesce(sum(payments), 0)::bigint as payments,
  coalesce(sum(conversions), 0)::bigint as conversions`;

interface Range {
  from: string;
  to: string;
}

export async function readAnalytics(db: Db, { from, to }: Range): Promise<AnalyticsReport> {
  const unit = unitOf(from, to);
  const before = { from: shiftDay(from, -daysBetween(from, to)), to: shiftDay(from, -1) };
  const [buckets, totals, previous, money, cohorts] = await Promise.all([
    readBuckets(db, { from, to, unit }),
    readFigures(db, { from, to }),
    readFigures(db, before),
    readMoney(db, { from, to }),
    readCohorts(db),
  ]);
  return { from, to, unit, buckets, totals, previous, money, cohorts };
}

async function readBuckets(
  db: Db,
  { from, to, unit }: Range & { unit: AnalyticsReport['unit'] },
): Promise<AnalyticsBucket[]> {
  const { rows } = await sql<AnalyticsBucket>`
    select to_char(greatest(date_trunc(${unit}, d), ${from}::date::timestamp), 'YYYY-MM-DD') as start,
      ${FIGURES}
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') d
      left join analytics_between(${from}::date, ${to}::date) a on a.day = d::date
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function readFigures(db: Db, { from, to }: Range): Promise<AnalyticsFigures> {
  const { rows } = await sql<AnalyticsFigures>`
    select ${FIGURES} from analytics_between(${from}::date, ${to}::date)`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A sum has always one row');
  return figures;
}
