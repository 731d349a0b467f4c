import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage } from '#server/db/schema/schema.ts';
import type { ListImagesInput } from '#shared/contract/images.ts';
import { GALLERY_PAGE_SIZE } from '#shared/rules/pictures/gallery.ts';

import { cursorAt, inOrder, orderOf, sortTime } from './gallery-order.ts';
import { matchesFilter } from './match-images.ts';

export interface ImagePage {
  images: GeneratedImage[];
  nextCursor: string | null;
}

/** One page of a gallery, found by the sort keys of the last row seen: as fast at the end as at the start. */
export async function listImages(
  db: Db,
  { userId, ...input }: ListImagesInput & { userId: string },
): Promise<ImagePage> {
  const order = orderOf(input);
  const query = db
    .selectFrom('generated_images')
    .selectAll()
    .select(sortTime(order).as('exact_at'))
    .where((eb) => matchesFilter(eb, userId, input));
  const rows = await inOrder(query, { order, cursor: input.cursor })
    .limit(GALLERY_PAGE_SIZE + 1)
    .execute();
  const images = rows.slice(0, GALLERY_PAGE_SIZE);
  const last = images.at(-1);
  const hasMore = rows.length > GALLERY_PAGE_SIZE;
  return { images, nextCursor: last && hasMore ? cursorAt(order, last) : null };
}
