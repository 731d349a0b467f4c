import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage, Schema } from '#server/db/schema.ts';
import type { ListImagesInput } from '#shared/contract/images.ts';
import { GALLERY_PAGE_SIZE } from '#shared/rules/gallery.ts';

import { readCursor, writeCursor } from './gallery-cursor.ts';
import type { GalleryCursor, GalleryOrder } from './gallery-cursor.ts';
import { matchesFilter } from './match-images.ts';

type Row = GeneratedImage & { exact_created_at: string; exact_deleted_at: string };
type Query = SelectQueryBuilder<Schema, 'generated_images', Row>;

export interface ImagePage {
  images: GeneratedImage[];
  nextCursor: string | null;
}

/** One page of a gallery, found by the sort keys of the last row seen: as fast at the end as at the start. */
export async function listImages(
  db: Db,
  { userId, ...input }: ListImagesInput & { userId: string },
): Promise<ImagePage> {
  const order: GalleryOrder = input.trash ? 'trash' : input.sort;
  const query = db
    .selectFrom('generated_images')
    .selectAll()
    .select([
      exactly('created_at').as('exact_created_at'),
      exactly('deleted_at').as('exact_deleted_at'),
    ])
    .where((eb) => matchesFilter(eb, userId, input));
  const rows = await ORDERS[order](query, input.cursor)
    .limit(GALLERY_PAGE_SIZE + 1)
    .execute();
  const images = rows.slice(0, GALLERY_PAGE_SIZE);
  const last = images.at(-1);
  const hasMore = rows.length > GALLERY_PAGE_SIZE;
  return {
    images,
    nextCursor: last && hasMore ? writeCursor(cursorOf(order, last)) : null,
  };
}

/** Row comparisons, so that one index range gives the page. */
const ORDERS: Record<GalleryOrder, (query: Query, cursor: string | undefined) => Query> = {
  recent: (query, text) => {
    const after = text === undefined ? null : readCursor(text, 'recent');
    return after
      ? newestFirst(query).where(
          sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      : newestFirst(query);
  },
  favorites: (query, text) => {
    const ordered = newestFirst(query.orderBy('is_favorite', 'desc'));
    const after = text === undefined ? null : readCursor(text, 'favorites');
    return after
      ? ordered.where(
          sql<boolean>`(is_favorite, created_at, id) < (${after.isFavorite}::boolean, ${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      : ordered;
  },
  name: (query, text) => {
    const ordered = query.orderBy('prompt_key').orderBy('id');
    const after = text === undefined ? null : readCursor(text, 'name');
    return after
      ? ordered.where(sql<boolean>`(prompt_key, id) > (${after.key}::text, ${after.id}::uuid)`)
      : ordered;
  },
  trash: (query, text) => {
    const ordered = query.orderBy('deleted_at', 'desc').orderBy('id', 'desc');
    const after = text === undefined ? null : readCursor(text, 'trash');
    return after
      ? ordered.where(
          sql<boolean>`(deleted_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      : ordered;
  },
};

function newestFirst(query: Query): Query {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function cursorOf(order: GalleryOrder, row: Row): GalleryCursor {
  const { id } = row;
  if (order === 'name') return { by: order, key: row.prompt_key, id };
  if (order === 'trash') return { by: order, at: row.exact_deleted_at, id };
  if (order === 'recent') return { by: order, at: row.exact_created_at, id };
  return { by: order, isFavorite: row.is_favorite, at: row.exact_created_at, id };
}

/** JavaScript's dates stop at milliseconds; rows of one transaction differ below that. */
function exactly(column: 'created_at' | 'deleted_at') {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
