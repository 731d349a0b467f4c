import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';

import type { Db } from './connect.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** Brings the database to the newest schema. Several instances may boot at once: one migrates, the rest wait. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    allowUnorderedMigrations: false,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(MIGRATIONS, file), 'utf8');
      return [
        path.basename(file, '.sql'),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
  return Object.fromEntries(entries);
}
