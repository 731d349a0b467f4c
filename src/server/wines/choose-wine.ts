import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';

import { findWine } from './find-wines.ts';

/** Names may hold spaces, so `@` is compared with the own wines rather than read word by word. */
const MENTIONED_AMONG = 1000;

/** The own wine a request is about: by id, or by `@Name` in the words (the longest name that fits). */
export async function chooseWine(
  db: Db,
  { userId, prompt, wineId }: { userId: string; prompt: string; wineId?: string | undefined },
): Promise<string | null> {
  if (wineId !== undefined) {
    const wine = await findWine(db, { id: wineId, userId });
    if (wine.deleted_at) throw new AppError('NOT_FOUND');
    return wine.id;
  }
  if (!prompt.includes('@')) return null;
  const words = prompt.toLocaleLowerCase();
  const own = await db
    .selectFrom('wines')
    .select(['id', 'name', 'vintage'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('used_at', 'desc')
    .limit(MENTIONED_AMONG)
    .execute();
  const mentioned = own.flatMap((wine) =>
    [wineTitle(wine), wine.name]
      .filter((name) => words.includes(`@${name.toLocaleLowerCase()}`))
      .map((name) => ({ id: wine.id, length: name.length })),
  );
  return mentioned.toSorted((a, b) => b.length - a.length)[0]?.id ?? null;
}
