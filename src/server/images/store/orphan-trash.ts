import { sql } from 'kysely';

import type { FileStore } from '#server/ports/file-store.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { contentTypeOf } from './picture-files.ts';
import type { StoreDeps } from './store-owner.ts';

const TRASH = 'trash/';
const ORPHAN_TRASH_DAYS = 30;
/** Out of sight, but not gone: whoever restored the wrong dump has a month to notice. */
export async function trashFolders(
  files: FileStore,
  folders: readonly string[],
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  for (const folder of folders) await moveFolder(files, folder, `${TRASH}${day}/${folder}`);
}

/** Brings back what has a row again, and removes for good what has lain there for 30 days. */
export async function tidyOrphanTrash(
  { db, files }: StoreDeps,
  now: Date,
): Promise<{ restored: number; removed: number }> {
  const trashed = await listTrash(files);
  if (trashed.size === 0) return { restored: 0, removed: 0 };
  const known = await db
    .selectFrom('generated_images')
    .select('storage_key')
    // One parameter, however many there are: a statement takes 65,535.
    .where(sql<boolean>`storage_key = any(${[...trashed.keys()]}::text[])`)
    .execute();
  for (const { storage_key } of known) {
    await moveFolder(files, trashed.get(storage_key)?.place ?? '', storage_key);
    trashed.delete(storage_key);
  }
  const expired = [...trashed.values()].filter(
    ({ day }) => now.getTime() - Date.parse(day) > ORPHAN_TRASH_DAYS * DAY_MS,
  );
  for (const { place } of expired) await files.removeFolder(place);
  return { restored: known.length, removed: expired.length };
}

/** By the key they had: where they lie, and since when. */
async function listTrash(files: FileStore): Promise<Map<string, { place: string; day: string }>> {
  const trashed = new Map<string, { place: string; day: string }>();
  for await (const { key } of files.list(TRASH)) {
    const place = key.slice(0, key.lastIndexOf('/'));
    const [, day = '', ...folder] = place.split('/');
    trashed.set(folder.join('/'), { place, day });
  }
  return trashed;
}

/** Copied whole before anything is removed: a move that dies half-way is done again. */
async function moveFolder(files: FileStore, from: string, to: string): Promise<void> {
  for await (const { key } of files.list(`${from}/`)) {
    const bytes = await files.read(key);
    const name = key.slice(from.length + 1) as PictureFile;
    if (bytes) await files.put(`${to}/${name}`, bytes, contentTypeOf(name));
  }
  await files.removeFolder(from);
}
