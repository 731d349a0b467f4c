import type { Db } from '#server/db/connect.ts';
import type { Payments } from '#server/ports/payments.ts';

import { isLive } from './entitlement/entitlement.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { SyncDeps } from './sync-subscription.ts';

export const END_SUBSCRIPTION_JOB = 'end-banned-subscription';

/** The provider forgets the person too; the payments stay, as the law wants them. */
export async function forgetCustomer(
  { db, payments }: { db: Db; payments: Payments },
  userId: string,
): Promise<void> {
  const { stripe_customer_id: customerId } = await db
    .selectFrom('profiles')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (customerId === null) return;
  await payments.deleteCustomer(customerId);
  await db
    .updateTable('profiles')
    .set({ stripe_customer_id: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends whatever still runs, at once: the first step of erasing an account. May be repeated. */
export async function endSubscriptions(
  deps: SyncDeps & { payments: Payments; db: Db },
  userId: string,
): Promise<void> {
  await syncSubscription(deps, userId);
  const all = await deps.db
    .selectFrom('subscriptions')
    .select(['id', 'stripe_status'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, stripe_status } of all)
    if (isLive({ status: stripe_status })) await deps.payments.endSubscription(id);
  await syncSubscription(deps, userId);
}
