import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { opendir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { openNotes, readKnown, writeIndex } from './file-index.ts';
import type { FileSource, PartFiles } from './file-source.ts';
import type { Manifest, Part } from './manifest.ts';
import type { IndexLine } from './store-parts.ts';
import { inParallel } from '#shared/in-parallel.ts';

/** Parts at once and files of each: every file on its way is in memory. */
export const PARALLEL = { parts: 8, files: 1 };

export interface CopiedStore extends Pick<Manifest, 'files' | 'indexes'> {
  /** Listed, and not there any more when their turn came. */
  gone: string[];
}

export interface Target {
  folder: string;
  signal: AbortSignal;
}

/** The disk is used without turns of the event loop: for small files those cost more than the bytes. */
export async function copyParts(
  source: FileSource,
  { folder, signal }: Target,
): Promise<CopiedStore> {
  /** By part: one that came in pieces is copied again as a whole, and counts once. */
  const copied = new Map<string, { index: Part; count: number; bytes: number }>();
  const gone: string[] = [];
  const copy = async ({ part, keys }: PartFiles): Promise<void> => {
    const hadFiles = existsSync(path.join(folder, 'files', part));
    const lines = await copyPart(source, { folder, part, keys, signal, gone });
    if (hadFiles) await prune(folder, part, new Set(lines.map(({ key }) => key)));
    if (lines.length === 0) return;
    const bytes = lines.reduce((sum, line) => sum + line.bytes, 0);
    copied.set(part, { index: writeIndex(folder, part, lines), count: lines.length, bytes });
  };
  const turns = new Map<string, Promise<void>>();
  await inParallel(source.parts(), PARALLEL.parts, (found) => {
    const turn = (turns.get(found.part) ?? Promise.resolve()).then(() => copy(found));
    turns.set(found.part, turn);
    return turn;
  });
  const parts = [...copied.values()];
  const sum = (of: 'count' | 'bytes') => parts.reduce((total, part) => total + part[of], 0);
  return {
    files: { count: sum('count'), bytes: sum('bytes') },
    indexes: parts.map(({ index }) => index),
    gone,
  };
}

async function copyPart(
  source: FileSource,
  { folder, part, keys, signal, gone }: Target & PartFiles & { gone: string[] },
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
    const bytes = found instanceof Promise ? await found : found;
    if (!bytes) return void gone.push(key);
    const line = keepFile(bytes, { key, target });
    notes.note(line);
    lines.push(line);
    // The rows flow meanwhile.
    await nextTurn();
  };
  try {
    await inParallel(keys, PARALLEL.files, copyOne);
  } finally {
    notes.close();
  }
  return lines;
}

/** Whole: a picture fits into memory, and a stream for each would take longer than its bytes. */
function keepFile(bytes: Uint8Array, { key, target }: { key: string; target: string }): IndexLine {
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.draft`;
  writeFileSync(draft, bytes, { mode: 0o600 });
  renameSync(draft, target);
  return { key, bytes: bytes.length, sha256: hash('sha256', bytes) };
}

/** A picture that its owner deleted must not live on in tomorrow's backup. */
async function prune(folder: string, part: string, kept: ReadonlySet<string>): Promise<void> {
  const root = path.join(folder, 'files');
  for await (const entry of await opendir(path.join(root, part), { recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(root, file).split(path.sep).join('/');
    if (entry.isFile() && !kept.has(key)) await rm(file, { force: true });
  }
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}
