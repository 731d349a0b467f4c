import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import { CAPTURE_HOLD } from '#server/credits/capture-hold.ts';
import type { Db } from '#server/db/connect.ts';
import { retryConflicts } from '#server/db/retry-conflicts.ts';
import type { StoredPicture } from '#server/images/store/store-picture.ts';
import { pictureUrl } from '#shared/rules/pictures/gallery.ts';
import type { DrawnWine, WineStyle } from '#shared/rules/pictures/gallery.ts';
import type { PictureContents } from '#shared/rules/pictures/generation.ts';

import type { Fence } from './run/claim-generation.ts';

export interface Delivery {
  picture: StoredPicture;
  wineStyle: WineStyle;
  wine: DrawnWine | null;
  seed: number;
  scene: PictureContents | null;
  api: string;
}

/** The picture is the customer's now; false where this attempt no longer counts. */
export async function deliverGeneration(
  db: Db,
  fence: Fence,
  delivery: Delivery,
): Promise<boolean> {
  return retryConflicts(() => deliver(db, fence, delivery));
}

/**
 * The moment a credit is spent. Success, picture and capture are one statement and so one
 * transaction: they happen together or not at all, in a single round trip. The profile is locked
 * before the generation, as everywhere (hold-credits.ts).
 */
export async function deliver(
  db: Db,
  { id, attempt }: Fence,
  { picture, wineStyle, wine, seed, scene, api }: Delivery,
): Promise<boolean> {
  const imageId = randomUUID();
  const { rows } = await sql`
    with holder as (
      select user_id from profiles
      where user_id = (select user_id from generations where id = ${id})
      for no key update),
    finished as (
      update generations g
      set state = 'succeeded', progress = 100, finished_at = clock_timestamp(),
        updated_at = clock_timestamp()
      from holder
      where g.user_id = holder.user_id and g.id = ${id} and g.attempt = ${attempt}
        and g.finished_at is null
      returning g.*),
    image as (
      insert into generated_images (id, user_id, generation_id, prompt, size, style_id, image_url,
        storage_key, mime, bytes, width, height, thumbhash, wine_style, seed, scene, api,
        grape, region, vintage, wine_id, wine_title)
      select ${imageId}::uuid, user_id, id, prompt, size, style_id, ${pictureUrl(imageId)},
        ${picture.storage_key}, ${picture.mime}, ${picture.bytes}::int, ${picture.width}::int,
        ${picture.height}::int, ${picture.thumbhash}, ${wineStyle}, ${seed}::bigint,
        ${scene && JSON.stringify(scene)}::jsonb, ${api},
        ${wine?.grape ?? null}, ${wine?.region ?? null}, ${wine?.vintage ?? null}::int, wine_id,
        (select concat_ws(' ', name, vintage) from wines where wines.id = finished.wine_id)
      from finished),
    ${CAPTURE_HOLD}
    select f.id from finished f, entry`.execute(db);
  return rows.length > 0;
}
