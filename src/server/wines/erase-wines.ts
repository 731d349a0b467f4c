import { isBackupRunning } from '#server/db/backup-lock.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';

import { bottleFolder } from './show-bottle.ts';

/** All wines of a user and every artwork, files included. May be repeated. */
export async function eraseWines(
  { db, files }: { db: Db; files: FileStore },
  userId: string,
): Promise<void> {
  const wines = await db.selectFrom('wines').select('id').where('user_id', '=', userId).execute();
  for (const { id } of wines) await files.removeFolder(bottleFolder(id));
  await db.deleteFrom('wines').where('user_id', '=', userId).execute();
  const artworks = await db
    .selectFrom('wine_artworks')
    .select(['id', 'storage_key'])
    .where('user_id', '=', userId)
    .execute();
  if (artworks.length > 0 && (await isBackupRunning(db)))
    throw new Error('A backup is running: the artwork goes with the next round.');
  for (const { id, storage_key } of artworks) {
    await files.removeFolder(storage_key);
    await db.deleteFrom('wine_artworks').where('id', '=', id).execute();
  }
}
