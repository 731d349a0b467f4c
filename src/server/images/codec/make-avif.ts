import type { Db } from '#server/db/connect.ts';

import { decodePicture } from './decode-picture.ts';
import { encodeAvif } from './encode-picture.ts';
import { readOrigin } from './read-origin.ts';
import { noteRemoved } from '#server/images/store/remove-pictures.ts';
import { sealAndPut } from '#server/images/store/store-picture.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';

/** The smaller files that come after the picture: made from the original, which says all about itself. */
export async function makeAvif(
  { db, ...store }: { db: Db } & PictureStore,
  generationId: string,
): Promise<void> {
  const image = await db
    .selectFrom('generated_images')
    .select(['id', 'storage_key', 'has_avif'])
    .where('generation_id', '=', generationId)
    .executeTakeFirst();
  if (!image || image.has_avif) return;
  const original = await store.files.read(`${image.storage_key}/original.png`);
  // Deleted for good meanwhile.
  if (!original) return;
  const { xmp, declaration } = await readOrigin(store.credentials, original);
  const encoded = await encodeAvif(await decodePicture(original, { keepsAlpha: true }), xmp);
  await sealAndPut(store, { folder: image.storage_key, encoded, declaration });
  const { numUpdatedRows } = await db
    .updateTable('generated_images')
    .set({ has_avif: true })
    .where('id', '=', image.id)
    .executeTakeFirst();
  // Deleted for good while it was encoded: its folder was emptied before our files were in it.
  if (numUpdatedRows === 0n) await noteRemoved(db, [image.storage_key]);
}
