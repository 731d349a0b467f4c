import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Schema } from './schema.ts';

export interface Turn {
  /** Who and what for, e.g. `generate:user:42`. */
  key: string;
  limit: number;
  windowS: number;
  cost?: number;
}

/** Counts an attempt in the present window, across all instances; seconds to wait where it is one too many. */
export async function takeTurn(db: Kysely<Schema>, turn: Turn): Promise<number | null> {
  const { rows } = await sql<{ count: number; waits: number }>`
    insert into rate_limits as r (key, window_start, count)
    values (${turn.key}, to_timestamp(floor(extract(epoch from now()) / ${turn.windowS}) * ${turn.windowS}),
      ${turn.cost ?? 1})
    on conflict (key, window_start) do update set count = r.count + excluded.count
    returning count, ceil(extract(epoch from r.window_start) + ${turn.windowS}
      - extract(epoch from clock_timestamp()))::int as waits`.execute(db);
  const [row] = rows;
  return row && row.count > turn.limit ? Math.max(1, row.waits) : null;
}

/** Windows that are over count nothing any more. */
export async function forgetOldTurns(db: Kysely<Schema>): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}
