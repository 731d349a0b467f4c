import type { Stripe } from 'stripe';

import type { PaymentEvent } from '#server/ports/payments.ts';

/** Of an event only whom it concerns is read; what changed is asked for afterwards. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    customerId: customerOf(event.data.object),
    happenedAt: new Date(event.created * 1000),
  };
}

function customerOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null;
  if ('object' in object && object.object === 'customer' && 'id' in object)
    return typeof object.id === 'string' ? object.id : null;
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return customer === null ? null : customerOf({ object: 'customer', ...(customer as object) });
}
