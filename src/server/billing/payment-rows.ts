import type { Insertable, Transaction } from 'kysely';

import type { PaymentStatus, PaymentTransactionsTable } from '#server/db/schema/billing-schema.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { ProviderState, ProviderInvoice } from '#server/ports/payments.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

import { takenBackCents } from './entitlement/due-month.ts';

/** What a sync learnt about one invoice, beside what was known before. */
export interface PaymentChange {
  invoice: ProviderInvoice;
  status: PaymentStatus;
  before: { status: PaymentStatus; refunded_amount: number; clawed_back: number } | null;
}

/** Brings payment_transactions to the state; answers with every invoice that is new or different. */
export async function recordPayments(
  trx: Transaction<Schema>,
  userId: string,
  providerState: ProviderState,
): Promise<PaymentChange[]> {
  const known = new Map(
    (
      await trx
        .selectFrom('payment_transactions')
        .select(['stripe_invoice_id', 'status', 'refunded_amount', 'clawed_back'])
        .where('user_id', '=', userId)
        .execute()
    ).map((row) => [row.stripe_invoice_id, row]),
  );
  const changes = providerState.invoices
    .filter(isWorthRecording)
    .map((invoice): PaymentChange => ({
      invoice,
      status: paymentStatus(invoice),
      before: known.get(invoice.id) ?? null,
    }))
    .filter(isChange);
  if (changes.length > 0)
    await upsert(
      trx,
      changes.map((change) => toRow(userId, change)),
    );
  return changes;
}

/** A free trial's invoice over nothing, or one that was annulled, is no payment. */
const isWorthRecording = (invoice: ProviderInvoice) =>
  invoice.amountCents > 0 && invoice.status !== 'void';

const isChange = ({ invoice, status, before }: PaymentChange) =>
  before === null || before.status !== status || before.refunded_amount !== takenBackCents(invoice);

function paymentStatus(invoice: ProviderInvoice): PaymentStatus {
  if (invoice.status !== 'paid')
    return invoice.status === 'open' && invoice.attempts === 0 ? 'pending' : 'failed';
  if (invoice.isDisputed) return 'disputed';
  const takenBack = takenBackCents(invoice);
  if (takenBack === 0) return 'succeeded';
  return takenBack < invoice.amountCents ? 'partially_refunded' : 'refunded';
}

function toRow(
  userId: string,
  { invoice, status }: PaymentChange,
): Insertable<PaymentTransactionsTable> {
  const plan = invoice.planId === null ? null : PLANS[invoice.planId];
  const months = plan?.interval === 'year' ? 12 : 1;
  const isPaid = status !== 'failed' && status !== 'pending';
  return {
    user_id: userId,
    amount: invoice.amountCents,
    currency: invoice.currency,
    status,
    plan_type: invoice.planId ?? 'unknown',
    // What was not paid has brought nothing.
    credits_purchased: isPaid ? (plan?.imagesPerMonth ?? 0) * months : 0,
    stripe_invoice_id: invoice.id,
    stripe_subscription_id: invoice.subscriptionId,
    invoice_number: invoice.number,
    refunded_amount: takenBackCents(invoice),
    receipt_url: invoice.receiptUrl,
    covers_from: invoice.covers?.from ?? null,
    covers_to: invoice.covers?.to ?? null,
    created_at: invoice.createdAt,
  };
}

async function upsert(
  trx: Transaction<Schema>,
  rows: Insertable<PaymentTransactionsTable>[],
): Promise<void> {
  await trx
    .insertInto('payment_transactions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('stripe_invoice_id').doUpdateSet((eb) => ({
        amount: eb.ref('excluded.amount'),
        status: eb.ref('excluded.status'),
        credits_purchased: eb.ref('excluded.credits_purchased'),
        refunded_amount: eb.ref('excluded.refunded_amount'),
        receipt_url: eb.ref('excluded.receipt_url'),
        updated_at: new Date(),
      })),
    )
    .execute();
}
