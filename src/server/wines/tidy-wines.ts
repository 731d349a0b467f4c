import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { noteRemoved, removeDeletedFiles } from '#server/images/store/remove-pictures.ts';
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
const NEVER = new AbortController().signal;

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

/**
 * Removed wines after their days of grace, and artwork that no label shows any more. A row goes together
 * with the note that its files are to go: they are removed afterwards, and again until they are gone.
 */
export async function tidyWines(deps: TidyDeps, signal = NEVER): Promise<void> {
  const { db } = deps;
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('wines')
      .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${WINE_TRASH_DAYS})`)
      .returning('id')
      .execute();
    await noteRemoved(
      trx,
      gone.map(({ id }) => bottleFolder(id)),
    );
  });
  const unused = await db
    .selectFrom('wine_artworks as a')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${UNUSED_AFTER_DAYS})`)
    .where(IS_UNUSED)
    .execute();
  for (const { id } of unused) {
    if (signal.aborted) return;
    await db.transaction().execute((trx) => removeUnused(trx, id));
  }
  await removeDeletedFiles(deps, signal);
}

const IS_UNUSED = sql<boolean>`not exists (select from wines w
  where w.user_id = a.user_id and w.labels::text like '%' || a.id || '%')`;

/** A label that is being saved holds its artwork: wait for it, and look again. */
async function removeUnused(trx: Transaction<Schema>, id: string): Promise<void> {
  await sql`select from wine_artworks where id = ${id} for update`.execute(trx);
  const { rows } = await sql<{ storage_key: string }>`
    delete from wine_artworks a where id = ${id} and ${IS_UNUSED} returning storage_key`.execute(
    trx,
  );
  await noteRemoved(
    trx,
    rows.map(({ storage_key }) => storage_key),
  );
}
