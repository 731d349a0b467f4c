import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { openNotes, readKnown, writeIndex } from './file-index.ts';
import type { FileSource } from './file-source.ts';
import type { Manifest, Part } from './manifest.ts';
import type { IndexLine } from './store-parts.ts';

/** Parts at once and files of each: listing a part is a journey of its own, and a file is in memory. */
export const PARALLEL = { parts: 8, files: 1 };

export type CopiedStore = Pick<Manifest, 'files' | 'indexes'>;

export interface Parts {
  folder: string;
  parts: readonly string[];
  signal: AbortSignal;
}

/** The disk is used without turns of the event loop: for small files those cost more than the bytes. */
export async function copyParts(
  source: FileSource,
  { folder, parts, signal }: Parts,
): Promise<CopiedStore> {
  const total = { count: 0, bytes: 0 };
  const indexes: Part[] = [];
  await inParallel(parts, PARALLEL.parts, async (part) => {
    const hadFiles = existsSync(path.join(folder, 'files', part));
    const lines = await copyPart(source, { folder, part, signal });
    if (hadFiles) await prune(folder, part, new Set(lines.map(({ key }) => key)));
    if (lines.length === 0) return;
    indexes.push(writeIndex(folder, part, lines));
    total.count += lines.length;
    total.bytes += lines.reduce((sum, { bytes }) => sum + bytes, 0);
  });
  return { files: total, indexes };
}

interface PartCopy {
  folder: string;
  part: string;
  signal: AbortSignal;
}

async function copyPart(
  source: FileSource,
  { folder, part, signal }: PartCopy,
): Promise<IndexLine[]> {
  const known = readKnown(folder, part);
  const lines: IndexLine[] = [];
  const notes = openNotes(folder, part);
  const copyOne = async (key: string) => {
    signal.throwIfAborted();
    const target = path.join(folder, 'files', key);
    const before = known.get(key);
    if (before && sizeOf(target) === before.bytes) return void lines.push(before);
    const found = source.read(key);
    // A buffer that is here already is used before anybody else's turn: the next file gets the same.
    const line = keepFile(found instanceof Promise ? await found : found, { key, target });
    notes.note(line);
    lines.push(line);
    // The rows flow meanwhile.
    await nextTurn();
  };
  try {
    await inParallel(source.keys(part), PARALLEL.files, copyOne);
  } finally {
    notes.close();
  }
  return lines;
}

/** Whole: a picture fits into memory, and a stream for each would take longer than its bytes. */
function keepFile(
  bytes: Uint8Array | null,
  { key, target }: { key: string; target: string },
): IndexLine {
  if (!bytes) throw new Error(`${key} was removed while it was copied`);
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.draft`;
  writeFileSync(draft, bytes, { mode: 0o600 });
  renameSync(draft, target);
  return { key, bytes: bytes.length, sha256: hash('sha256', bytes) };
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

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
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
