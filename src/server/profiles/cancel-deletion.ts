import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import { AppError } from '#shared/errors.ts';

import { tellAccountChanged } from './account-changed.ts';

/** The owner stays. Once the erasure has begun there is no way back. */
export async function cancelDeletion(
  { db, queue }: { db: Db; queue: Queue },
  userId: string,
): Promise<Profile> {
  return db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('profiles')
      .set({ deletion_requested_at: null, updated_at: new Date() })
      .where('user_id', '=', userId)
      .where('erasing_since', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!kept) throw new AppError('DELETION_UNDER_WAY');
    await tellAccountChanged(queue, trx, userId);
    return kept;
  });
}
