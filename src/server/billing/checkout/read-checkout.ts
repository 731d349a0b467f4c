import type { Db } from '#server/db/connect.ts';
import type { CheckoutStatus, Payments } from '#server/ports/payments.ts';

/** How a member's own checkout stands; anybody else's, or a made-up one, is unknown. */
export async function readCheckout(
  { db, payments }: { db: Db; payments: Payments },
  { userId, id }: { userId: string; id: string },
): Promise<CheckoutStatus | 'unknown'> {
  const own = await db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own ? payments.readCheckout(own.id) : 'unknown';
}
