import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { TRASH_DAYS } from '#shared/rules/gallery.ts';

import { PICTURES_PREFIX } from './picture-files.ts';

interface Deps {
  db: Db;
  files: FileStore;
}

const BATCH = 200;
const PARALLEL = 8;
/** Files are written before their row: nothing younger than this can be called forgotten. */
const ORPHAN_AGE_MS = 24 * 3600_000;

/** What lay in the trash for 30 days is deleted for good. */
export async function emptyOldTrash(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('generated_images')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${TRASH_DAYS})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the files of deleted rows; a key is forgotten only when its files are gone. */
export async function removeDeletedFiles(
  { db, files }: Deps,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const batch = await db
      .selectFrom('removed_pictures')
      .select('storage_key')
      .orderBy('removed_at')
      .limit(BATCH)
      .execute();
    const keys = batch.map(({ storage_key }) => storage_key);
    await inParallel(keys, (key) => files.removeFolder(key));
    if (keys.length > 0)
      await db.deleteFrom('removed_pictures').where('storage_key', 'in', keys).execute();
    removed += keys.length;
    if (keys.length < BATCH) break;
  }
  return removed;
}

/** Files that no row points at: left by a process that died between writing and committing. */
export async function sweepOrphans(
  { db, files }: Deps,
  { signal, ageMs = ORPHAN_AGE_MS }: { signal: AbortSignal; ageMs?: number },
): Promise<number> {
  let removed = 0;
  let folders = new Set<string>();
  const sweep = async () => {
    const orphans = await withoutRow(db, [...folders]);
    await inParallel(orphans, (folder) => files.removeFolder(folder));
    removed += orphans.length;
    folders = new Set();
  };
  for await (const { key, modifiedAt } of files.list(PICTURES_PREFIX)) {
    if (signal.aborted) return removed;
    if (Date.now() - modifiedAt.getTime() >= ageMs) folders.add(key.slice(0, key.lastIndexOf('/')));
    if (folders.size >= BATCH) await sweep();
  }
  await sweep();
  return removed;
}

async function withoutRow(db: Db, folders: string[]): Promise<string[]> {
  if (folders.length === 0) return [];
  const known = await db
    .selectFrom('generated_images')
    .select('storage_key')
    .where('storage_key', 'in', folders)
    .execute();
  const kept = new Set(known.map(({ storage_key }) => storage_key));
  return folders.filter((folder) => !kept.has(folder));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  });
  await Promise.all(workers);
}
