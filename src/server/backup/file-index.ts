import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { RefusalToStart } from '#server/exit-with-reason.ts';
import { parseJson } from '#shared/parse-json.ts';

import type { Part } from './manifest.ts';
import { indexFile } from './store-parts.ts';
import type { IndexLine } from './store-parts.ts';

const lineOf = (line: IndexLine) => `${JSON.stringify(line)}\n`;

/** What earlier runs copied, those that were cut off included. */
export function readKnown(folder: string, part: string): Map<string, IndexLine> {
  const file = path.join(folder, indexFile(part));
  const lines = [...readLines(file), ...readLines(`${file}.part`)];
  return new Map(lines.map((line) => [line.key, line]));
}

/** Noted file by file, in one that is opened with the first: whoever is cut off goes on from here. */
export function openNotes(folder: string, part: string) {
  let opened: number | undefined;
  return {
    note(line: IndexLine): void {
      opened ??= openSync(`${path.join(folder, indexFile(part))}.part`, 'a', 0o600);
      writeSync(opened, lineOf(line));
    },
    close(): void {
      if (opened !== undefined) closeSync(opened);
    },
  };
}

export function writeIndex(folder: string, part: string, lines: readonly IndexLine[]): Part {
  const file = indexFile(part);
  const text = lines
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(lineOf)
    .join('');
  writeFileSync(path.join(folder, `${file}.draft`), text, { mode: 0o600 });
  renameSync(path.join(folder, `${file}.draft`), path.join(folder, file));
  rmSync(path.join(folder, `${file}.part`), { force: true });
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

function readLines(file: string): IndexLine[] {
  return existsSync(file) ? parseLines(readFileSync(file, 'utf8')) : [];
}

/**
 * A line may have been cut off with its writer (a full disk, say), and the next run has written on
 * behind it. What cannot be read was not noted.
 */
function parseLines(text: string): IndexLine[] {
  return text.split('\n').flatMap((line) => {
    const parsed = lineSchema.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}

const lineSchema = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
