import type { Db } from '#server/db/connect.ts';
import type { Subscription } from '#server/db/schema/billing-schema.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import { deletionDate } from '#shared/rules/account.ts';
import { addMonths, monthsSince } from '#shared/rules/billing/months.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';
import { whatNext } from '#shared/rules/billing/what-next.ts';
import type { AccountFacts, LiveSubscription, WhatNext } from '#shared/rules/billing/what-next.ts';

import { isMonthPaidBy } from './due-month.ts';
import { isLive } from './entitlement.ts';

/** What comes for an account, from what the last sync wrote down. */
export async function readWhatNext(db: Db, profile: Profile): Promise<WhatNext> {
  return whatNext(await readFacts(db, profile));
}

async function readFacts(db: Db, profile: Profile): Promise<AccountFacts> {
  const { hasAllowance, aheadMs, creditCents } = await readAccount(db, profile.user_id);
  const now = new Date(Date.now() + aheadMs);
  const books = profile.stripe_customer_id ? await readBooks(db, profile.user_id) : NO_BOOKS;
  const live = books.subscriptions.find(({ stripe_status }) => isLive({ status: stripe_status }));
  return {
    now,
    status: profile.subscription_status,
    // Dates of ours, in the customer's time.
    allowanceDate: new Date(profile.credits_reset_date.getTime() + aheadMs),
    hasAllowance,
    deletionDate: profile.deletion_requested_at && deletionDate(profile.deletion_requested_at),
    creditCents,
    subscription: live ? liveFacts(live, books.payments, now) : null,
    ended: live ? null : lastEnded(books),
  };
}

async function readAccount(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles as p')
    .leftJoin('billing_accounts as a', 'a.user_id', 'p.user_id')
    .leftJoin('welcome_grants as w', 'w.user_id', 'p.user_id')
    .select(['a.clock_ahead_ms', 'a.credit_cents', 'w.user_id as granted'])
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
  return {
    aheadMs: row?.clock_ahead_ms ?? 0,
    creditCents: row?.credit_cents ?? 0,
    hasAllowance: (row?.granted ?? null) !== null,
  };
}

interface Payment {
  subscriptionId: string | null;
  status: string;
  amount: number;
  coversFrom: Date | null;
  coversTo: Date | null;
}

interface Books {
  /** The one that lasts longest first. */
  subscriptions: Subscription[];
  /** The newest first. */
  payments: Payment[];
}

const NO_BOOKS: Books = { subscriptions: [], payments: [] };
const RECENT_PAYMENTS = 24;

async function readBooks(db: Db, userId: string): Promise<Books> {
  const [subscriptions, payments] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('plan_id', 'is not', null)
      .orderBy('current_period_end', 'desc')
      .execute(),
    db
      .selectFrom('payment_transactions')
      .select([
        'stripe_subscription_id as subscriptionId',
        'status',
        'amount',
        'covers_from as coversFrom',
        'covers_to as coversTo',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(RECENT_PAYMENTS)
      .execute(),
  ]);
  return { subscriptions, payments };
}

function liveFacts(live: Subscription, payments: Payment[], now: Date): LiveSubscription | null {
  if (!live.plan_id) return null;
  const own = payments.filter(({ subscriptionId }) => subscriptionId === live.id);
  return {
    planId: live.plan_id,
    startedAt: live.started_at,
    periodEnd: live.current_period_end,
    cancelAt: live.cancel_at,
    owing: live.past_due_since && {
      since: live.past_due_since,
      amountCents: own.find(isUnpaid)?.amount ?? PLANS[live.plan_id].priceCents,
    },
    takenBack: takenBackOf(live, own, now),
  };
}

const isUnpaid = ({ status }: Payment) => status === 'failed' || status === 'pending';

/** Null where any payment of the running month is still ours. */
function takenBackOf(live: Subscription, own: Payment[], now: Date): LiveSubscription['takenBack'] {
  const month = Math.max(0, monthsSince(live.started_at, now));
  const start = addMonths(live.started_at, month);
  const paying = own.filter(
    ({ coversFrom: from, coversTo: to }) => from && to && isMonthPaidBy({ from, to }, start),
  );
  if (paying.some(({ status }) => status === 'succeeded' || status === 'partially_refunded'))
    return null;
  for (const { status, amount: amountCents } of paying)
    if (status === 'disputed' || status === 'refunded') return { how: status, amountCents };
  return null;
}

function lastEnded({ subscriptions, payments }: Books): AccountFacts['ended'] {
  const [last] = subscriptions
    .filter(({ ended_at }) => ended_at !== null)
    .toSorted((a, b) => Number(b.ended_at) - Number(a.ended_at));
  if (!last?.plan_id || !last.ended_at) return null;
  const wasUnpaid = payments.some(
    (payment) => payment.subscriptionId === last.id && isUnpaid(payment),
  );
  return { planId: last.plan_id, date: last.ended_at, why: wasUnpaid ? 'unpaid' : 'cancelled' };
}
