import type { Db } from '#server/db/connect.ts';
import { compareStore } from '#server/images/store/compare-store.ts';
import type { StoreDeps } from '#server/images/store/store-owner.ts';

export interface Scrub {
  /** Rows whose files are not there: pictures first, then artwork. */
  missing: string[];
  /** Folders that no row points at. */
  orphans: string[];
}

/** Compares rows and files and changes neither. */
export async function scrub(deps: StoreDeps, signal: AbortSignal): Promise<Scrub> {
  const pictures = await compareStore(deps, { signal, ageMs: 0 });
  const artwork = await compareArtwork(deps);
  return {
    missing: [...pictures.missing, ...artwork.missing],
    orphans: [...pictures.orphans, ...artwork.orphans],
  };
}

async function compareArtwork({ db, files }: StoreDeps): Promise<Scrub> {
  const rows = await readArtwork(db);
  const folders = new Set<string>();
  for await (const { key } of files.list('artwork/'))
    folders.add(key.slice(0, key.lastIndexOf('/')));
  return {
    missing: [...rows].filter((folder) => !folders.has(folder)),
    orphans: [...folders].filter((folder) => !rows.has(folder)),
  };
}

async function readArtwork(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('wine_artworks').select('storage_key').execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
