import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from '#server/db/connect.ts';
import { lockProfile } from '#server/db/lock-profile.ts';
import { isUndone } from '#server/db/is-undone.ts';
import type { WineArtwork } from '#server/db/schema/wines-schema.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { SandboxError } from '#server/ports/sandbox.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import { AppError } from '#shared/errors.ts';
import { planOf } from '#shared/rules/billing/plans.ts';
import { ARTWORK, ARTWORK_ROOM_MB } from '#shared/rules/pictures/wines.ts';

import { artworkKind } from './artwork-kind.ts';
import type { Owner } from './change-wines.ts';

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
  owner: Owner;
  bytes: Buffer;
  /** Counts from 1; matters for PDF only. */
  page: number;
  signal: AbortSignal;
}

/** What was uploaded is decoded, encoded again and kept; the upload itself is forgotten. */
export async function keepArtwork(deps: ArtworkDeps, upload: Upload): Promise<WineArtwork> {
  const { db, files } = deps;
  const { owner } = upload;
  // Before anything is decoded: who has no room at all is told at once.
  await assertRoomFor(db, owner, 1);
  const { png, ...facts } = await decode(deps.sandbox, upload);
  if (Math.min(facts.width, facts.height) < ARTWORK.minSidePx)
    throw new AppError('ARTWORK_TOO_SMALL');
  const id = randomUUID();
  const folder = `${ARTWORK_PREFIX}${id.slice(0, 2)}/${id}`;
  try {
    // The file first: a row never points at nothing.
    await files.put(`${folder}/${ARTWORK_FILE}`, png, 'image/png');
    return await db.transaction().execute(async (trx) => {
      // One person's uploads wait for each other, so that they do not pass the limit together.
      await lockProfile(trx, owner.user_id);
      await assertRoomFor(trx, owner, png.length);
      return trx
        .insertInto('wine_artworks')
        .values({
          id,
          user_id: owner.user_id,
          storage_key: folder,
          bytes: png.length,
          ...facts,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    // Where nobody knows whether the row was written, the file stays.
    if (error instanceof AppError || isUndone(error)) await files.removeFolder(folder);
    throw error;
  }
}

async function assertRoomFor(db: Db, owner: Owner, bytes: number): Promise<void> {
  const { kept } = await db
    .selectFrom('wine_artworks')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('kept'))
    .where('user_id', '=', owner.user_id)
    .executeTakeFirstOrThrow();
  const roomMb = ARTWORK_ROOM_MB[planOf(owner.subscription_status, owner.subscription_tier).id];
  if (kept + bytes > roomMb * 1024 * 1024)
    throw new AppError('ARTWORK_FULL', { fields: { limitMb: String(roomMb) } });
}

async function decode(sandbox: Sandbox, { owner, bytes, page, signal }: Upload) {
  if (artworkKind(bytes) === null) throw new AppError('ARTWORK_UNREADABLE');
  try {
    const input = { parser: PARSER, input: bytes, options: { page } };
    const job = { ...input, owner: owner.user_id, signal };
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
