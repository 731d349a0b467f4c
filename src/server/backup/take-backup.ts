import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

import { holdBackupLock } from '#server/db/backup-lock.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

import { copyStore } from './copy-store.ts';
import { dumpDatabase } from './dump-database.ts';
import { flushFolder } from './flush-folder.ts';
import { removeManifest, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export interface BackupOptions {
  /** The database itself, not a transaction pooler. */
  url: string;
  files: FileStore;
  /** Where the backup goes; an earlier one there is brought up to date. */
  folder: string;
  dataDir: string;
  /** The embedded default's own, without which sessions and second steps are lost. */
  appSecret: string | null;
  onProgress?: (said: string) => void;
}

/**
 * Rows out of one snapshot, then the files that they point at. Files are written before their row and
 * nobody removes any while the lock is held, so that every row of the snapshot finds its own.
 */
export async function takeBackup(options: BackupOptions): Promise<Omit<Manifest, 'format'>> {
  const { folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new Client({ connectionString: options.url, application_name: 'vignette-backup' });
  // A connection that is lost fails the statement it was needed for.
  client.on('error', () => {});
  await client.connect();
  try {
    if (!(await holdBackupLock(client))) throw new RefusalToStart('Another backup is running.');
    // From here on the folder is neither the earlier backup nor this one.
    await removeManifest(folder);
    const [dump, { gone, ...store }] = await copyBoth(client, options);
    await assertUnwanted(client, gone);
    await keepBesides(options);
    // A manifest on the disk before what it promises would make a torn backup look whole.
    await flushFolder(folder);
    const manifest = { id: crypto.randomUUID(), ...dump, ...store };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Once the moment is fixed, rows and files at the same time; whichever fails ends the other. */
async function copyBoth(client: Client, { folder, files, onProgress = () => {} }: BackupOptions) {
  const fixed = Promise.withResolvers<void>();
  const failed = new AbortController();
  const dumping = dumpDatabase(client, folder, () => {
    onProgress('the moment is fixed');
    fixed.resolve();
  });
  dumping.catch((error: unknown) => {
    failed.abort(error);
    fixed.reject(error);
  });
  const copying = fixed.promise.then(() => copyStore(files, folder, failed.signal));
  const store = await copying;
  const dump = await dumping;
  onProgress(`${dump.tables.length} tables and ${store.files.count} files written`);
  return [dump, store] as const;
}

/**
 * Files that no row ever pointed at come and go: an attempt that was too late takes its own back. What
 * a row has pointed at is still noted where it was deleted, since nobody removes any while we copy.
 */
async function assertUnwanted(client: Client, gone: readonly string[]): Promise<void> {
  const folders = gone.map((key) => key.slice(0, key.lastIndexOf('/')));
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from generated_images where storage_key = any($1)
     union all select storage_key from wine_artworks where storage_key = any($1)
     union all select storage_key from removed_pictures where storage_key = any($1) limit 1`,
    [folders],
  );
  if (rows[0]) throw new Error(`${rows[0].storage_key} was removed while it was copied`);
}

const CREDENTIALS = 'credentials';
const SECRET = 'app-secret.json';

/** What lies beside the data and cannot be made again. */
async function keepBesides({ folder, dataDir, appSecret }: BackupOptions): Promise<void> {
  if (appSecret)
    await writeFile(path.join(folder, SECRET), JSON.stringify({ appSecret }), { mode: 0o600 });
  await copyIfThere(path.join(dataDir, CREDENTIALS), path.join(folder, CREDENTIALS));
}

export async function bringBesides(folder: string, dataDir: string): Promise<void> {
  await copyIfThere(path.join(folder, CREDENTIALS), path.join(dataDir, CREDENTIALS));
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
}
