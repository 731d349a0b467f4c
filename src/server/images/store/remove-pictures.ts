import { sql } from 'kysely';

import { isBackupRunning } from '#server/db/backup-lock.ts';
import type { Db } from '#server/db/connect.ts';
import { inParallel } from '#shared/in-parallel.ts';
import { TRASH_DAYS } from '#shared/rules/pictures/gallery.ts';

import { assertOwnStore } from './store-owner.ts';
import type { StoreDeps } from './store-owner.ts';

const BATCH = 200;
const PARALLEL = 8;

/** What lay in the trash for 30 days is deleted for good. */
export async function emptyOldTrash(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('generated_images')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${TRASH_DAYS})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A note that files are to go, with the row that pointed at them: they are removed once no backup needs them. */
export async function noteRemoved(
  db: Pick<Db, 'insertInto'>,
  folders: readonly string[],
): Promise<void> {
  if (folders.length === 0) return;
  await db
    .insertInto('removed_pictures')
    .values(folders.map((storage_key) => ({ storage_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the files of deleted rows; a key is forgotten only when its files are gone. */
export async function removeDeletedFiles(
  { db, files }: StoreDeps,
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
    // Asked once the keys are known: the snapshot of a backup that begins now has none of their rows.
    if (await isBackupRunning(db)) break;
    // A copy of the database (for a rehearsal, say) must not remove the pictures of the original.
    if (keys.length > 0 && removed === 0) await assertOwnStore({ db, files });
    await inParallel(keys, PARALLEL, (key) => files.removeFolder(key));
    if (keys.length > 0)
      await db.deleteFrom('removed_pictures').where('storage_key', 'in', keys).execute();
    removed += keys.length;
    if (keys.length < BATCH) break;
  }
  return removed;
}
