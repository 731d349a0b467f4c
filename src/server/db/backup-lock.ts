import { sql } from 'kysely';
import type { Client } from 'pg';

import type { Db } from './connect.ts';

/** 'Vignette backup' as two numbers; advisory locks have no names. */
const [SPACE, LOCK] = [8_247_113, 1] as const;

/** Held with the connection: a backup that dies lets go of it. */
export async function holdBackupLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>(
    `select pg_try_advisory_lock(${SPACE}, ${LOCK}) as is_held`,
  );
  return rows[0]?.is_held ?? false;
}

/**
 * While a backup copies the store, nobody removes files: its snapshot may still know the rows. Who
 * asked before it began removes only what has no row any more.
 */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and granted
      and classid = ${SPACE} and objid = ${LOCK}
      and database = (select oid from pg_database where datname = current_database())) as is_held`.execute(
    db,
  );
  return rows[0]?.is_held ?? false;
}
