import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage } from '#server/db/schema/schema.ts';
import type { BulkAction, Selection } from '#shared/contract/images.ts';
import { AppError } from '#shared/errors.ts';

import { isSelected } from './gallery/match-images.ts';

export interface ImageChange {
  userId: string;
  action: BulkAction;
  selection: Selection;
}

/**
 * One statement, whether it is one picture or ten thousand. What is in the trash can only be
 * restored or deleted, what is not can only be marked or deleted to the trash.
 */
export async function changeImages(db: Db, change: ImageChange): Promise<number> {
  if (change.action === 'delete') {
    const result = await deletion(db, change).executeTakeFirstOrThrow();
    return Number(result.numDeletedRows);
  }
  const result = await update(db, { ...change, action: change.action }).executeTakeFirstOrThrow();
  return Number(result.numUpdatedRows);
}

/** The same for one picture, which must be there. */
export async function changeImage(
  db: Db,
  { id, userId, action }: Omit<ImageChange, 'selection'> & { id: string },
): Promise<GeneratedImage> {
  const one = { userId, selection: { ids: [id] } };
  const image =
    action === 'delete'
      ? await deletion(db, one).returningAll().executeTakeFirst()
      : await update(db, { ...one, action })
          .returningAll()
          .executeTakeFirst();
  if (!image) throw new AppError('NOT_FOUND');
  return image;
}

const UPDATES = {
  favorite: { set: { is_favorite: true }, inTrash: false },
  unfavorite: { set: { is_favorite: false }, inTrash: false },
  trash: { set: { deleted_at: sql<Date>`now()` }, inTrash: false },
  restore: { set: { deleted_at: null }, inTrash: true },
} as const;

function update(
  db: Db,
  { userId, action, selection }: ImageChange & { action: keyof typeof UPDATES },
) {
  const { set, inTrash } = UPDATES[action];
  return db
    .updateTable('generated_images')
    .set({ ...set, updated_at: sql<Date>`now()` })
    .where((eb) => isSelected(eb, userId, selection))
    .where('deleted_at', inTrash ? 'is not' : 'is', null);
}

// The files follow: a trigger remembers their keys, the upkeep removes them.
function deletion(db: Db, { userId, selection }: Omit<ImageChange, 'action'>) {
  return db
    .deleteFrom('generated_images')
    .where((eb) => isSelected(eb, userId, selection))
    .where('deleted_at', 'is not', null);
}
