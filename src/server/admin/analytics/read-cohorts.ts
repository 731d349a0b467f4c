import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { AnalyticsCohort } from '#shared/contract/admin-analytics.ts';
import { ANALYTICS } from '#shared/rules/admin/analytics.ts';

/** The months of sign-ups of the last year, oldest first, with who came back in each month since. */
export async function readCohorts(db: Db): Promise<AnalyticsCohort[]> {
  const { rows } = await sql<AnalyticsCohort>`
    with months as (
      select d::date as month from generate_series(
        date_trunc('month', now() at time zone 'UTC') - ${ANALYTICS.cohorts - 1} * interval '1 month',
        date_trunc('month', now() at time zone 'UTC'), interval '1 month') d),
    sizes as (
      select date_trunc('month', day)::date as month, sum(signups)::bigint as size
      from analytics_between((select min(month) from months), 'infinity') group by 1),
    active as materialized (
      select * from cohorts_between((select min(month) from months), 'infinity'))
    select to_char(m.month, 'YYYY-MM-DD') as month, s.size,
      (select json_agg(coalesce(a.active, 0) order by k.month)
        from months k left join active a on a.month = k.month and a.cohort = m.month
        where k.month >= m.month) as active
    from months m join sizes s using (month)
    where s.size > 0
    order by m.month`.execute(db);
  return rows;
}
