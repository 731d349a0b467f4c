import type { ServerResponse } from 'node:http';

import { archiveImages } from '#server/images/archive-images.ts';
import { exportUserData } from '#server/images/export-user-data.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import { zipStream } from '#server/images/zip-stream.ts';
import type { ZipEntry } from '#server/images/zip-stream.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Db } from '#server/db/connect.ts';
import { selectionSchema } from '#shared/contract/images.ts';
import type { Selection } from '#shared/contract/images.ts';
import { AppError } from '#shared/errors.ts';

import { archiveSet } from '#server/sets/archive-set.ts';
import { findOwnSet } from '#server/sets/find-sets.ts';
import { exportArtwork } from '#server/wines/export-artwork.ts';
import { parseJson } from '#shared/parse-json.ts';

import { attachment } from './disposition.ts';
import { sendStream } from './send-stream.ts';

interface Deps {
  db: Db;
  files: FileStore;
}

/**
 * A selection of pictures as a ZIP. A plain form sends it, so that the browser streams the answer to
 * disk; `selection` is the JSON of a bulk change's selection.
 */
export async function sendImageArchive(
  deps: Deps,
  res: ServerResponse,
  { userId, selection }: { userId: string; selection: string | null },
): Promise<void> {
  const chosen = parseSelection(selection ?? '');
  await sendZip(res, 'vignette', archiveImages(deps, { userId, selection: chosen }));
}

export async function sendUserExport(
  deps: Deps,
  res: ServerResponse,
  userId: string,
): Promise<void> {
  await sendZip(res, 'vignette-export', everythingOf(deps, userId));
}

async function* everythingOf(deps: Deps, userId: string): AsyncGenerator<ZipEntry> {
  yield* exportUserData(deps, userId);
  yield* exportArtwork(deps, userId);
}

/** All pictures of a set, in the sizes that shops and networks ask for. */
export async function sendSetArchive(
  deps: Deps & Pick<PictureStore, 'credentials'>,
  res: ServerResponse,
  wanted: { id: string; userId: string },
): Promise<void> {
  await findOwnSet(deps.db, wanted);
  await sendZip(res, 'vignette-set', archiveSet(deps, wanted));
}

async function sendZip(
  res: ServerResponse,
  name: string,
  entries: AsyncIterable<ZipEntry>,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  res.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': attachment(`${name}-${today}.zip`),
  });
  await sendStream(zipStream(entries), res);
}

function parseSelection(text: string): Selection {
  const parsed = selectionSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new AppError('VALIDATION_FAILED', { fields: { selection: 'Choose some pictures' } });
  return parsed.data;
}
