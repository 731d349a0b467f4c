import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

import type { FileStore } from '#server/ports/file-store.ts';

export interface FileSource {
  keys(part: string): AsyncIterable<string> | Iterable<string>;
  /** The bytes at once, good until the next call, or a promise of bytes of one's own. Null where there is no file. */
  read(key: string): Uint8Array | null | Promise<Uint8Array | null>;
}

/** Files that are asked for one by one, wherever they lie. */
export function askStore(files: FileStore): FileSource {
  return { keys: (part) => keysOf(files, part), read: (key) => files.read(key) };
}

async function* keysOf(files: FileStore, part: string): AsyncIterable<string> {
  for await (const { key } of files.list(part)) yield key;
}

/** Files read off this machine's disk. */
export function openFolder(root: string): FileSource {
  let sheet = Buffer.allocUnsafe(1 << 20);
  return {
    keys: (part) => listKeys(root, part),
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
