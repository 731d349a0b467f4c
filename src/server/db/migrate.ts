import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationResultSet } from 'kysely/migration';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import type { Db } from './connect.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest schema. Several instances may boot at once: one migrates, the rest wait. */
export async function migrate(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
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
    throw new Error(`The migration ${failed.migrationName}.sql failed: ${messageOf(error)}`, {
      cause: error,
    });
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function getMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [
        path.basename(file, '.sql'),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
  return Object.fromEntries(entries);
}
