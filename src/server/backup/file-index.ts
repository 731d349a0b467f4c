import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import type { Part } from './manifest.ts';
import { indexFile } from './store-parts.ts';
import type { IndexLine } from './store-parts.ts';

const lineOf = (line: IndexLine) => `${JSON.stringify(line)}\n`;

/** What earlier runs copied, those that were cut off included. */
export async function readKnown(folder: string, part: string): Promise<Map<string, IndexLine>> {
  const file = path.join(folder, indexFile(part));
  const lines = [...(await readLines(file)), ...(await readLines(`${file}.part`))];
  return new Map(lines.map((line) => [line.key, line]));
}

/** Noted file by file, in one that is opened with the first: whoever is cut off goes on from here. */
export function openNotes(folder: string, part: string) {
  let opened: Promise<FileHandle> | undefined;
  return {
    async note(line: IndexLine): Promise<void> {
      opened ??= open(`${path.join(folder, indexFile(part))}.part`, 'a');
      await (await opened).appendFile(lineOf(line));
    },
    async close(): Promise<void> {
      await (await opened)?.close();
    },
  };
}

export async function writeIndex(
  folder: string,
  part: string,
  lines: readonly IndexLine[],
): Promise<Part> {
  const file = indexFile(part);
  const text = lines
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(lineOf)
    .join('');
  await writeFile(path.join(folder, `${file}.draft`), text, { mode: 0o600 });
  await rename(path.join(folder, `${file}.draft`), path.join(folder, file));
  await rm(path.join(folder, `${file}.part`), { force: true });
  return { file, ...measure(text) };
}

export async function readIndex(folder: string, { file, sha256 }: Part): Promise<IndexLine[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  if (measure(text).sha256 !== sha256)
    throw new RefusalToStart(`${file} is damaged: its checksum is another one.`);
  return parseLines(text);
}

function measure(text: string): { bytes: number; sha256: string } {
  return {
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}

async function readLines(file: string): Promise<IndexLine[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseLines(text);
}

/** The last line may have been cut off with its writer. */
function parseLines(text: string): IndexLine[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line) as IndexLine] : []));
}
