import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import type { ProviderState } from '#server/ports/payments.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

import { clawBack, giveBack } from './entitlement/claw-back.ts';
import { dueMonth } from './entitlement/due-month.ts';
import type { DueMonth } from './entitlement/due-month.ts';
import { entitlementOf, owingSince } from './entitlement/entitlement.ts';
import type { Entitlement } from './entitlement/entitlement.ts';
import { grantMonth } from './entitlement/grant-month.ts';
import { nextCheck } from './next-check.ts';
import { writeBillingMails } from './mails/billing-mails.ts';
import { recordPayments } from './payment-rows.ts';
import { findPlanChanges } from './mails/plan-mails.ts';

/** A sync that has begun: its number says which of two states is the newer one. */
export interface SyncTicket {
  userId: string;
  number: number;
  begunAt: Date;
}

/**
 * Makes our books agree with the provider, in one transaction behind the profile's lock. A state
 * that was asked for before one that is already applied is dropped: it can only be older.
 */
export async function applyProviderState(
  { db, appUrl }: { db: Db; appUrl: string },
  ticket: SyncTicket,
  providerState: ProviderState,
): Promise<Entitlement> {
  const entitlement = entitlementOf(providerState);
  await inTransaction(db, async (trx) => {
    const profile = await readLocked(trx, ticket.userId);
    if (!(await claimTicket(trx, ticket))) return;
    const plans = await findPlanChanges(trx, profile, providerState);
    await recordSubscriptions(trx, ticket.userId, providerState);
    const payments = await recordPayments(trx, ticket.userId, providerState);
    const month = dueMonth(providerState, entitlement);
    const protectedCredits = month ? PLANS[month.planId].imagesPerMonth : 0;
    for (const change of payments) {
      const move = { userId: ticket.userId, change, ticketNumber: ticket.number };
      await clawBack(trx, { ...move, protectedCredits });
      await giveBack(trx, move);
    }
    if (month) await grantMonth(trx, ticket.userId, month);
    await updateProfile(trx, profile, { entitlement, month, aheadMs: aheadMs(providerState) });
    await finish(trx, ticket, { providerState, entitlement, month });
    const { asOf } = providerState;
    await writeBillingMails(trx, { userId: ticket.userId, payments, plans, asOf, appUrl });
  });
  return entitlement;
}

const aheadMs = (providerState: ProviderState) => {
  const ahead = providerState.asOf.getTime() - Date.now();
  return Math.abs(ahead) < 60_000 ? 0 : ahead;
};

function readLocked(trx: Transaction<Schema>, userId: string): Promise<Profile> {
  return trx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function claimTicket(trx: Transaction<Schema>, ticket: SyncTicket): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_accounts')
    .set({ sync_applied: ticket.number })
    .where('user_id', '=', ticket.userId)
    .where('sync_applied', '<', ticket.number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function recordSubscriptions(
  trx: Transaction<Schema>,
  userId: string,
  providerState: ProviderState,
): Promise<void> {
  if (providerState.subscriptions.length === 0) return;
  await trx
    .insertInto('subscriptions')
    .values(
      providerState.subscriptions.map((subscription) => ({
        id: subscription.id,
        user_id: userId,
        plan_id: subscription.planId,
        stripe_status: subscription.status,
        started_at: subscription.startedAt,
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        cancel_at: subscription.cancelAt,
        ended_at: subscription.endedAt,
        past_due_since: owingSince(providerState, subscription),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        plan_id: eb.ref('excluded.plan_id'),
        stripe_status: eb.ref('excluded.stripe_status'),
        current_period_start: eb.ref('excluded.current_period_start'),
        current_period_end: eb.ref('excluded.current_period_end'),
        cancel_at: eb.ref('excluded.cancel_at'),
        ended_at: eb.ref('excluded.ended_at'),
        past_due_since: eb.ref('excluded.past_due_since'),
        updated_at: new Date(),
      })),
    )
    .execute();
}

async function updateProfile(
  trx: Transaction<Schema>,
  profile: Profile,
  outcome: { entitlement: Entitlement; month: DueMonth | null; aheadMs: number },
): Promise<void> {
  const { entitlement, month } = outcome;
  // An admin's status is the role (spec §6); the plan shows in the tier.
  const status = profile.is_admin ? profile.subscription_status : entitlement.status;
  const endDate = entitlement.subscription?.periodEnd ?? null;
  const resetDate = month
    ? new Date(month.end.getTime() - outcome.aheadMs)
    : profile.credits_reset_date;
  const isSame =
    profile.subscription_status === status &&
    profile.subscription_tier === entitlement.tier &&
    profile.subscription_end_date?.getTime() === endDate?.getTime() &&
    profile.credits_reset_date.getTime() === resetDate.getTime();
  if (isSame) return;
  await trx
    .updateTable('profiles')
    .set({
      subscription_status: status,
      subscription_tier: entitlement.tier,
      subscription_end_date: endDate,
      credits_reset_date: resetDate,
      updated_at: new Date(),
    })
    .where('user_id', '=', profile.user_id)
    .execute();
}

async function finish(
  trx: Transaction<Schema>,
  ticket: SyncTicket,
  outcome: { providerState: ProviderState; entitlement: Entitlement; month: DueMonth | null },
): Promise<void> {
  const { providerState } = outcome;
  const next = nextCheck(outcome);
  await trx
    .updateTable('billing_accounts')
    .set({
      clock_ahead_ms: aheadMs(providerState),
      credit_cents: providerState.creditCents,
      next_check_at: next && new Date(next.getTime() - aheadMs(providerState)),
      synced_at: new Date(),
    })
    .where('user_id', '=', ticket.userId)
    .execute();
  await trx
    .updateTable('stripe_events')
    .set({ processed_at: new Date() })
    .where('customer_id', '=', providerState.customerId)
    .where('processed_at', 'is', null)
    .where('received_at', '<=', ticket.begunAt)
    .execute();
}
