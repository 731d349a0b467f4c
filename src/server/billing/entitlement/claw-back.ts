import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

import { grantCredits, takeCredits } from '#server/credits/grant-credits.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import type { ProviderInvoice } from '#server/ports/payments.ts';

import { takenBackCents } from './due-month.ts';
import type { PaymentChange } from '#server/billing/payment-rows.ts';

/**
 * Takes back what a refunded or disputed payment gave and nobody has spent, in the share that was
 * refunded. Plan credits count as spent first. `protectedCredits` is what a month that stays paid
 * owes the customer: an old refund must not empty it.
 */
export async function clawBack(
  trx: Transaction<Schema>,
  { userId, change, protectedCredits, ticketNumber }: ClawBack,
): Promise<void> {
  const { invoice, before } = change;
  const takenBack = takenBackCents(invoice);
  if (takenBack <= (before?.refunded_amount ?? 0)) return;
  const clawedBack = before?.clawed_back ?? 0;
  const amount = await clawBackAmount(trx, { userId, invoice, clawedBack, protectedCredits });
  if (amount === 0) return;
  const taken = await takeCredits(trx, {
    userId,
    amount,
    reason: invoice.isDisputed ? 'Disputed payment' : 'Refunded payment',
    reference: `clawback:${invoice.id}:${ticketNumber}`,
  });
  await noteClawedBack(trx, invoice.id, Math.abs(taken.amount));
}

/** What is taken back as the invoice stands; also for what would be. */
export async function clawBackAmount(
  db: Kysely<Schema>,
  { userId, invoice, clawedBack, protectedCredits }: ClawBackBasis,
): Promise<number> {
  const { unspent, credits } = await whatIsLeft(db, userId, invoice.id);
  const target = Math.floor((unspent * takenBackCents(invoice)) / invoice.amountCents);
  const open = Math.max(0, target - clawedBack);
  return Math.min(open, Math.max(0, credits - protectedCredits));
}

interface ClawBackBasis {
  userId: string;
  invoice: ProviderInvoice;
  clawedBack: number;
  protectedCredits: number;
}

/** A dispute that was won gives back what it took: the payment is ours again. */
export async function giveBack(
  trx: Transaction<Schema>,
  { userId, change, ticketNumber }: Omit<ClawBack, 'protectedCredits'>,
): Promise<void> {
  const { invoice, before } = change;
  const takenBack = takenBackCents(invoice);
  if (!before || takenBack >= before.refunded_amount) return;
  const { unspent } = await whatIsLeft(trx, userId, invoice.id);
  const stillTaken = Math.floor((unspent * takenBack) / invoice.amountCents);
  const amount = Math.max(0, before.clawed_back - stillTaken);
  if (amount === 0) return;
  await grantCredits(trx, {
    userId,
    amount,
    reason: 'Dispute won',
    reference: `giveback:${invoice.id}:${ticketNumber}`,
  });
  await noteClawedBack(trx, invoice.id, -amount);
}

interface ClawBack {
  userId: string;
  change: PaymentChange;
  protectedCredits: number;
  /** The number of the sync, which is applied once: a payment may be taken and given back again. */
  ticketNumber: number;
}

async function noteClawedBack(
  trx: Transaction<Schema>,
  invoiceId: string,
  amount: number,
): Promise<void> {
  await trx
    .updateTable('payment_transactions')
    .set((eb) => ({ clawed_back: eb('clawed_back', '+', amount) }))
    .where('stripe_invoice_id', '=', invoiceId)
    .execute();
}

async function whatIsLeft(
  trx: Kysely<Schema>,
  userId: string,
  invoiceId: string,
): Promise<{ unspent: number; credits: number }> {
  const { rows } = await sql<{ granted: number; spent: number; credits: number }>`
    with given as (
      select coalesce(sum(amount), 0)::int as granted, min(after_seq) as first_seq
      from plan_grants where invoice_id = ${invoiceId})
    select given.granted, p.credits, coalesce((
      select -sum(h.change_amount) from credit_history h
      where h.user_id = p.user_id and h.seq > given.first_seq and h.change_amount < 0
        and h.reference not like 'clawback:%'), 0)::int as spent
    from profiles p, given where p.user_id = ${userId}`.execute(trx);
  const row = rows[0] ?? { granted: 0, spent: 0, credits: 0 };
  return { unspent: Math.max(0, row.granted - row.spent), credits: row.credits };
}
