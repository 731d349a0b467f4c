import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';

import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';

import { createStripePayments } from './stripe-payments.ts';

/**
 * Answers as https://docs.stripe.com/api has them, written by hand: the shapes are Stripe's and checked
 * by the compiler against its own types, the values are ours. What moved away since 2025 (an invoice's
 * subscription and charge, a line's price, a subscription's period) stands where it is now.
 */
type Part<T> = T extends readonly (infer U)[]
  ? Part<U>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

const PERIOD = { start: 1_790_000_000, end: 1_792_592_000 };
const list = <T>(url: string, data: T[]) => ({ object: 'list', url, has_more: false, data });

const customer = {
  id: 'cus_NffrFeUfNV2Hib',
  object: 'customer',
  balance: -350,
  created: 1_780_000_000,
  currency: 'usd',
  delinquent: false,
  email: 'ada@example.com',
  livemode: true,
  metadata: { user_id: 'u1' },
  name: 'Ada',
  test_clock: null,
} satisfies Part<Stripe.Customer>;

const subscription = {
  id: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
  object: 'subscription',
  billing_cycle_anchor: PERIOD.start,
  cancel_at: null,
  cancel_at_period_end: true,
  canceled_at: null,
  collection_method: 'charge_automatically',
  created: PERIOD.start,
  currency: 'usd',
  customer: customer.id,
  ended_at: null,
  items: {
    object: 'list',
    data: [
      {
        id: 'si_Na6dzxczY5fwHx',
        object: 'subscription_item',
        current_period_start: PERIOD.start,
        current_period_end: PERIOD.end,
        price: { id: 'price_monthly', object: 'price', currency: 'usd', unit_amount: 2200 },
        quantity: 1,
      },
    ],
  },
  start_date: PERIOD.start,
  status: 'active',
} satisfies Part<Stripe.Subscription>;

const invoice = {
  id: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
  object: 'invoice',
  amount_due: 2200,
  amount_paid: 2200,
  attempt_count: 1,
  billing_reason: 'subscription_create',
  created: PERIOD.start,
  currency: 'usd',
  customer: customer.id,
  hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/test',
  lines: {
    object: 'list',
    data: [
      {
        id: 'il_1MtHbELkdIwHu7ix',
        object: 'line_item',
        amount: 2200,
        currency: 'usd',
        description: '1 × Pro (at $22.00 / month)',
        period: PERIOD,
        pricing: {
          type: 'price_details',
          price_details: { price: 'price_monthly', product: 'prod_1' },
          unit_amount_decimal: null,
        },
      },
    ],
  },
  number: 'ABC-0001',
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: subscription.id, metadata: null },
  },
  payments: {
    object: 'list',
    data: [
      {
        id: 'inpay_1',
        object: 'invoice_payment',
        payment: { type: 'payment_intent', payment_intent: 'pi_1' },
        status: 'paid',
      },
      {
        id: 'inpay_2',
        object: 'invoice_payment',
        payment: { type: 'payment_record' },
        status: 'canceled',
      },
    ],
  },
  status: 'paid',
  total: 2200,
} satisfies Part<Stripe.Invoice>;

const charge = {
  id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
  object: 'charge',
  amount: 2200,
  amount_refunded: 500,
  created: PERIOD.start,
  currency: 'usd',
  customer: customer.id,
  disputed: true,
  payment_intent: 'pi_1',
  refunded: false,
  status: 'succeeded',
} satisfies Part<Stripe.Charge>;

/** Paid in another way, and in no invoice. */
const elsewhere = {
  ...charge,
  id: 'ch_elsewhere',
  amount_refunded: 99,
  disputed: false,
  payment_intent: null,
} satisfies Part<Stripe.Charge>;

const dispute = {
  id: 'du_1MtJUT2eZvKYlo2CNaw2HvEv',
  object: 'dispute',
  amount: 2200,
  charge: charge.id,
  created: PERIOD.start,
  currency: 'usd',
  reason: 'general',
  status: 'needs_response',
} satisfies Part<Stripe.Dispute>;

