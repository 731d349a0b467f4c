import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

const LAST_ONES = 20;

/** What the engine's last pictures of the day took in the middle, in seconds; null without any. */
export async function findPace(db: Db): Promise<number | null> {
  const { rows } = await sql<{ pace: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from took))::float8 as pace
    from (
      select finished_at - started_at as took from generations
      where state = 'succeeded' and finished_at > now() - interval '1 day'
      order by finished_at desc limit ${LAST_ONES}) newest`.execute(db);
  const pace = rows[0]?.pace;
  return typeof pace === 'number' ? Math.max(1, Math.round(pace)) : null;
}
