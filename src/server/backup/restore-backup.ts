import { Client } from 'pg';

import { connect } from '#server/db/connect.ts';
import { migrate, migrateTo } from '#server/db/migrate.ts';
import { claimStore } from '#server/images/store/store-owner.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

import { fillStore } from './fill-store.ts';
import { loadDatabase, markRestored, restoredFrom } from './load-database.ts';
import { readManifest } from './manifest.ts';
import { bringBesides } from './take-backup.ts';

export interface RestoreOptions {
  url: string;
  files: FileStore;
  folder: string;
  dataDir: string;
  /** Sets the queue's own tables up. */
  installQueue(): Promise<void>;
  onProgress?: (said: string) => void;
}

/**
 * Into an empty database and a store that has nothing else. One that was cut off while it brought
 * files goes on there; rows come all together or not at all.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ files: number }> {
  const { folder, files, onProgress = () => {} } = options;
  const manifest = await readManifest(folder);
  const client = new Client({ connectionString: options.url });
  client.on('error', () => {});
  await client.connect();
  const { db, close } = connect({
    url: options.url,
    poolSize: 2,
    kind: 'migrations',
    onError: () => {},
  });
  try {
    if (!(await hasRowsOf(client, manifest.id))) {
      await migrateTo(db, manifest.migration);
      await options.installQueue();
      await loadDatabase(client, folder, manifest);
      onProgress(`${manifest.tables.length} tables restored`);
    }
    await migrate(db);
    await bringBesides(folder, options.dataDir);
    const { brought, present } = await fillStore(files, folder, manifest);
    onProgress(`${brought} files brought back, ${present} were there`);
    await claimStore({ db, files });
    await markRestored(client, null);
    return { files: brought + present };
  } finally {
    await client.end();
    await close();
  }
}

/** False for an empty database, true for one that this backup filled; any other is somebody's. */
async function hasRowsOf(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ is_made: boolean }>(
    `select to_regclass('profiles') is not null as is_made`,
  );
  if (!rows[0]?.is_made) return false;
  if ((await restoredFrom(client)) === id) return true;
  const { rowCount } = await client.query('select from profiles limit 1');
  if (rowCount !== 0)
    throw new RefusalToStart(
      'The database is in use: a backup is restored into an empty one only.',
    );
  return false;
}
