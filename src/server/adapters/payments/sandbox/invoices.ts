import { CURRENCY } from '#shared/rules/billing/plans.ts';
import { DAY_S } from '#shared/rules/days.ts';

import { payAbsent } from './cards.ts';
import type { Outcome } from './cards.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { Charge, Invoice, InvoiceLine, Subscription } from './objects.ts';
import { newId } from './store.ts';

/** Days after the first attempt on which a failed payment is tried again. */
const RETRY_DAYS = [3, 5, 14];

export interface Bill {
  subscription: Subscription;
  reason: string;
  lines: Omit<InvoiceLine, 'id' | 'object'>[];
  invoiceUrl: (id: string) => string;
}

/** What is to be paid, and the balance afterwards: credit is used up first, what is over becomes credit. */
export function reckon(
  lines: readonly { amount: number }[],
  balance: number,
): { total: number; due: number; balance: number } {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const credit = Math.min(Math.max(total, 0), Math.max(0, -balance));
  const due = Math.max(total, 0) - credit;
  return { total, due, balance: balance + credit + Math.min(total, 0) };
}

/** Writes an invoice, uses up the customer's credit, and leaves the rest to be paid. */
export async function draw(account: CustomerAccount, bill: Bill): Promise<Invoice> {
  const { total, due, balance } = reckon(bill.lines, account.customer.balance);
  account.customer.balance = balance;
  await account.put(account.customer);
  const id = newId('in');
  const count = (await account.list('invoice')).length + 1;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${account.customer.id.slice(-6).toUpperCase()}-${String(count).padStart(4, '0')}`,
    customer: account.customer.id,
    status: 'open',
    billing_reason: bill.reason,
    currency: CURRENCY,
    total,
    amount_due: due,
    amount_paid: 0,
    created: account.now,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: bill.invoiceUrl(id),
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: bill.subscription.id },
    },
    lines: {
      object: 'list',
      data: bill.lines.map((line) => ({ id: newId('il'), object: 'line_item', ...line })),
    },
    payments: { object: 'list', data: [] },
  };
  await account.put(invoice);
  await account.emit('invoice.finalized', invoice);
  return invoice;
}

/** One attempt at the card; what fails is tried again on later days. */
export async function collect(
  account: CustomerAccount,
  invoice: Invoice,
  outcome: Outcome = payAbsent(account.customer.card),
): Promise<boolean> {
  invoice.attempt_count += 1;
  if (invoice.amount_due === 0 || outcome === 'succeeded') {
    await settle(account, invoice);
    return true;
  }
  const retryDay = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = retryDay === undefined ? null : invoice.created + retryDay * DAY_S;
  await account.put(invoice);
  await account.emit('invoice.payment_failed', invoice);
  return false;
}

async function settle(account: CustomerAccount, invoice: Invoice): Promise<void> {
  if (invoice.amount_due > 0) {
    const charge = await charged(account, invoice.amount_due);
    invoice.payments.data = [
      {
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: charge.payment_intent },
      },
    ];
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = null;
  await account.put(invoice);
  await account.emit('invoice.paid', invoice);
}

async function charged(account: CustomerAccount, amount: number): Promise<Charge> {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    customer: account.customer.id,
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    payment_intent: newId('pi'),
    status: 'succeeded',
    created: account.now,
  };
  await account.put(charge);
  await account.emit('charge.succeeded', charge);
  return charge;
}
