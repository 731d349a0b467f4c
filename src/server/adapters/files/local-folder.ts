import { createReadStream } from 'node:fs';
import {
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import type { FileStore, StoredFile } from '#server/ports/file-store.ts';
import type { Health } from '#server/ports/health.ts';

const DRAFT_SUFFIX = '.draft';

/** Files in a folder of this machine. */
export function createLocalFolder(root: string): FileStore {
  const at = (key: string) => resolveInside(root, key);
  return {
    put: async (key, bytes) => writeDurably(root, at(key), bytes),
    read: async (key) => orNull(readFile(at(key))),
    size: async (key) => (await orNull(stat(at(key))))?.size ?? null,
    stream: async (key, range) => createReadStream(at(key), range),
    presign: async () => null,
    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),
    list: (prefix) => listFiles(root, at(prefix)),
    folder: path.resolve(root),
    probe: () => probeFolder(root),
  };
}

const GIGABYTE = 1e9;
const LOW_SPACE_GB = 1;

/** Writes and removes a file: a disk that is full or read-only can still be looked at. */
async function probeFolder(root: string): Promise<Health> {
  await mkdir(root, { recursive: true });
  const file = path.join(root, `probe-${crypto.randomUUID()}${DRAFT_SUFFIX}`);
  await writeFile(file, '.', { flag: 'wx', mode: 0o640 });
  await rm(file, { force: true });
  const { bavail, bsize } = await statfs(root);
  const freeGb = (bavail * bsize) / GIGABYTE;
  return {
    summary: `Folder, ${freeGb.toFixed(freeGb < 10 ? 1 : 0)} GB free`,
    needsAttention: freeGb < LOW_SPACE_GB,
  };
}

/** Written beside, flushed, then renamed: a reader sees the whole file or none, even after a crash. */
async function writeDurably(root: string, file: string, bytes: Buffer): Promise<void> {
  await makeFolder(root, path.dirname(file));
  const draft = `${file}.${crypto.randomUUID()}${DRAFT_SUFFIX}`;
  try {
    const handle = await open(draft, 'wx', 0o640);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** A new folder is an entry in its parent, which must be flushed as well. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length && made !== root; made = path.dirname(made))
    await syncFolder(path.dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFiles(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await orNull(opendir(folder, { recursive: true }));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await orNull(stat(file));
    if (found)
      yield {
        key: path.relative(root, file).split(path.sep).join('/'),
        modifiedAt: found.mtime,
      };
  }
}

/** Keys are our own, but a key that left the folder would be a disaster. */
function resolveInside(root: string, key: string): string {
  const file = path.resolve(root, key);
  if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`Not a file key: ${key}`);
  return file;
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
