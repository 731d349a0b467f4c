import type { Db } from '#server/db/connect.ts';
import type { ZipEntry } from '#server/images/zip-stream.ts';
import type { FileStore } from '#server/ports/file-store.ts';

import { ARTWORK_FILE } from './keep-artwork.ts';

/** Every artwork somebody uploaded, as we kept it; labels name it by its id, and so do the files. */
export async function* exportArtwork(
  { db, files }: { db: Db; files: FileStore },
  userId: string,
): AsyncGenerator<ZipEntry> {
  const artworks = await db
    .selectFrom('wine_artworks')
    .select(['id', 'storage_key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  for (const { id, storage_key, created_at } of artworks) {
    const bytes = await files.read(`${storage_key}/${ARTWORK_FILE}`);
    // Tidied away while the archive was being sent.
    if (bytes) yield { name: `artwork/${id}.png`, bytes, modifiedAt: created_at };
  }
}
