import { sql } from 'kysely';

import { isBackupRunning } from '#server/db/backup-lock.ts';
import type { Db } from '#server/db/connect.ts';
import { assertOwnStore } from '#server/images/store/store-owner.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';
import { WINE_TRASH_DAYS } from '#shared/rules/pictures/wines.ts';

import { bottleFolder } from './show-bottle.ts';

interface TidyDeps {
  db: Db;
  files: FileStore;
}

/** An artwork without a wine may belong to one that is being described right now. */
const UNUSED_AFTER_DAYS = 7;

export function wineJobs(deps: TidyDeps): JobDefinition[] {
  return [
    defineJob({
      name: 'tidy-wines',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 3600,
      cron: '11 4 * * *',
      handle: ({ signal }) => tidyWines(deps, signal),
    }),
  ];
}

/** Removed wines after their days of grace, and artwork that no label shows any more. */
export async function tidyWines({ db, files }: TidyDeps, signal?: AbortSignal): Promise<void> {
  const gone = await db
    .deleteFrom('wines')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${WINE_TRASH_DAYS})`)
    .returning('id')
    .execute();
  const unused = await db
    .selectFrom('wine_artworks as a')
    .select(['id', 'storage_key'])
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${UNUSED_AFTER_DAYS})`)
    .where(
      sql<boolean>`not exists (select from wines w
        where w.user_id = a.user_id and w.labels::text like '%' || a.id || '%')`,
    )
    .execute();
  if (await isBackupRunning(db)) return; // tomorrow
  // A restored or foreign database must not decide about the files of another.
  if (unused.length + gone.length > 0) await assertOwnStore({ db, files });
  for (const { id } of gone) await files.removeFolder(bottleFolder(id));
  for (const { id, storage_key } of unused) {
    if (signal?.aborted) return;
    // The row first: a label that is saved meanwhile finds no artwork rather than a missing file.
    await db.deleteFrom('wine_artworks').where('id', '=', id).execute();
    await files.removeFolder(storage_key);
  }
}