const ANSWERS: Record<string, object> = {
  [`/v1/customers/${customer.id}`]: customer,
  '/v1/subscriptions': list('/v1/subscriptions', [subscription]),
  '/v1/invoices': list('/v1/invoices', [invoice]),
  '/v1/charges': list('/v1/charges', [charge, elsewhere]),
  '/v1/disputes': list('/v1/disputes', [dispute]),
};
const MISSING = {
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such object.',
    param: 'id',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
  },
};

async function openStripe(answers: Record<string, object>) {
  const stripe = await startFakeProvider();
  stripe.answer((call, res) => {
    const answer = answers[call.path.split('?', 1)[0] ?? ''];
    return (answer ? json(200, answer) : json(404, MISSING))(call, res);
  });
  const { hostname, port } = new URL(stripe.url);
  const payments = createStripePayments({
    apiKey: 'sk_live_contract',
    settings: { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false },
    webhookSecret: 'whsec_contract',
    priceIds: { pro_monthly: 'price_monthly', pro_yearly: 'price_yearly' },
  });
  return { stripe, payments };
}

test('an event about a charge of another account does not hide those that were missed before it', async () => {
  const eventAbout = (id: string, object: object) => {
    return { id, object: 'event', type: 'x', created: PERIOD.start, data: { object } };
  };
  const fee = { id: 'fee_1', object: 'application_fee', charge: 'ch_of_another_account' };
  const events = [eventAbout('evt_fee', fee), eventAbout('evt_dispute', dispute)];
  const { payments } = await openStripe({
    '/v1/events': list('/v1/events', events),
    [`/v1/charges/${charge.id}`]: charge,
  });
  const found = [];
  for await (const { id, customerId } of payments.listEvents(new Date(0)))
    found.push([id, customerId]);
  expect(found).toEqual([
    ['evt_fee', null],
    ['evt_dispute', customer.id],
  ]);
});

test('what Stripe answers becomes what a customer is owed', async () => {
  const { stripe, payments } = await openStripe(ANSWERS);
  const state = await payments.readProviderState(customer.id);
  const [start, end] = [new Date(PERIOD.start * 1000), new Date(PERIOD.end * 1000)];
  expect(state).toMatchObject({
    customerId: customer.id,
    creditCents: 350,
    subscriptions: [
      {
        id: subscription.id,
        status: 'active',
        planId: 'pro_monthly',
        startedAt: start,
        periodStart: start,
        periodEnd: end,
        cancelAt: end,
        endedAt: null,
      },
    ],
    invoices: [
      {
        id: invoice.id,
        number: 'ABC-0001',
        subscriptionId: subscription.id,
        planId: 'pro_monthly',
        status: 'paid',
        amountCents: 2200,
        covers: { from: start, to: end },
        refundedCents: 500,
        isDisputed: true,
      },
    ],
  });
  const asked = stripe.calls.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`);
  expect(new Set(asked)).toEqual(new Set(Object.keys(ANSWERS).map((path) => `GET ${path}`)));
  expect(stripe.calls[0]?.headers.authorization).toBe('Bearer sk_live_contract');
});

/** As Stripe answers: https://docs.stripe.com/api/errors */
const noSuchCustomer = (more: string) => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such customer: 'cus_made_elsewhere'${more}`,
  },
});

test.each([
  ['is not known', '', 'UnknownCustomer'],
  // The key is wrong, not the customer: nobody is to be forgotten for that.
  [
    'is of the other mode',
    '; a similar object exists in live mode, but a test mode key was used to make this request.',
    'PaymentsUnavailable',
  ],
])('a customer that %s is told apart', async (_what, more, name) => {
  const { stripe, payments } = await openStripe({});
  stripe.answer(json(404, noSuchCustomer(more)));
  await expect(payments.readProviderState('cus_made_elsewhere')).rejects.toMatchObject({ name });
});
