import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';
import type { OpenCheckout, Payments } from '#server/ports/payments.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { ensureCustomer } from './customer.ts';
import { findLiveSubscription } from './live-subscription.ts';
import { portalReturnUrl } from './open-portal.ts';
import { syncSubscription } from '#server/billing/sync-subscription.ts';
import type { SyncDeps } from '#server/billing/sync-subscription.ts';

/** A checkout that is about to expire is not worth coming back to. */
const MIN_LEFT_MS = 5 * 60_000;

type Deps = SyncDeps & { payments: Payments };

export interface CheckoutAnswer {
  kind: 'checkout' | 'portal';
  url: string;
}

/** Where the buyer goes: to the checkout, or to the portal where a subscription already runs. */
export async function createCheckout(
  deps: Deps,
  { profile, planId }: { profile: Profile; planId: PaidPlanId },
): Promise<CheckoutAnswer> {
  const customerId = await ensureCustomer(deps, profile);
  // Ask first: the purchase of a minute ago may not have been told yet.
  await syncSubscription(deps, profile.user_id);
  if (await findLiveSubscription(deps.db, profile.user_id)) {
    const returnUrl = portalReturnUrl(deps.appUrl);
    return { kind: 'portal', url: await deps.payments.createPortal({ customerId, returnUrl }) };
  }
  const order = { userId: profile.user_id, customerId, planId };
  const open = (await findOpenCheckout(deps, order)) ?? (await beginCheckout(deps, order));
  return { kind: 'checkout', url: open.url };
}

interface Order {
  userId: string;
  customerId: string;
  planId: PaidPlanId;
}

/** The one already open for this plan; one for another plan is closed, or both could be paid. */
async function findOpenCheckout(
  { db, payments }: Deps,
  order: Order,
): Promise<Pick<OpenCheckout, 'url'> | null> {
  const candidates = await db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('user_id', '=', order.userId)
    .where('expires_at', '>', new Date(Date.now() + MIN_LEFT_MS))
    .orderBy('created_at', 'desc')
    .execute();
  for (const candidate of candidates) {
    const isOpen = (await payments.readCheckout(candidate.id)) === 'open';
    if (isOpen && candidate.plan_id === order.planId) return candidate;
    if (isOpen) await payments.closeCheckout(candidate.id);
    await forget(db, candidate.id);
  }
  return null;
}

async function forget(db: Db, id: string): Promise<void> {
  await db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date() })
    .where('id', '=', id)
    .execute();
}

async function beginCheckout(deps: Deps, order: Order): Promise<OpenCheckout> {
  const last = await deps.db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('user_id', '=', order.userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const session = await deps.payments.createCheckout({
    ...order,
    successUrl: `${deps.appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${deps.appUrl}/payment-cancelled`,
    // Two clicks come after the same one and so get the same checkout.
    idempotencyKey: `checkout:${order.userId}:${order.planId}:${last?.id ?? 'first'}`,
  });
  await deps.db
    .insertInto('checkout_sessions')
    .values({
      id: session.id,
      user_id: order.userId,
      plan_id: order.planId,
      url: session.url,
      expires_at: session.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return session;
}
