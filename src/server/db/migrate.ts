import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Migration, MigrationResultSet } from 'kysely/migration';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import type { Db } from './connect.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest schema. Several instances may boot at once: one migrates, the rest wait. */
export async function migrate(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
  if (await isNewest(db, folder)) return [];
  return conclude(await createMigrator(db, folder).migrateToLatest());
}

/** Brings an empty database to the schema as it was: a backup of that time is loaded into it. */
export async function migrateTo(db: Db, name: string, folder: string = MIGRATIONS): Promise<void> {
  if (!Object.hasOwn(await getMigrations(folder), name))
    throw new RefusalToStart(
      `The backup was made by a newer version of Vignette (${name}). Restore it with that version.`,
    );
  conclude(await createMigrator(db, folder).migrateTo(name));
}

/** Asked first: to learn that nothing is to be done, the migrator describes every column of every table, twice. */
async function isNewest(db: Db, folder: string): Promise<boolean> {
  const { rows: tables } = await sql<{
    known: string | null;
  }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) as known`.execute(db);
  if (tables[0]?.known === null) return false;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const wanted = (await listFiles(folder)).map(nameOf);
  return done.size === wanted.length && wanted.every((name) => done.has(name));
}

function createMigrator(db: Db, folder: string): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => getMigrations(folder) },
    allowUnorderedMigrations: false,
  });
}

function conclude({ error, results }: MigrationResultSet): string[] {
  const failed = results?.find((result) => result.status === 'Error');
  if (error && failed)
    throw new RefusalToStart(
      `The migration ${failed.migrationName}.sql failed: ${messageOf(error)}. Nothing was changed: the version before starts as it did, and this one once the cause is mended.`,
      { cause: error },
    );
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function getMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = await Promise.all(
    (await listFiles(folder)).map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [nameOf(file), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(entries);
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
}

const nameOf = (file: string) => path.basename(file, '.sql');
