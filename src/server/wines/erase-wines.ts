import type { Db } from '#server/db/connect.ts';
import { noteRemoved } from '#server/images/store/remove-pictures.ts';

import { bottleFolder } from './show-bottle.ts';

/** All wines of a user and every artwork; their files follow within a minute (remove-pictures.ts). */
export async function eraseWines(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wines = await trx
      .deleteFrom('wines')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    const artworks = await trx
      .deleteFrom('wine_artworks')
      .where('user_id', '=', userId)
      .returning('storage_key')
      .execute();
    await noteRemoved(trx, [
      ...wines.map(({ id }) => bottleFolder(id)),
      ...artworks.map(({ storage_key }) => storage_key),
    ]);
  });
}
