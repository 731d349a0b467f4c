import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { ImageFilter } from '#shared/contract/images.ts';
import { WINE_STYLES } from '#shared/rules/pictures/gallery.ts';
import type { WineStyle } from '#shared/rules/pictures/gallery.ts';
import { planOf } from '#shared/rules/billing/plans.ts';

import { matchesFilter } from './match-images.ts';

export interface ImageCounts {
  total: number;
  favorites: number;
  trash: number;
  byStyle: Record<WineStyle, number>;
}

/** Each figure from the index that holds its rows and no others. */
export async function countImages(db: Db, userId: string): Promise<ImageCounts> {
  const own = db.selectFrom('generated_images').where('user_id', '=', userId);
  const kept = own.where('deleted_at', 'is', null);
  const [styles, favorites, trash] = await Promise.all([
    kept
      .select(['wine_style', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('wine_style')
      .execute(),
    kept
      .where('is_favorite', '=', true)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    own
      .where('deleted_at', 'is not', null)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const counts = new Map(styles.map(({ wine_style, count }) => [wine_style, count]));
  const byStyle = Object.fromEntries(WINE_STYLES.map((style) => [style, counts.get(style) ?? 0]));
  return {
    total: styles.reduce((sum, { count }) => sum + count, 0),
    favorites: favorites.count,
    trash: trash.count,
    byStyle: byStyle as ImageCounts['byStyle'],
  };
}

/** The x of 'x of y images'. */
export async function countMatching(
  db: Db,
  { userId, filter }: { userId: string; filter: ImageFilter },
): Promise<number> {
  const { matching } = await db
    .selectFrom('generated_images')
    .select((eb) => eb.fn.countAll<number>().as('matching'))
    .where((eb) => matchesFilter(eb, userId, filter))
    .executeTakeFirstOrThrow();
  return matching;
}

export interface Usage {
  monthlyUsed: number;
  monthlyLimit: number;
  monthlyRemaining: number;
}

/** Pictures delivered in this calendar month (UTC), deleted ones included: deleting buys nothing back. */
export async function monthlyUsage(db: Db, profile: Profile): Promise<Usage> {
  const { used } = await db
    .selectFrom('generations')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('user_id', '=', profile.user_id)
    .where('state', '=', 'succeeded')
    .where('created_at', '>=', sql<Date>`date_trunc('month', now(), 'UTC')`)
    .executeTakeFirstOrThrow();
  const limit = planOf(profile.subscription_status, profile.subscription_tier).imagesPerMonth;
  return {
    monthlyUsed: used,
    monthlyLimit: limit,
    monthlyRemaining: Math.max(0, limit - used),
  };
}
