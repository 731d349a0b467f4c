import { recordAudit } from '#server/admin/audit/record-audit.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import { syncSubscription } from '#server/billing/sync-subscription.ts';
import { adjustCredits } from '#server/credits/adjust-credits.ts';
import type { RefundOrder } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import { RefundRefused } from '#server/ports/payments.ts';
import { AppError } from '#shared/errors.ts';

import { findOrder } from './order-refund.ts';

/**
 * Asks the provider, lets our books follow, takes back what is left of the credits that were asked
 * for, and writes the trace. Every step may be repeated: the request and the job may both be at it.
 */
export async function carryOutRefund(deps: BillingDeps, id: string): Promise<RefundOrder> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.refused_at) throw new AppError('REFUND_REFUSED');
  if (order.done_at) return order;
  const before = await readState(deps.db, order);
  try {
    await deps.payments.refund({
      invoiceId: before.invoiceId,
      amountCents: order.amount_cents,
      idempotencyKey: `refund:${order.id}`,
    });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await markRefused(deps.db, order.id);
    throw new AppError('REFUND_REFUSED');
  }
  await syncSubscription(deps, order.user_id);
  return finish(deps.db, order);
}

/** For the job: what the provider refuses is over. */
export async function finishRefund(deps: BillingDeps, id: string): Promise<void> {
  try {
    await carryOutRefund(deps, id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'REFUND_REFUSED')) throw error;
  }
}

interface MoneyState {
  invoiceId: string;
  credits: number;
  refundedCents: number;
  clawedBack: number;
}

async function readState(
  db: Pick<Db, 'selectFrom'>,
  { payment_id }: RefundOrder,
): Promise<MoneyState> {
  const row = await db
    .selectFrom('payment_transactions as t')
    .innerJoin('profiles as p', 'p.user_id', 't.user_id')
    .select(['t.stripe_invoice_id', 'p.credits', 't.refunded_amount', 't.clawed_back'])
    .where('t.id', '=', payment_id)
    .executeTakeFirstOrThrow();
  return {
    invoiceId: row.stripe_invoice_id,
    credits: row.credits,
    refundedCents: row.refunded_amount,
    clawedBack: row.clawed_back,
  };
}

async function markRefused(db: Db, id: string): Promise<void> {
  await db
    .updateTable('refund_orders')
    .set({ refused_at: new Date() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** What the rule took with the refund counts; the rest of what was asked for is taken now. */
async function finish(db: Db, { id }: RefundOrder): Promise<RefundOrder> {
  return inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('refund_orders')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (order.done_at) return order;
    const { user_id: userId, reason, actor_email: adminEmail } = order;
    const synced = await readState(trx, order);
    const byRule = Math.max(0, synced.clawedBack - order.clawed_before);
    const more = Math.max(0, order.credits_back - byRule);
    const reference = `admin:refund:${id}`;
    const taken =
      more === 0
        ? 0
        : -(await adjustCredits(trx, { userId, amount: -more, reason, reference, adminEmail }))
            .amount;
    const after = await readState(trx, order);
    await recordAudit(trx, {
      actor: order.actor,
      action: 'refund_payment',
      targetType: 'user',
      targetId: userId,
      reason,
      details: { payment: order.payment_id, amountCents: order.amount_cents },
      before: {
        credits: after.credits + taken + byRule,
        refundedCents: after.refundedCents - order.amount_cents,
      },
      after: { credits: after.credits, refundedCents: after.refundedCents },
      idempotencyKey: `refund:${id}`,
    });
    return trx
      .updateTable('refund_orders')
      .set({ done_at: new Date(), credits_taken: byRule + taken })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
