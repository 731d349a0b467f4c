import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Selection } from '#shared/contract/images.ts';
import { downloadName } from '#shared/rules/pictures/gallery.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { isSelected } from './gallery/match-images.ts';
import type { ZipEntry } from './zip-stream.ts';

interface Deps {
  db: Db;
  files: FileStore;
}

interface ArchivedImage {
  storage_key: string;
  prompt: string;
  created_at: Date;
  wine_title: string | null;
}

/** The selected pictures as entries of an archive, each under the name of its single download. */
export async function* archiveImages(
  { db, files }: Deps,
  { userId, selection }: { userId: string; selection: Selection },
): AsyncGenerator<ZipEntry> {
  const images = await db
    .selectFrom('generated_images')
    .select(['storage_key', 'prompt', 'created_at', 'wine_title'])
    .where((eb) => isSelected(eb, userId, selection))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  yield* pictureEntries(files, images, { file: 'download.jpg', ending: '.jpg' });
}

export async function* pictureEntries(
  files: FileStore,
  images: readonly ArchivedImage[],
  { file, ending, folder = '' }: { file: PictureFile; ending: string; folder?: string },
): AsyncGenerator<ZipEntry> {
  const taken = new Map<string, number>();
  for (const { storage_key, prompt, created_at, wine_title } of images) {
    const bytes = await files.read(`${storage_key}/${file}`);
    // Deleted for good while the archive was being sent.
    if (!bytes) continue;
    const base = downloadName(prompt, created_at, wine_title);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const name = count === 1 ? base : `${base}-${count}`;
    yield { name: `${folder}${name}${ending}`, bytes, modifiedAt: created_at };
  }
}
