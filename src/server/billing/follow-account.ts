import type { Db } from '#server/db/connect.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Profile } from '#server/db/schema/schema.ts';

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
  // First: a customer of the former provider is forgotten by it.
  if (!(await syncSubscription(deps, userId))) return;
  await deps.payments.updateCustomer({
    customerId: profile.stripe_customer_id,
    email: profile.email,
    name: profile.display_name,
  });
  await followDeletion(deps, profile);
}

/** Until both agree: the owner may think again while the provider is being told. */
async function followDeletion(deps: Deps, profile: Profile): Promise<void> {
  let isLeaving = profile.deletion_requested_at !== null;
  for (;;) {
    await setRenewals(deps, profile.user_id, !isLeaving);
    const now = await isToBeDeleted(deps.db, profile.user_id);
    if (now === isLeaving) return;
    isLeaving = now;
  }
}

async function isToBeDeleted(db: Db, userId: string): Promise<boolean> {
  const { deletion_requested_at } = await db
    .selectFrom('profiles')
    .select('deletion_requested_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return deletion_requested_at !== null;
}

async function setRenewals(deps: Deps, userId: string, renews: boolean): Promise<void> {
  await syncSubscription(deps, userId);
  const subscriptions = await deps.db
    .selectFrom('subscriptions')
    .select(['id', 'stripe_status', 'cancel_at', 'stopped_for_deletion'])
    .where('user_id', '=', userId)
    .execute();
  const changing = subscriptions.filter(
    ({ stripe_status, cancel_at, stopped_for_deletion }) =>
      isLive({ status: stripe_status }) &&
      // One that its owner has cancelled stays cancelled, whatever becomes of the account.
      (renews ? stopped_for_deletion : cancel_at === null),
  );
  for (const { id } of changing) {
    // Noted before it is stopped: whoever dies in between must not pass it off as the owner's wish.
    if (!renews) await noteStopped(deps.db, id, true);
    await deps.payments.setRenewal(id, renews);
    if (renews) await noteStopped(deps.db, id, false);
  }
  if (changing.length > 0) await syncSubscription(deps, userId);
}

async function noteStopped(db: Db, id: string, isStopped: boolean): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ stopped_for_deletion: isStopped })
    .where('id', '=', id)
    .execute();
}
