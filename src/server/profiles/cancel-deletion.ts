import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';
import { AppError } from '#shared/errors.ts';

/** The owner stays. Once the erasure has begun there is no way back. */
export async function cancelDeletion(db: Db, userId: string): Promise<Profile> {
  const kept = await db
    .updateTable('profiles')
    .set({ deletion_requested_at: null, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('erasing_since', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!kept) throw new AppError('DELETION_UNDER_WAY');
  return kept;
}
