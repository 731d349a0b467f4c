import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

import { exactTime } from '#server/db/cursor.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import { readCursor, writeCursor } from './gallery-cursor.ts';
import type { GalleryOrder } from './gallery-cursor.ts';

type Query<Row> = SelectQueryBuilder<Schema, 'generated_images', Row>;
type Step = <Row>(query: Query<Row>, cursor: string | undefined) => Query<Row>;

/** What a cursor is made of, whatever else was selected. */
export interface SortKeys {
  id: string;
  is_favorite: boolean;
  prompt_key: string;
  /** `created_at`, or in the trash `deleted_at`. */
  exact_at: string;
}

export function orderOf({ sort, trash }: { sort: GalleryOrder; trash: boolean }): GalleryOrder {
  return trash ? 'trash' : sort;
}

export function sortTime(order: GalleryOrder) {
  return exactTime(sql.ref(order === 'trash' ? 'deleted_at' : 'created_at'));
}

/** In this order, from behind the cursor on. Row comparisons, so that one index range gives the page. */
export function inOrder<Row>(
  query: Query<Row>,
  { order, cursor }: { order: GalleryOrder; cursor: string | undefined },
): Query<Row> {
  return STEPS[order](query, cursor);
}

export function cursorAt(order: GalleryOrder, row: SortKeys): string {
  const { id, exact_at: at, is_favorite: isFavorite, prompt_key: key } = row;
  if (order === 'name') return writeCursor({ by: order, key, id });
  if (order === 'favorites') return writeCursor({ by: order, isFavorite, at, id });
  return writeCursor({ by: order, at, id });
}

const STEPS: Record<GalleryOrder, Step> = {
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

function newestFirst<Row>(query: Query<Row>): Query<Row> {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc');
}
