import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { RefusalToStart } from '#server/exit-with-reason.ts';

const FORMAT = 1;
const MANIFEST = 'manifest.json';

const partSchema = z.object({
  /** Below the backup's folder. */
  file: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT, 'was made by another version of Vignette'),
  id: z.string(),
  /** The moment of the snapshot. */
  takenAt: z.string(),
  postgres: z.string(),
  /** The newest migration: the tables are loaded into the schema of that time, then brought up to date. */
  migration: z.string(),
  tables: z.array(
    partSchema.extend({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Of the store's lists, one a part of the store. */
  indexes: z.array(partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export type DumpedTable = Manifest['tables'][number];

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>) {
  const file = path.join(folder, MANIFEST);
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 2);
  await writeFile(`${file}.draft`, `${text}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.draft`, file);
}

/** An earlier one would call a folder whole whose tables are being replaced. */
export const removeManifest = (folder: string): Promise<void> =>
  rm(path.join(folder, MANIFEST), { force: true });

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readIfThere(path.join(folder, MANIFEST));
  if (text === null)
    throw new RefusalToStart(`${folder} holds no whole backup: it has no ${MANIFEST}.`);
  return manifestSchema.parse(JSON.parse(text));
}

/** Null where there is no such file; one that may not be read is not taken for none. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
