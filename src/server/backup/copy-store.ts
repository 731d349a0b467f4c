import { createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FileStore } from '#server/ports/file-store.ts';

import { createChecksum } from './checksum.ts';
import { noteCopied, readKnown, writeIndex } from './file-index.ts';
import type { Manifest, Part } from './manifest.ts';
import { STORE_PARTS } from './store-parts.ts';
import type { IndexLine } from './store-parts.ts';

const PARALLEL = 8;

type CopiedStore = Pick<Manifest, 'files' | 'indexes'>;

/**
 * Every file of the store, as it is now. What an earlier run brought is not fetched again: files never
 * change under their key. What the store has no more leaves the backup as well.
 */
export async function copyStore(files: FileStore, folder: string): Promise<CopiedStore> {
  await mkdir(path.join(folder, 'index'), { recursive: true, mode: 0o700 });
  const total = { count: 0, bytes: 0 };
  const indexes: Part[] = [];
  for (const part of STORE_PARTS) {
    const lines = await copyPart(files, folder, part);
    await prune(folder, part, new Set(lines.map(({ key }) => key)));
    if (lines.length === 0) continue;
    indexes.push(await writeIndex(folder, part, lines));
    total.count += lines.length;
    total.bytes += lines.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  return { files: total, indexes };
}

async function copyPart(files: FileStore, folder: string, part: string): Promise<IndexLine[]> {
  const known = await readKnown(folder, part);
  const lines: IndexLine[] = [];
  const copyOne = async (key: string) => {
    const target = path.join(folder, 'files', key);
    const before = known.get(key);
    if (before && (await sizeOf(target)) === before.bytes) return void lines.push(before);
    const line = { key, ...(await copyFile(files, key, target)) };
    await noteCopied(folder, part, line);
    lines.push(line);
  };
  await inParallel(files.list(part), ({ key }) => copyOne(key));
  return lines;
}

async function copyFile(files: FileStore, key: string, target: string) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const { meter, result } = createChecksum();
  const draft = `${target}.draft`;
  await pipeline(await files.stream(key), meter, createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, target);
  return result();
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
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      await work(next.value);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}
