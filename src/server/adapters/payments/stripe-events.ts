import type { Stripe } from 'stripe';

import type { PaymentEvent } from '#server/ports/payments.ts';

/** Of an event only whom it concerns is read; what changed is asked for afterwards. */
export async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  return {
    id: event.id,
    type: event.type,
    customerId: await customerOf(stripe, event.data.object),
    happenedAt: new Date(event.created * 1000),
  };
}

/** Disputes and refunds name a charge and no customer; the charge knows whose it is. */
async function customerOf(stripe: Stripe, object: object): Promise<string | null> {
  if ('object' in object && object.object === 'customer') return idAt(object, 'id');
  if ('customer' in object) return idAt(object, 'customer');
  const chargeId = idAt(object, 'charge');
  return chargeId === null ? null : idAt(await stripe.charges.retrieve(chargeId), 'customer');
}

/** An id, or the object that it was expanded to. */
function idAt(object: object, key: string): string | null {
  const value: unknown = key in object ? object[key as keyof typeof object] : null;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? idAt(value, 'id') : null;
}
