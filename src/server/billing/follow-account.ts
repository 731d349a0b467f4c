import type { Db } from '#server/db/connect.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Profile } from '#server/db/schema.ts';

import { isLive } from './entitlement/entitlement.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { SyncDeps } from './sync-subscription.ts';

type Deps = SyncDeps & { payments: Payments };

/**
 * The provider's side of a change to an account: name and address of the customer, and no renewal in
 * the days of grace before a deletion. Reads how things stand now, so it may be repeated.
 */
export async function followAccount(deps: Deps, userId: string): Promise<void> {
  const profile = await deps.db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!profile?.stripe_customer_id) return;
  await deps.payments.updateCustomer({
    customerId: profile.stripe_customer_id,
    email: profile.email,
    name: profile.display_name,
  });
  await followDeletion(deps, profile);
}

async function followDeletion(deps: Deps, { user_id, deletion_requested_at }: Profile) {
  await syncSubscription(deps, user_id);
  const isLeaving = deletion_requested_at !== null;
  const subscriptions = await deps.db
    .selectFrom('subscriptions')
    .select(['id', 'stripe_status', 'cancel_at', 'stopped_for_deletion'])
    .where('user_id', '=', user_id)
    .execute();
  const changing = subscriptions.filter(
    ({ stripe_status, cancel_at, stopped_for_deletion }) =>
      isLive({ status: stripe_status }) &&
      // One that its owner has cancelled stays cancelled, whatever becomes of the account.
      (isLeaving ? cancel_at === null : stopped_for_deletion),
  );
  for (const { id } of changing) {
    await deps.payments.setRenewal(id, !isLeaving);
    await noteStopped(deps.db, id, isLeaving);
  }
  if (changing.length > 0) await syncSubscription(deps, user_id);
}

async function noteStopped(db: Db, id: string, isStopped: boolean): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ stopped_for_deletion: isStopped })
    .where('id', '=', id)
    .execute();
}
