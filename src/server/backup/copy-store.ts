import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from '#server/ports/file-store.ts';

import { copyParts } from './copy-parts.ts';
import type { CopiedStore } from './copy-parts.ts';
import { askStore, openFolder } from './file-source.ts';

/**
 * Every file of the store, as it is now. What an earlier run brought is not fetched again: files never
 * change under their key. What the store has no more leaves the backup as well.
 */
export async function copyStore(
  files: FileStore,
  folder: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<CopiedStore> {
  await mkdir(path.join(folder, 'index'), { recursive: true, mode: 0o700 });
  const source = files.folder === undefined ? askStore(files) : openFolder(files.folder);
  const { indexes, ...copied } = await copyParts(source, { folder, signal });
  return { ...copied, indexes: indexes.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
}
