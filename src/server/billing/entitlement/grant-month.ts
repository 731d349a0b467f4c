import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { topUpCredits } from '#server/credits/grant-credits.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

import type { DueMonth } from './due-month.ts';

/** Fills the balance for a paid month, once, whoever asks and however often. */
export async function grantMonth(
  trx: Transaction<Schema>,
  userId: string,
  month: DueMonth,
): Promise<void> {
  const plan = PLANS[month.planId];
  const grant = await topUpCredits(trx, {
    userId,
    allowance: plan.imagesPerMonth,
    reason: `${plan.label} credits`,
    reference: `plan:${month.subscriptionId}:${month.start.toISOString()}`,
  });
  if (!grant.isApplied) return;
  await trx
    .insertInto('plan_grants')
    .values({
      subscription_id: month.subscriptionId,
      month_start: month.start,
      user_id: userId,
      invoice_id: month.invoiceId,
      amount: grant.amount,
      after_seq: sql<number>`(select max(seq) from credit_history where user_id = ${userId})`,
    })
    .execute();
}
