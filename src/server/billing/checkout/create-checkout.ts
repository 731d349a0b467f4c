import type { Db } from '#server/db/connect.ts';
import { lockProfile } from '#server/db/lock-profile.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { UnknownCustomer } from '#server/ports/payments.ts';
import type { OpenCheckout, Payments } from '#server/ports/payments.ts';
import { AppError } from '#shared/errors.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { ensureCustomer, replaceCustomer } from './customer.ts';
import { findLiveSubscription } from './live-subscription.ts';
import { portalReturnUrl } from './open-portal.ts';
import { syncSubscription } from '#server/billing/sync-subscription.ts';
import type { SyncDeps } from '#server/billing/sync-subscription.ts';

/** A checkout that is about to expire is not worth coming back to. */
const MIN_LEFT_MS = 5 * 60_000;
/** How often things may stand differently while one looks. */
const LOOKS = 3;

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
  const order = { userId: profile.user_id, customerId, planId };
  try {
    return await findWay(deps, profile, order);
  } catch (error) {
    if (!(error instanceof UnknownCustomer)) throw error;
    const known = await replaceCustomer(deps, profile, customerId);
    return findWay(deps, profile, { ...order, customerId: known });
  }
}

async function findWay(deps: Deps, profile: Profile, order: Order): Promise<CheckoutAnswer> {
  const { customerId } = order;
  for (let look = 0; look < LOOKS; look++) {
    // Ask first: the purchase of a minute ago may not have been told yet.
    await syncSubscription(deps, profile.user_id);
    if (await findLiveSubscription(deps.db, profile.user_id)) {
      const returnUrl = portalReturnUrl(deps.appUrl);
      return { kind: 'portal', url: await deps.payments.createPortal({ customerId, returnUrl }) };
    }
    // What is paid in the days of grace would be lost with the account.
    if (profile.deletion_requested_at) throw new AppError('ACCOUNT_LEAVING');
    // Before looking round: what another click opens from here on is found, or got as one's own.
    const last = await findLastCheckout(deps.db, order);
    const { open, isPaid } = await findOpenCheckout(deps, order);
    const url = isPaid ? null : (open?.url ?? (await beginCheckout(deps, order, last)));
    if (url !== null) return { kind: 'checkout', url };
    // Another tab's was paid, or took the place of this one: things stand differently now.
  }
  throw new AppError('CHECKOUT_FAILED');
}

interface Order {
  userId: string;
  customerId: string;
  planId: PaidPlanId;
}

async function findLastCheckout(db: Db, { userId }: Order): Promise<string | undefined> {
  const last = await db
    .selectFrom('checkout_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return last?.id;
}

/** The one already open for this plan; every other one is closed, or both could be paid. */
async function findOpenCheckout(
  deps: Deps,
  order: Order,
): Promise<{ open: Pick<OpenCheckout, 'url'> | null; isPaid: boolean }> {
  const candidates = await deps.db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('user_id', '=', order.userId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .execute();
  let open: Pick<OpenCheckout, 'url'> | null = null;
  let isPaid = false;
  for (const candidate of candidates) {
    const isWanted =
      !open &&
      candidate.plan_id === order.planId &&
      candidate.superseded_at === null &&
      candidate.expires_at.getTime() > Date.now() + MIN_LEFT_MS;
    if (isWanted && (await deps.payments.readCheckout(candidate.id)) === 'open') open = candidate;
    else if ((await giveUp(deps, candidate.id)) === 'paid') isPaid = true;
  }
  return { open, isPaid };
}

/** Closed at the provider first: what is forgotten here can no longer be paid there. */
async function giveUp({ db, payments }: Deps, id: string): Promise<'paid' | 'closed'> {
  await payments.closeCheckout(id);
  const status = await payments.readCheckout(id);
  await db
    .updateTable('checkout_sessions')
    .set({ expires_at: new Date() })
    .where('id', '=', id)
    .execute();
  return status === 'complete' ? 'paid' : 'closed';
}

/** The new checkout's address; null where another one was paid, or begun after it, meanwhile. */
async function beginCheckout(
  deps: Deps,
  order: Order,
  last: string | undefined,
): Promise<string | null> {
  const session = await deps.payments.createCheckout({
    ...order,
    successUrl: `${deps.appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${deps.appUrl}/payment-cancelled`,
    // Two clicks come after the same one and so get the same checkout.
    idempotencyKey: `checkout:${order.userId}:${order.planId}:${last ?? 'first'}`,
  });
  const others = await takeTheirPlace(deps.db, order, session);
  if (others === null) return null;
  let isPaid = false;
  for (const { id } of others) if ((await giveUp(deps, id)) === 'paid') isPaid = true;
  if (isPaid) await giveUp(deps, session.id);
  return isPaid ? null : session.url;
}

/**
 * One at a time behind the profile's lock: of two tabs that choose different plans at one moment the
 * second to come here finds the first one's checkout and closes it. Null where that has been this one.
 */
async function takeTheirPlace(
  db: Db,
  { userId, planId }: Order,
  { id, url, expiresAt }: OpenCheckout,
): Promise<{ id: string }[] | null> {
  return db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId);
    await trx
      .insertInto('checkout_sessions')
      .values({ id, user_id: userId, plan_id: planId, url, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const open = await trx
      .selectFrom('checkout_sessions')
      .select(['id', 'superseded_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .execute();
    const own = open.find((session) => session.id === id);
    if (!own || own.superseded_at) return null;
    const others = open.filter((session) => session.id !== id);
    if (others.length > 0)
      await trx
        .updateTable('checkout_sessions')
        .set({ superseded_at: new Date() })
        .where(
          'id',
          'in',
          others.map((session) => session.id),
        )
        .execute();
    return others;
  });
}
