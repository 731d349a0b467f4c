import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';

export interface Attempt {
  /** Who and what for, e.g. `generate:user:42`. */
  key: string;
  limit: number;
  windowS: number;
  cost?: number;
}

export interface RefusedAttempt {
  key: string;
  /** Seconds until its window ends. */
  waitS: number;
}

/** Also one that a clock began which ran ahead and was put right. */
const IS_OVER = sql`abs(extract(epoch from excluded.window_start - r.window_start))
  >= (select window_s from attempts a where a.key = r.key)`;

/**
 * Counts an attempt in the present windows, across all instances; says which of them are full. A window begins
 * with its first attempt. Keys are taken in order, so that two requests never wait for each other.
 */
export async function countAttempts(
  db: Kysely<Schema>,
  attempts: readonly Attempt[],
): Promise<RefusedAttempt[] | null> {
  const ordered = attempts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const values = ordered.map(
    ({ key, windowS, cost = 1 }) => sql`(${key}::text, ${windowS}::int, ${cost}::int)`,
  );
  const { rows } = await sql<{ key: string; count: number; age: number }>`
    with attempts (key, window_s, cost) as (values ${sql.join(values)})
    insert into rate_limits as r (key, window_start, count)
    select key, clock_timestamp(), cost from attempts order by key
    on conflict (key) do update set
      window_start = case when ${IS_OVER} then excluded.window_start else r.window_start end,
      count = case when ${IS_OVER} then 0 else r.count end + excluded.count
    returning key, count, extract(epoch from clock_timestamp() - window_start)::float8 as age`.execute(
    db,
  );
  const refused = ordered.flatMap(({ key, limit, windowS }) => {
    const row = rows.find((candidate) => candidate.key === key);
    return row && row.count > limit
      ? [{ key, waitS: Math.max(1, Math.ceil(windowS - row.age)) }]
      : [];
  });
  return refused.length > 0 ? refused : null;
}
