import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

import type { FileStore } from '#server/ports/file-store.ts';

import { STORE_FOLDERS, STORE_PARTS } from './store-parts.ts';

/** The files of one part, all of them. */
export interface PartFiles {
  part: string;
  keys: readonly string[];
}

export interface FileSource {
  /** Every part of the store, those without files too. */
  parts(): AsyncIterable<PartFiles> | Iterable<PartFiles>;
  /** The bytes at once, good until the next call, or a promise of bytes of one's own. Null where there is no file. */
  read(key: string): Uint8Array | null | Promise<Uint8Array | null>;
}

/** Files that are asked for one by one, wherever they lie. */
export function askStore(files: FileStore): FileSource {
  return { parts: () => listParts(files), read: (key) => files.read(key) };
}

/**
 * A page of a listing names a thousand files, and asking for each part alone would be hundreds of journeys.
 * Stores list in the order of the keys, so that a part is whole where the next begins; from one that does
 * not, the parts that came in pieces are asked for again.
 */
async function* listParts(files: FileStore): AsyncIterable<PartFiles> {
  const known = new Set(STORE_PARTS);
  const torn = new Set<string>();
  const seen = new Set<string>();
  for (const folder of STORE_FOLDERS)
    for await (const found of inPieces(files.list(folder))) {
      if (!known.has(found.part)) continue;
      if (seen.has(found.part)) torn.add(found.part);
      else yield found;
      seen.add(found.part);
    }
  for (const part of torn) yield* inPieces(files.list(part));
  for (const part of STORE_PARTS) if (!seen.has(part)) yield { part, keys: [] };
}

/** 'pictures/0a/' of 'pictures/0a/…'. */
const partOf = (key: string): string => `${key.split('/', 2).join('/')}/`;

/** Files in a row that belong to one part. */
async function* inPieces(listed: AsyncIterable<{ key: string }>): AsyncIterable<PartFiles> {
  let piece: { part: string; keys: string[] } | undefined;
  for await (const { key } of listed) {
    const part = partOf(key);
    if (piece?.part !== part) {
      if (piece) yield piece;
      piece = { part, keys: [] };
    }
    piece.keys.push(key);
  }
  if (piece) yield piece;
}

/** Files read off this machine's disk. */
export function openFolder(root: string): FileSource {
  let sheet = Buffer.allocUnsafe(1 << 20);
  return {
    parts: () => readParts(root),
    read: (key) =>
      orNull(() => {
        const file = openSync(path.join(root, key), 'r');
        try {
          const { size } = fstatSync(file);
          // One buffer for all: fresh pages for every picture would cost more than reading it.
          if (size > sheet.length) sheet = Buffer.allocUnsafe(size);
          return sheet.subarray(0, readWhole(file, sheet, size));
        } finally {
          closeSync(file);
        }
      }),
  };
}

function* readParts(root: string): Iterable<PartFiles> {
  for (const part of STORE_PARTS) yield { part, keys: listKeys(root, part) };
}

function readWhole(file: number, sheet: Buffer, size: number): number {
  let done = 0;
  while (done < size) {
    const read = readSync(file, sheet, done, size - done, done);
    if (read === 0) break;
    done += read;
  }
  return done;
}

function listKeys(root: string, part: string): string[] {
  const entries = orNull(() =>
    readdirSync(path.join(root, part), { recursive: true, withFileTypes: true }),
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    );
}

function orNull<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
