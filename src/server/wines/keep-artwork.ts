import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import type { Db } from '#server/db/connect.ts';
import type { WineArtwork } from '#server/db/wines-schema.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { SandboxError } from '#server/ports/sandbox.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import { AppError } from '#shared/errors.ts';
import { ARTWORK } from '#shared/rules/pictures/wines.ts';

import { artworkKind } from './artwork-kind.ts';

/** Every artwork has a folder of its own below this one. */
const ARTWORK_PREFIX = 'artwork/';
export const ARTWORK_FILE = 'artwork.png';

const PARSER = new URL('./artwork-parser.ts', import.meta.url);
const parsedSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  pages: z.int().positive(),
});

export interface ArtworkDeps {
  db: Db;
  files: FileStore;
  sandbox: Sandbox;
}

interface Upload {
  userId: string;
  bytes: Buffer;
  /** Counts from 1; matters for PDF only. */
  page: number;
  signal: AbortSignal;
}

/** What was uploaded is decoded, encoded again and kept; the upload itself is forgotten. */
export async function keepArtwork(deps: ArtworkDeps, upload: Upload): Promise<WineArtwork> {
  const { db, files } = deps;
  const { userId } = upload;
  const { png, ...facts } = await decode(deps.sandbox, upload);
  if (Math.min(facts.width, facts.height) < ARTWORK.minSidePx)
    throw new AppError('ARTWORK_TOO_SMALL');
  const id = randomUUID();
  const folder = `${ARTWORK_PREFIX}${id.slice(0, 2)}/${id}`;
  // The file first: a row never points at nothing.
  await files.put(`${folder}/${ARTWORK_FILE}`, png, 'image/png');
  return db
    .insertInto('wine_artworks')
    .values({ id, user_id: userId, storage_key: folder, bytes: png.length, ...facts })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function decode(sandbox: Sandbox, { userId, bytes, page, signal }: Upload) {
  if (artworkKind(bytes) === null) throw new AppError('ARTWORK_UNREADABLE');
  try {
    const job = { parser: PARSER, input: bytes, options: { page }, owner: userId, signal };
    const parsed = await sandbox.run(job);
    return { png: parsed.bytes, ...parsedSchema.parse(parsed.value) };
  } catch (error) {
    if (error instanceof SandboxError && error.fault === 'busy')
      throw new AppError('RATE_LIMITED', { retryAfterS: 10, cause: error });
    throw new AppError('ARTWORK_UNREADABLE', { cause: error });
  }
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
