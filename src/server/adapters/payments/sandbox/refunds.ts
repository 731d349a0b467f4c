import { missing, SandboxError } from './customer-account.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { Charge, Dispute, Invoice, Refund } from './objects.ts';
import { newId } from './store.ts';

export async function chargeOf(account: CustomerAccount, invoice: Invoice): Promise<Charge | null> {
  const intent = invoice.payments.data[0]?.payment.payment_intent;
  const charges = await account.list('charge');
  return charges.find((charge) => charge.payment_intent === intent) ?? null;
}

export async function refund(
  account: CustomerAccount,
  order: { paymentIntent: string; amount: number | null; metadata?: Record<string, string> },
): Promise<Refund> {
  const charges = await account.list('charge');
  const charge = charges.find(({ payment_intent }) => payment_intent === order.paymentIntent);
  if (!charge) throw missing('payment_intent');
  const left = charge.amount - charge.amount_refunded;
  const amount = order.amount ?? left;
  if (amount <= 0 || amount > left) throw new SandboxError(400, 'Nothing is left to refund.');
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await account.put(charge);
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    metadata: order.metadata ?? {},
    created: account.now,
  };
  await account.put(made);
  await account.emit('charge.refunded', charge);
  return made;
}

/** The cardholder's bank takes the payment back. */
export async function dispute(account: CustomerAccount, charge: Charge): Promise<void> {
  await account.put({ ...charge, disputed: true });
  const raised: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    charge: charge.id,
    amount: charge.amount,
    status: 'needs_response',
    created: account.now,
  };
  await account.put(raised);
  await account.emit('charge.dispute.created', raised);
}

/** The bank has decided. The charge stays marked as disputed, as Stripe's does. */
export async function closeDispute(
  account: CustomerAccount,
  raised: Dispute,
  status: 'won' | 'lost',
): Promise<Dispute> {
  const closed = { ...raised, status };
  await account.put(closed);
  await account.emit('charge.dispute.closed', closed);
  return closed;
}
