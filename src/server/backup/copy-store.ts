import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from '#server/ports/file-store.ts';

import { copyParts } from './copy-parts.ts';
import type { CopiedStore } from './copy-parts.ts';
import { copyInThreads } from './copy-threads.ts';
import { askStore } from './file-source.ts';
import { STORE_PARTS } from './store-parts.ts';

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
  const copied =
    files.folder === undefined
      ? [await copyParts(askStore(files), { folder, parts: STORE_PARTS, signal })]
      : await copyInThreads(files.folder, { folder, parts: STORE_PARTS, signal });
  const total = (field: 'count' | 'bytes') =>
    copied.reduce((sum, { files: counted }) => sum + counted[field], 0);
  const indexes = copied.flatMap((part) => part.indexes);
  return {
    files: { count: total('count'), bytes: total('bytes') },
    indexes: indexes.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}
