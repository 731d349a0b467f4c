import type { Stripe } from 'stripe';

export type PaymentRef = { payment_intent: string } | { charge: string };

const idOf = (named: string | { id: string } | null | undefined): string | undefined =>
  typeof named === 'string' ? named : named?.id;

/** Tries that brought no money; a payment that names no state at all is an old one of the sandbox. */
const UNPAID = new Set(['open', 'canceled']);

/** The payment that brought the money: before it there may have been tries that came to nothing. */
export function paidBy(invoice: Stripe.Invoice): PaymentRef | null {
  const paid = invoice.payments?.data.find(({ status }) => !UNPAID.has(status));
  const intent = idOf(paid?.payment.payment_intent);
  if (intent) return { payment_intent: intent };
  const charge = idOf(paid?.payment.charge);
  return charge ? { charge } : null;
}

/** Since 2025 an invoice names its payment intents, and those name the charges; some name a charge. */
export function chargesOf(invoice: Stripe.Invoice, charges: Stripe.Charge[]): Stripe.Charge[] {
  const payments = invoice.payments?.data ?? [];
  const intents = new Set(payments.map(({ payment }) => idOf(payment.payment_intent)));
  const named = new Set(payments.map(({ payment }) => idOf(payment.charge)));
  // Nothing is no name: a charge without an intent would belong to every invoice without one.
  intents.delete(undefined);
  return charges.filter(
    (charge) => named.has(charge.id) || intents.has(idOf(charge.payment_intent)),
  );
}
