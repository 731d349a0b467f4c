import { sql } from 'kysely';

import { connect } from '#server/db/connect.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

import type { Bench } from '../report.ts';

/** Another database beside the one given, migrated and empty. */
export async function createDatabase(
  { db, url }: Pick<Bench, 'db' | 'url'>,
  name: string,
): Promise<Connection & { url: string }> {
  await sql`create database ${sql.ref(name)}`.execute(db);
  const ownUrl = url.replace(/[^/]+$/, name);
  const other = connect({ url: ownUrl, poolSize: 32, kind: 'upkeep', onError: () => {} });
  await migrate(other.db);
  return { ...other, url: ownUrl };
}

/** A trigram index takes a million rows far faster in one go than one by one. */
export async function withoutTextIndexes(
  db: Db,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = ${table} and indexdef like '%USING gin%'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  await work();
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
  await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}
