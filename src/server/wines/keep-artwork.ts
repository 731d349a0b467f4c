import { randomUUID } from 'node:crypto';

import type { Db } from '#server/db/connect.ts';
import { takeTurn } from '#server/db/take-turn.ts';
import type { WineArtwork } from '#server/db/wines-schema.ts';
import type { ArtworkDecoder } from '#server/ports/artwork.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { AppError } from '#shared/errors.ts';
import { ARTWORK, WINE_LIMITS } from '#shared/rules/wines.ts';

/** Every artwork has a folder of its own below this one. */
export const ARTWORK_PREFIX = 'artwork/';
export const ARTWORK_FILE = 'artwork.png';

export interface ArtworkDeps {
  db: Db;
  files: FileStore;
  artwork: ArtworkDecoder;
}

/** What was uploaded is decoded, encoded again and kept; the upload itself is forgotten. */
export async function keepArtwork(
  { db, files, artwork }: ArtworkDeps,
  { userId, bytes, page }: { userId: string; bytes: Buffer; page: number },
): Promise<WineArtwork> {
  const turn = { key: `artwork:${userId}`, limit: WINE_LIMITS.uploadsPerHour, windowS: 3600 };
  const retryAfterS = await takeTurn(db, turn);
  if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
  const { png, width, height, pages } = await artwork.decode(bytes, page);
  if (Math.min(width, height) < ARTWORK.minSidePx) throw new AppError('ARTWORK_TOO_SMALL');
  const id = randomUUID();
  const folder = `${ARTWORK_PREFIX}${id.slice(0, 2)}/${id}`;
  // The file first: a row never points at nothing, and a file without a row is swept.
  await files.put(`${folder}/${ARTWORK_FILE}`, png, 'image/png');
  return db
    .insertInto('wine_artworks')
    .values({ id, user_id: userId, storage_key: folder, width, height, pages, bytes: png.length })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findArtwork(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<WineArtwork | undefined> {
  return db
    .selectFrom('wine_artworks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
