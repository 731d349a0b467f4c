import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage, GeneratedImagesTable } from '#server/db/schema/schema.ts';
import { storePicture } from '#server/images/store/store-picture.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import { pictureUrl, wineStyleOf } from '#shared/rules/pictures/gallery.ts';

import type { TestApp } from './create-test-app.ts';
import { drawPicture } from './pictures.ts';

export type ImageDetails = Partial<Insertable<GeneratedImagesTable>>;

/** A row of the gallery without the generation that would have made it. */
export function newImage(details: ImageDetails & { user_id: string }) {
  const id = details.id ?? randomUUID();
  const prompt = details.prompt ?? 'a glass of red';
  return {
    id,
    prompt,
    image_url: pictureUrl(id),
    storage_key: `pictures/${id.slice(0, 2)}/${id}`,
    mime: 'image/png',
    bytes: 1,
    size: 'square',
    width: 1024,
    height: 1024,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    style_id: 'cinematic',
    wine_style: wineStyleOf(prompt),
    api: 'test',
    ...details,
  } satisfies Insertable<GeneratedImagesTable>;
}

export async function insertImage(
  db: Db,
  details: ImageDetails & { user_id: string },
): Promise<GeneratedImage> {
  return db
    .insertInto('generated_images')
    .values(newImage(details))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A picture with real, sealed files and its row. */
export async function addPicture(
  { db, pictureStore }: { db: Db; pictureStore: PictureStore },
  details: ImageDetails & { user_id: string },
): Promise<GeneratedImage> {
  const stored = await storePicture(pictureStore, {
    bytes: await drawPicture({ width: 700, height: 400 }),
    prompt: details.prompt ?? 'a glass of red',
    engine: 'vignette-studio',
    source: 'algorithmicMedia',
    createdAt: details.created_at ?? new Date(),
  });
  return insertImage(db, { ...stored, ...details });
}

/** Somebody with these pictures, and what their gallery shows. */
export async function openGallery(app: TestApp, images: readonly ImageDetails[]) {
  const owner = await app.member();
  await owner.api.profile.get();
  const rows = [];
  for (const details of images)
    rows.push(await insertImage(app.context.db, { ...details, user_id: owner.userId }));
  const prompts = async (input: Parameters<typeof owner.api.images.list>[0] = {}) =>
    (await owner.api.images.list(input)).images.map(({ prompt }) => prompt);
  return { owner, rows, ids: rows.map(({ id }) => id), prompts };
}
