import { clawBackAmount } from '#server/billing/entitlement/claw-back.ts';
import { dueMonth } from '#server/billing/entitlement/due-month.ts';
import { entitlementOf } from '#server/billing/entitlement/entitlement.ts';
import type { Db } from '#server/db/connect.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { RefundPreview } from '#shared/contract/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

/** What a refund would do, tried out on what the provider says now; changes nothing. */
export async function previewRefund(
  { db, payments }: { db: Db; payments: Pick<Payments, 'readProviderState'> },
  asked: { userId: string; paymentId: string; amountCents: number | undefined },
): Promise<RefundPreview> {
  const payment = await db
    .selectFrom('payment_transactions as t')
    .innerJoin('profiles as p', 'p.user_id', 't.user_id')
    .select(['t.amount', 't.refunded_amount', 't.clawed_back', 't.stripe_invoice_id', 't.status'])
    .select(['p.credits', 'p.held', 'p.stripe_customer_id'])
    .where('t.id', '=', asked.paymentId)
    .where('t.user_id', '=', asked.userId)
    .executeTakeFirst();
  if (!payment) throw new AppError('NOT_FOUND');
  const isOpen = ['succeeded', 'partially_refunded'].includes(payment.status);
  const refundableCents = isOpen ? payment.amount - payment.refunded_amount : 0;
  const amountCents = Math.min(asked.amountCents ?? refundableCents, refundableCents);
  const shown = {
    refundableCents,
    refundedCents: payment.refunded_amount,
    credits: payment.credits,
    available: payment.credits - payment.held,
  };
  if (payment.stripe_customer_id === null || amountCents === 0) return { ...shown, byRule: 0 };
  const state = await payments.readProviderState(payment.stripe_customer_id);
  const invoices = state.invoices.map((invoice) =>
    invoice.id === payment.stripe_invoice_id
      ? { ...invoice, refundedCents: invoice.refundedCents + amountCents }
      : invoice,
  );
  const then = { ...state, invoices };
  const month = dueMonth(then, entitlementOf(then));
  const invoice = invoices.find(({ id }) => id === payment.stripe_invoice_id);
  if (!invoice) return { ...shown, byRule: 0 };
  const byRule = await clawBackAmount(db, {
    userId: asked.userId,
    invoice,
    clawedBack: payment.clawed_back,
    protectedCredits: month ? PLANS[month.planId].imagesPerMonth : 0,
  });
  return { ...shown, byRule };
}
