import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { databaseTime } from '#server/db/database-time.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import type { PictureFile } from '#shared/rules/pictures/gallery.ts';

import { PICTURES_PREFIX } from './picture-files.ts';
import type { StoreDeps } from './store-owner.ts';

/** Files are written before their row: nothing younger than this can be called forgotten. */
const ORPHAN_AGE_MS = DAY_MS;
/** The one file that nothing else can be made of again. */
const ORIGINAL: PictureFile = 'original.png';
const SHARDS = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

export interface StoreDifference {
  /** Folders that no row points at. */
  orphans: string[];
  /** Rows whose files are not there, the original above all. */
  missing: string[];
}

/** Compares rows and files, one 256th of the store after the other: memory holds one of them. */
export async function compareStore(
  deps: StoreDeps,
  { signal, ageMs = ORPHAN_AGE_MS }: { signal: AbortSignal; ageMs?: number },
): Promise<StoreDifference> {
  const found: StoreDifference = { orphans: [], missing: [] };
  for (const shard of SHARDS) {
    if (signal.aborted) break;
    const part = await compareShard(deps, `${PICTURES_PREFIX}${shard}/`, ageMs);
    found.orphans.push(...part.orphans);
    found.missing.push(...part.missing);
  }
  return found;
}

async function compareShard(
  { db, files }: StoreDeps,
  prefix: string,
  ageMs: number,
): Promise<StoreDifference> {
  // Rows that are younger than the listing may have got their files after it.
  const before = await databaseTime(db);
  const youngest = new Map<string, number>();
  const whole = new Set<string>();
  for await (const { key, modifiedAt } of files.list(prefix)) {
    const folder = folderOf(key);
    if (!folder) continue;
    youngest.set(folder, Math.max(youngest.get(folder) ?? 0, modifiedAt.getTime()));
    if (key === `${folder}/${ORIGINAL}`) whole.add(folder);
  }
  const rows = await readRows(db, prefix);
  const old = before.getTime() - ageMs;
  return {
    orphans: [...youngest].flatMap(([folder, at]) =>
      at <= old && !rows.has(folder) ? [folder] : [],
    ),
    missing: [...rows].flatMap(([folder, madeAt]) =>
      madeAt && madeAt < before && !whole.has(folder) ? [folder] : [],
    ),
  };
}

/**
 * `pictures/<shard>/<id>`. A file that somebody left beside the folders belongs to none of them: its
 * own folder is the shard, which is full of other people's pictures.
 */
function folderOf(key: string): string | null {
  const [top, shard, id, ...file] = key.split('/');
  return id && file.length > 0 ? `${top}/${shard}/${id}` : null;
}

/** Pictures, and those whose files are about to go anyway (with no date). */
async function readRows(db: Db, prefix: string): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ storage_key: string; made_at: Date | null }>`
    select storage_key, created_at as made_at from generated_images
    where storage_key like ${`${prefix}%`}
    union all
    select storage_key, null from removed_pictures where storage_key like ${`${prefix}%`}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.storage_key, row.made_at]));
}
