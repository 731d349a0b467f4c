import { z } from 'zod';

import { decodeCursor, encodeCursor } from '#server/db/cursor.ts';
import { AppError } from '#shared/errors.ts';
import type { GallerySort } from '#shared/rules/pictures/gallery.ts';

/** Where a page ended: the sort keys of its last row. Times keep their microseconds as text. */
const cursorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('recent'), at: z.iso.datetime({ precision: 6 }), id: z.uuid() }),
  z.object({ by: z.literal('trash'), at: z.iso.datetime({ precision: 6 }), id: z.uuid() }),
  z.object({
    by: z.literal('favorites'),
    isFavorite: z.boolean(),
    at: z.iso.datetime({ precision: 6 }),
    id: z.uuid(),
  }),
  z.object({ by: z.literal('name'), key: z.string().max(400), id: z.uuid() }),
]);
export type GalleryCursor = z.infer<typeof cursorSchema>;
export type GalleryOrder = GallerySort | 'trash';

export function writeCursor(cursor: GalleryCursor): string {
  return encodeCursor(cursor);
}

/** A cursor of another sort, or a made-up one, is refused rather than misread. */
export function readCursor<Order extends GalleryOrder>(
  text: string,
  order: Order,
): Extract<GalleryCursor, { by: Order }> {
  const parsed = cursorSchema.safeParse(decodeCursor(text));
  if (!parsed.success || parsed.data.by !== order)
    throw new AppError('VALIDATION_FAILED', { fields: { cursor: 'This page no longer exists' } });
  return parsed.data as Extract<GalleryCursor, { by: Order }>;
}
