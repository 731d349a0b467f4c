import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { WineDraft } from '#shared/contract/wines.ts';
import { wineKey } from '#shared/rules/pictures/wines-key.ts';

import { assertOwnArtwork, takeRoom, winesFull } from './change-wines.ts';
import type { Owner } from './change-wines.ts';
import { toRow } from './wine-view.ts';

interface Imported {
  wines: { id: string | null; isNew: boolean }[];
  room: number;
}

/**
 * Keeps what is not there yet, all of it or nothing. A wine is known by name, producer and vintage,
 * so an import that was interrupted is simply sent again.
 */
export async function importWines(
  db: Db,
  owner: Owner,
  { wines, isDryRun }: { wines: readonly WineDraft[]; isDryRun: boolean },
): Promise<Imported> {
  return db.transaction().execute(async (trx) => {
    const room = await takeRoom(trx, owner);
    const known = await findKnown(trx, owner.user_id);
    const fresh = new Map<string, WineDraft>();
    for (const draft of wines)
      if (!known.has(wineKey(draft)) && !fresh.has(wineKey(draft)))
        fresh.set(wineKey(draft), draft);
    if (!isDryRun && fresh.size > 0) {
      if (fresh.size > room) throw winesFull(owner);
      await assertOwnArtwork(trx, owner.user_id, ...wines.map(({ labels }) => labels));
      for (const [key, id] of await insertWines(trx, owner.user_id, fresh)) known.set(key, id);
    }
    return {
      wines: wines.map((draft) => ({
        id: known.get(wineKey(draft)) ?? null,
        isNew: fresh.has(wineKey(draft)),
      })),
      room: room - fresh.size,
    };
  });
}

async function findKnown(trx: Transaction<Schema>, userId: string): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('wines')
    .select(['id', 'name', 'producer', 'vintage'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [wineKey(row), row.id]));
}

/** The first of the table is the first of the list. */
async function insertWines(
  trx: Transaction<Schema>,
  userId: string,
  fresh: ReadonlyMap<string, WineDraft>,
): Promise<[string, string][]> {
  const rows = await trx
    .insertInto('wines')
    .values(
      [...fresh.values()].map((draft, i) => ({
        user_id: userId,
        used_at: sql<Date>`clock_timestamp() - ${i} * interval '1 ms'`,
        ...toRow(draft),
      })),
    )
    .returning(['id', 'name', 'producer', 'vintage'])
    .execute();
  return rows.map((row) => [wineKey(row), row.id]);
}
