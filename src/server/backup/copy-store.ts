import { hash } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from '#server/ports/file-store.ts';

import { openNotes, readKnown, writeIndex } from './file-index.ts';
import type { Manifest, Part } from './manifest.ts';
import { STORE_PARTS } from './store-parts.ts';
import type { IndexLine } from './store-parts.ts';

/** Parts at once and files of each: listing a part is a journey of its own, and a file is in memory. */
export const PARALLEL = { parts: 8, files: 1 };

type CopiedStore = Pick<Manifest, 'files' | 'indexes'>;

/**
 * Every file of the store, as it is now. What an earlier run brought is not fetched again: files never
 * change under their key. What the store has no more leaves the backup as well.
 */
export async function copyStore(files: FileStore, folder: string): Promise<CopiedStore> {
  await mkdir(path.join(folder, 'index'), { recursive: true, mode: 0o700 });
  const total = { count: 0, bytes: 0 };
  const indexes: Part[] = [];
  await inParallel(STORE_PARTS, PARALLEL.parts, async (part) => {
    const lines = await copyPart(files, folder, part);
    await prune(folder, part, new Set(lines.map(({ key }) => key)));
    if (lines.length === 0) return;
    indexes.push(await writeIndex(folder, part, lines));
    total.count += lines.length;
    total.bytes += lines.reduce((sum, { bytes }) => sum + bytes, 0);
  });
  return { files: total, indexes: indexes.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
}

async function copyPart(files: FileStore, folder: string, part: string): Promise<IndexLine[]> {
  const known = await readKnown(folder, part);
  const lines: IndexLine[] = [];
  const notes = openNotes(folder, part);
  const copyOne = async (key: string) => {
    const target = path.join(folder, 'files', key);
    const before = known.get(key);
    if (before && (await sizeOf(target)) === before.bytes) return void lines.push(before);
    const line = { key, ...(await copyFile(files, key, target)) };
    await notes.note(line);
    lines.push(line);
  };
  try {
    await inParallel(files.list(part), PARALLEL.files, ({ key }) => copyOne(key));
  } finally {
    await notes.close();
  }
  return lines;
}

/** Whole: a picture fits into memory, and a stream for each would take longer than its bytes. */
async function copyFile(
  files: FileStore,
  key: string,
  target: string,
): Promise<Omit<IndexLine, 'key'>> {
  const bytes = await files.read(key);
  if (!bytes) throw new Error(`${key} was removed while it was copied`);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.draft`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, target);
  return { bytes: bytes.length, sha256: hash('sha256', bytes) };
}

/** A picture that its owner deleted must not live on in tomorrow's backup. */
async function prune(folder: string, part: string, kept: ReadonlySet<string>): Promise<void> {
  const root = path.join(folder, 'files');
  const entries = await opendir(path.join(root, part), { recursive: true }).catch(() => null);
  for await (const entry of entries ?? []) {
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(root, file).split(path.sep).join('/');
    if (entry.isFile() && !kept.has(key)) await rm(file, { force: true });
  }
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

/** A few at once, taken from the list as it comes. */
export async function inParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
