import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/** Counts every day and month that needs it; each on its own, so that a stop loses little. */
export async function refreshAnalytics(db: Db, signal?: AbortSignal): Promise<number> {
  const days = await staleOf(db, sql`stale_analytics_days()`);
  const months = await staleOf(db, sql`stale_analytics_months()`);
  for (const day of days) {
    signal?.throwIfAborted();
    await sql`select refresh_analytics_day(${day}::date)`.execute(db);
  }
  for (const month of months) {
    signal?.throwIfAborted();
    await sql`select refresh_analytics_month(${month}::date)`.execute(db);
  }
  return days.length + months.length;
}

async function staleOf(db: Db, source: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    select to_char(start, 'YYYY-MM-DD') as start from ${source} as start order by 1`.execute(db);
  return rows.map((row) => row.start);
}
