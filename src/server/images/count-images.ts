import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';
import type { ImageFilter } from '#shared/contract/images.ts';
import { WINE_STYLES } from '#shared/rules/gallery.ts';
import type { WineStyle } from '#shared/rules/gallery.ts';
import { planOf } from '#shared/rules/plans.ts';

import { matchesFilter } from './match-images.ts';

export interface ImageCounts {
  total: number;
  favorites: number;
  trash: number;
  byStyle: Record<WineStyle, number>;
}

export async function countImages(db: Db, userId: string): Promise<ImageCounts> {
  const { fn } = db;
  const rows = await db
    .selectFrom('generated_images')
    .select([
      'wine_style',
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('kept'),
      fn
        .countAll<number>()
        .filterWhere('deleted_at', 'is', null)
        .filterWhere('is_favorite', '=', true)
        .as('favorites'),
      fn.countAll<number>().filterWhere('deleted_at', 'is not', null).as('trash'),
    ])
    .where('user_id', '=', userId)
    .groupBy('wine_style')
    .execute();
  const sum = (key: 'kept' | 'favorites' | 'trash') =>
    rows.reduce((total, row) => total + row[key], 0);
  const kept = new Map(rows.map((row) => [row.wine_style, row.kept]));
  const byStyle = Object.fromEntries(WINE_STYLES.map((style) => [style, kept.get(style) ?? 0]));
  return {
    total: sum('kept'),
    favorites: sum('favorites'),
    trash: sum('trash'),
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
