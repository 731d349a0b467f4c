import type { Stripe } from 'stripe';
import { expectTypeOf, test } from 'vitest';

import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoiceLine,
  PortalSession,
  Refund,
  StripeEvent,
  Subscription,
  SubscriptionItem,
} from './objects.ts';

type Part<T> = T extends readonly (infer U)[]
  ? Part<U>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

/** Fields of ours that Stripe's object does not have. */
type Invented<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs>;

// Checked by the compiler: a field that Stripe does not have (a dispute's customer, say) let a fault
// pass every test and fail on the first real event.
test('the sandbox’s objects have the shape of Stripe’s own', () => {
  expectTypeOf<Dispute>().toExtend<Part<Stripe.Dispute>>();
  expectTypeOf<Invented<Dispute, Stripe.Dispute>>().toEqualTypeOf<never>();
  expectTypeOf<Refund>().toExtend<Part<Stripe.Refund>>();
  expectTypeOf<Invented<Refund, Stripe.Refund>>().toEqualTypeOf<never>();
  expectTypeOf<Charge>().toExtend<Part<Stripe.Charge>>();
  expectTypeOf<Invented<Charge, Stripe.Charge>>().toEqualTypeOf<never>();
  expectTypeOf<Invoice>().toExtend<Part<Stripe.Invoice>>();
  expectTypeOf<Invented<Invoice, Stripe.Invoice>>().toEqualTypeOf<never>();
  expectTypeOf<InvoiceLine>().toExtend<Part<Stripe.InvoiceLineItem>>();
  expectTypeOf<Invented<InvoiceLine, Stripe.InvoiceLineItem>>().toEqualTypeOf<never>();
  expectTypeOf<Subscription>().toExtend<Part<Stripe.Subscription>>();
  expectTypeOf<Invented<Subscription, Stripe.Subscription>>().toEqualTypeOf<never>();
  expectTypeOf<SubscriptionItem>().toExtend<Part<Stripe.SubscriptionItem>>();
  expectTypeOf<Invented<SubscriptionItem, Stripe.SubscriptionItem>>().toEqualTypeOf<never>();
  expectTypeOf<Invented<StripeEvent, Stripe.Event>>().toEqualTypeOf<never>();
});

test('so have those that keep something for themselves, but for that', () => {
  type Own = 'ahead_s' | 'card' | 'delivery_faults';
  expectTypeOf<Omit<Customer, Own | 'deleted'>>().toExtend<Part<Stripe.Customer>>();
  expectTypeOf<Omit<CheckoutSession, 'price'>>().toExtend<Part<Stripe.Checkout.Session>>();
  expectTypeOf<Omit<PortalSession, 'cancels'>>().toExtend<Part<Stripe.BillingPortal.Session>>();
});

test('what the sandbox keeps for itself is just what is named here', () => {
  expectTypeOf<Invented<Customer, Stripe.Customer>>().toEqualTypeOf<
    'ahead_s' | 'card' | 'delivery_faults'
  >();
  expectTypeOf<Invented<CheckoutSession, Stripe.Checkout.Session>>().toEqualTypeOf<'price'>();
  expectTypeOf<Invented<PortalSession, Stripe.BillingPortal.Session>>().toEqualTypeOf<'cancels'>();
});
