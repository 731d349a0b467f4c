import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import type { Database } from './database.ts';

/** Another database beside the one given, migrated and empty. */
export async function createDatabase(
  { db, url }: Pick<Database, 'db' | 'url'>,
  { name, poolSize = 32 }: { name: string; poolSize?: number },
): Promise<Database> {
  await sql`create database ${sql.ref(name)}`.execute(db);
  const ownUrl = url.replace(/[^/]+$/, name);
  const other = connect({ url: ownUrl, poolSize, kind: 'upkeep', onError: () => {} });
  await migrate(other.db);
  return { ...other, url: ownUrl };
}

/** What triggers, references and indexes do row by row is left out or done once: minutes become seconds. */
export async function quickly(
  db: Db,
  table: string,
  insert: (trx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const restore = await dropIndexes(trx, table);
    await insert(trx);
    await restore();
  });
  await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}

/** All but those that a constraint stands on. */
async function dropIndexes(trx: Transaction<Schema>, table: string): Promise<() => Promise<void>> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = ${table}
      and not exists (select from pg_constraint where conindid = quote_ident(indexname)::regclass)`.execute(
    trx,
  );
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(trx);
  return async () => {
    for (const { indexdef } of rows) await sql.raw(indexdef).execute(trx);
  };
}
