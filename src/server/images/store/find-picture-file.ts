import type { Db } from '#server/db/connect.ts';

/** What serving a file of a picture needs to know. */
export interface PictureOnFile {
  user_id: string;
  storage_key: string;
  prompt: string;
  created_at: Date;
  wine_title: string | null;
  has_avif: boolean;
}

/** The owner's, or any for an admin; null for everybody else, as for a picture that never was. */
export async function findPictureFile(
  db: Db,
  { imageId, userId, isAdmin }: { imageId: string; userId: string; isAdmin: boolean },
): Promise<PictureOnFile | null> {
  const found = await db
    .selectFrom('generated_images')
    .select(['user_id', 'storage_key', 'prompt', 'created_at', 'wine_title', 'has_avif'])
    .where('id', '=', imageId)
    .$if(!isAdmin, (query) => query.where('user_id', '=', userId))
    .executeTakeFirst();
  return found ?? null;
}
