import type { Db } from '#server/db/connect.ts';
import type { GeneratedImage } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';

/** Another user's picture and a missing one are the same: not found (design §7.2). */
export async function findOwnImage(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<GeneratedImage> {
  const image = await db
    .selectFrom('generated_images')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!image) throw new AppError('NOT_FOUND');
  return image;
}
