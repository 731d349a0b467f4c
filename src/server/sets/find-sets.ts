import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage, Generation, PictureSet } from '#server/db/schema/schema.ts';
import { toImageView } from '#server/images/image-view.ts';
import type { SetItem, SetView } from '#shared/contract/sets.ts';
import { AppError } from '#shared/errors.ts';
import { isOpen } from '#shared/rules/pictures/generation.ts';

const NEWEST = 50;

/**
 * Of each picture the newest try: an earlier one that failed is history. What was delivered is never
 * tried again; wines that are gone for good can no longer be told apart.
 */
const NEWEST_TRY = sql<boolean>`(g.state = 'succeeded' or not exists (select from generations later
  where later.set_id = g.set_id and later.wine_id is not distinct from g.wine_id
    and later.shot->>'id' = g.shot->>'id' and later.created_at > g.created_at))`;

export async function findSet(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<SetView> {
  const set = await findOwnSet(db, { id, userId });
  const items = await findItems(db, set);
  const delivered = items.filter(({ state }) => state === 'succeeded').length;
  const missing = items.filter(({ state }) => state !== 'succeeded' && !isOpen(state)).length;
  return { ...toSummary(set), total: items.length, delivered, missing, items };
}

export async function findOwnSet(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<PictureSet> {
  const set = await db
    .selectFrom('picture_sets')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!set) throw new AppError('NOT_FOUND');
  return set;
}

export async function listSets(
  db: Db,
  { userId, wineId }: { userId: string; wineId?: string | undefined },
) {
  const sets = await db
    .selectFrom('picture_sets')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(wineId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from generations g
          where g.set_id = picture_sets.id and g.wine_id = ${wineId ?? null}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  const counts = await countItems(
    db,
    sets.map(({ id }) => id),
  );
  return sets.map((set) => ({
    ...toSummary(set),
    ...(counts.get(set.id) ?? { total: 0, delivered: 0, missing: 0 }),
  }));
}

const toSummary = ({ id, kind, wines, created_at }: PictureSet) => ({
  id,
  kind,
  wines,
  createdAt: created_at.toISOString(),
});

async function countItems(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('generations as g')
          .select([
            'set_id',
            sql<number>`count(*)::int`.as('total'),
            sql<number>`(count(*) filter (where state = 'succeeded'))::int`.as('delivered'),
            sql<number>`(count(*) filter (where finished_at is not null
              and state <> 'succeeded'))::int`.as('missing'),
          ])
          .where('set_id', 'in', [...ids])
          .where(NEWEST_TRY)
          .groupBy('set_id')
          .execute();
  return new Map(rows.map(({ set_id, ...count }) => [set_id, count]));
}

async function findItems(db: Db, { id, user_id }: PictureSet): Promise<SetItem[]> {
  const generations = await newestTries(db, id);
  const images = await db
    .selectFrom('generated_images')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('generation_id', 'in', (query) =>
      query.selectFrom('generations').select('generations.id').where('set_id', '=', id),
    )
    .execute();
  const byGeneration = new Map(images.map((image) => [image.generation_id, image]));
  return generations.map((generation) => {
    const image = byGeneration.get(generation.id);
    return {
      generationId: generation.id,
      wineId: generation.wine_id,
      wineTitle: generation.wine_title,
      isWineRemoved: generation.is_wine_removed,
      shotId: generation.shot?.id ?? '',
      shotName: generation.shot?.name ?? '',
      state: generation.state,
      progress: generation.progress,
      errorCode: generation.error_code,
      image: image ? toThumbnail(image) : null,
    };
  });
}

function toThumbnail(image: GeneratedImage): SetItem['image'] {
  const { id, imageUrl, srcSet, width, height } = toImageView(image);
  return { id, imageUrl, srcSet, width, height };
}

export async function newestTries(
  db: Db,
  setId: string,
): Promise<(Generation & { wine_title: string; is_wine_removed: boolean })[]> {
  return db
    .selectFrom('generations as g')
    .leftJoin('wines', 'wines.id', 'g.wine_id')
    .selectAll('g')
    .select([
      // Of a wine that is gone nothing is left to put together: an empty text, not null.
      sql<string>`coalesce(nullif(concat_ws(' ', wines.name, wines.vintage), ''), 'Removed wine')`.as(
        'wine_title',
      ),
      sql<boolean>`(wines.id is null or wines.deleted_at is not null)`.as('is_wine_removed'),
    ])
    .where('g.set_id', '=', setId)
    .where(NEWEST_TRY)
    .orderBy('g.variation')
    .execute();
}
