import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from '#server/db/connect.ts';
import { cursorTime, decodeCursor, encodeCursor, exactTime } from '#server/db/cursor.ts';
import { literally } from '#server/db/like-pattern.ts';
import { AppError } from '#shared/errors.ts';
import { WINES_PAGE_SIZE } from '#shared/rules/pictures/wines.ts';

import type { CountedWine } from './wine-view.ts';

interface Wanted {
  userId: string;
  search?: string | undefined;
  trash: boolean;
  cursor?: string | undefined;
}

const cursorSchema = z.object({ at: cursorTime, id: z.uuid() });

/** One page of the own wines, the last used first. */
export async function listWines(
  db: Db,
  { userId, search, trash, cursor }: Wanted,
): Promise<{ wines: CountedWine[]; nextCursor: string | null; total: number }> {
  let query = ownWines(db, userId)
    .select(exactTime(sql.ref('used_at')).as('exact_at'))
    .where('deleted_at', trash ? 'is not' : 'is', null);
  if (search) query = query.where(matches(search));
  if (cursor) {
    const { at, id } = decodeCursor(cursor, { schema: cursorSchema });
    query = query.where(sql<boolean>`(used_at, wines.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const [rows, total] = await Promise.all([
    query
      .orderBy('used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(WINES_PAGE_SIZE + 1)
      .execute(),
    countWines(db, userId),
  ]);
  const wines = rows.slice(0, WINES_PAGE_SIZE);
  const last = wines.at(-1);
  const hasMore = rows.length > WINES_PAGE_SIZE;
  const nextCursor = last && hasMore ? encodeCursor({ at: last.exact_at, id: last.id }) : null;
  return { wines, total, nextCursor };
}

/** Another user's wine is as missing as one that never was. */
export async function findWine(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<CountedWine> {
  const wine = await ownWines(db, userId).where('wines.id', '=', id).executeTakeFirst();
  if (!wine) throw new AppError('NOT_FOUND');
  return wine;
}

export async function countWines(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

function ownWines(db: Db, userId: string) {
  return db
    .selectFrom('wines')
    .selectAll('wines')
    .select(
      sql<number>`(select count(*)::int from generated_images i
        where i.wine_id = wines.id and i.deleted_at is null)`.as('pictures'),
    )
    .where('wines.user_id', '=', userId);
}

/** Every word must stand somewhere in the facts. */
function matches(search: string) {
  const words = search.split(/\s+/).filter(Boolean);
  const facts = sql`(name || ' ' || producer || ' ' || grape || ' ' || appellation)`;
  return sql<boolean>`${sql.join(
    words.map((word) =>
      /^\d{4}$/.test(word)
        ? sql`(${facts} ilike ${like(word)} or vintage = ${Number(word)})`
        : sql`${facts} ilike ${like(word)}`,
    ),
    sql` and `,
  )}`;
}

const like = (word: string): string => `%${literally(word)}%`;
