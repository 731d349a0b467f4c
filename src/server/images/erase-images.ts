import type { Db } from '#server/db/connect.ts';

/** All pictures of a user, trash included; their files follow within a minute (remove-pictures.ts). */
export async function eraseImages(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('generated_images').where('user_id', '=', userId).execute();
}
