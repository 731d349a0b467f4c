import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';

export interface Turn {
  /** Who and what for, e.g. `generate:user:42`. */
  key: string;
  limit: number;
  windowS: number;
  cost?: number;
}

export interface RefusedTurn {
  key: string;
  /** Seconds until its window ends. */
  waitS: number;
}

/**
 * Counts an attempt in the present windows, across all instances; says which of them are full. Keys are taken in order, so that two requests never wait for each other.
 */
export async function takeTurns(
  db: Kysely<Schema>,
  turns: readonly Turn[],
): Promise<RefusedTurn[] | null> {
  const ordered = turns.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const values = ordered.map(
    ({ key, windowS, cost = 1 }) =>
      sql`(${key}, to_timestamp(floor(extract(epoch from now()) / ${windowS}) * ${windowS}), ${cost}::int)`,
  );
  const { rows } = await sql<{ key: string; count: number; age: number }>`
    insert into rate_limits as r (key, window_start, count) values ${sql.join(values)}
    on conflict (key, window_start) do update set count = r.count + excluded.count
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

/** Windows that are over count nothing any more. */
export async function forgetOldTurns(db: Kysely<Schema>): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}
