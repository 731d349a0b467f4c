import { sql } from 'kysely';

import type { Db } from './connect.ts';

/** The one clock that all instances share: a machine's own may have leapt. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
