import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { RateLimitHitsView, SecurityOverview } from '#shared/contract/admin-security.ts';
import { SECURITY_RECORDS_DAYS } from '#shared/rules/admin/security.ts';

const DAY = sql`now() - interval '24 hours'`;

export async function securityOverview(db: Db): Promise<Omit<SecurityOverview, 'recordsSignIns'>> {
  const { rows } = await sql<Omit<SecurityOverview, 'recordsSignIns'>>`
    select
      (select count(*) from auth_sessions where "expiresAt" > now()) as sessions,
      (select count(*) from failed_sign_ins where failed_at > ${DAY}) as "failedSignIns24h",
      (select coalesce(sum(count), 0) from rate_limit_hits where hour > ${DAY}) as "rateLimitHits24h",
      (select count(*) from profiles where banned) as "bannedUsers"`.execute(db);
  return rows[0] ?? { sessions: 0, failedSignIns24h: 0, rateLimitHits24h: 0, bannedUsers: 0 };
}

export async function readRateLimitHits(db: Db): Promise<RateLimitHitsView> {
  const [hours, scopes] = await Promise.all([
    sql<{ hour: Date; count: number }>`
      select h.hour, coalesce(sum(r.count), 0) as count
      from generate_series(date_trunc('hour', now()) - interval '23 hours', now(), '1 hour') h (hour)
      left join rate_limit_hits r on r.hour = h.hour
      group by h.hour order by h.hour`.execute(db),
    sql<RateLimitHitsView['scopes'][number]>`
      select scope, sum(count) as "last30d",
        coalesce(sum(count) filter (where hour > ${DAY}), 0) as "last24h"
      from rate_limit_hits where hour > now() - make_interval(days => ${SECURITY_RECORDS_DAYS})
      group by scope order by sum(count) desc limit 20`.execute(db),
  ]);
  return {
    hours: hours.rows.map(({ hour, count }) => ({ hour: hour.toISOString(), count })),
    scopes: scopes.rows,
  };
}

/** Whoever was not caught in this time will not be; what is kept longer is only a risk. */
export async function forgetSecurityRecords(db: Db): Promise<void> {
  const end = sql`now() - make_interval(days => ${SECURITY_RECORDS_DAYS})`;
  await sql`delete from failed_sign_ins where failed_at < ${end}`.execute(db);
  await sql`delete from rate_limit_hits where hour < ${end}`.execute(db);
}
