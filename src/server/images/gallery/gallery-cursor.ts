import { z } from 'zod';

import { cursorText, cursorTime, decodeCursor, encodeCursor } from '#server/db/cursor.ts';
import type { GallerySort } from '#shared/rules/pictures/gallery.ts';

/** Where a page ended: the sort keys of its last row. Times keep their microseconds as text. */
const cursorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('recent'), at: cursorTime, id: z.uuid() }),
  z.object({ by: z.literal('trash'), at: cursorTime, id: z.uuid() }),
  z.object({
    by: z.literal('favorites'),
    isFavorite: z.boolean(),
    at: cursorTime,
    id: z.uuid(),
  }),
  z.object({ by: z.literal('name'), key: cursorText, id: z.uuid() }),
]);
export type GalleryCursor = z.infer<typeof cursorSchema>;
export type GalleryOrder = GallerySort | 'trash';

export function writeCursor(cursor: GalleryCursor): string {
  return encodeCursor(cursor);
}

export function readCursor<Order extends GalleryOrder>(
  text: string,
  order: Order,
): Extract<GalleryCursor, { by: Order }> {
  return decodeCursor(text, { schema: cursorSchema.refine(isOf(order)) });
}

const isOf =
  <Order extends GalleryOrder>(order: Order) =>
  (cursor: GalleryCursor): cursor is Extract<GalleryCursor, { by: Order }> =>
    cursor.by === order;
