import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { lockProfile } from '#server/db/lock-profile.ts';
import type { ProviderState } from '#server/ports/payments.ts';

/** Whether it was made by the payment sandbox, before a provider was set up. */
export async function wasOfSandbox(db: Db, customerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sandbox_objects')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a provider would say of somebody who has bought nothing there. */
export const nothingBought = (customerId: string): ProviderState => ({
  customerId,
  asOf: new Date(),
  creditCents: 0,
  subscriptions: [],
  invoices: [],
});

/** Of one that the provider does not know nothing can run, be paid or be managed there. */
export async function forgetUnknownCustomer(
  db: Db,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId);
    const { numUpdatedRows } = await trx
      .updateTable('profiles')
      .set({ stripe_customer_id: null })
      .where('user_id', '=', userId)
      .where('stripe_customer_id', '=', customerId)
      .executeTakeFirst();
    // Another tab was quicker, and may have opened a checkout since.
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('subscriptions')
      .set({ stripe_status: 'canceled', ended_at: sql`now()`, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    await trx
      .updateTable('checkout_sessions')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .execute();
  });
}
