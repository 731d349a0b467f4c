import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { contentTypeOf } from '#server/images/store/picture-files.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { inParallel } from '#shared/in-parallel.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

import { PARALLEL } from './copy-parts.ts';
import { readIndex } from './file-index.ts';
import type { Manifest } from './manifest.ts';
import type { IndexLine } from './store-parts.ts';

/** Brings every file back that the store does not have yet; a damaged one stops it. */
export async function fillStore(
  files: FileStore,
  folder: string,
  { indexes }: Manifest,
): Promise<{ brought: number; present: number }> {
  const count = { brought: 0, present: 0 };
  await inParallel(indexes, PARALLEL.parts, async (part) =>
    inParallel(await readIndex(folder, part), PARALLEL.files, async (line) => {
      if ((await files.size(line.key)) === line.bytes) count.present += 1;
      else {
        await bring(files, folder, line);
        count.brought += 1;
      }
    }),
  );
  return count;
}

async function bring(files: FileStore, folder: string, line: IndexLine): Promise<void> {
  const bytes = await readFile(path.join(folder, 'files', line.key));
  if (createHash('sha256').update(bytes).digest('hex') !== line.sha256)
    throw new RefusalToStart(`files/${line.key} is damaged: its checksum is another one.`);
  await files.put(line.key, bytes, contentTypeOf(path.basename(line.key)));
}
