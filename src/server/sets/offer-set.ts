import type { Db } from '#server/db/connect.ts';
import type { Wine } from '#server/db/schema/wines-schema.ts';
import { AppError } from '#shared/errors.ts';
import { canShow, SHOTS } from '#shared/rules/pictures/outlets.ts';
import type { ShotId } from '#shared/rules/pictures/outlets.ts';

export type OwnWine = Pick<Wine, 'id' | 'labels'>;

/** Of how many of these wines each picture can be made: what a set will cost, before it is ordered. */
export async function offerSet(
  db: Db,
  { userId, wineIds }: { userId: string; wineIds: readonly string[] },
): Promise<{ id: ShotId; wines: number }[]> {
  const wines = await findOwnWines(db, wineIds, userId);
  return SHOTS.map((shot) => ({
    id: shot.id,
    wines: wines.filter(({ labels }) => canShow(shot, labels)).length,
  }));
}

/** Each once, in the order in which they were named; refused where one is not there. */
export async function findOwnWines(
  db: Db,
  wineIds: readonly string[],
  userId: string,
): Promise<OwnWine[]> {
  const found = await db
    .selectFrom('wines')
    .select(['id', 'labels'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...wineIds])
    .execute();
  const byId = new Map(found.map((wine) => [wine.id, wine]));
  return [...new Set(wineIds)].map((id) => {
    const wine = byId.get(id);
    if (!wine) throw new AppError('NOT_FOUND');
    return wine;
  });
}
