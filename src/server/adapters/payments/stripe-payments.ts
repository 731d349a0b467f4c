import { Stripe } from 'stripe';

import type {
  CheckoutOrder,
  CheckoutStatus,
  OpenCheckout,
  PaymentEvent,
  Payments,
} from '#server/ports/payments.ts';
import { PaymentsUnavailable, UnknownCustomer } from '#server/ports/payments.ts';
import { CURRENCY, PAID_PLAN_IDS, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { eventOf, isMissing, isUnknownCustomer, readEvent } from './stripe-events.ts';
import { pastStoredFaults } from './stripe-keys.ts';
import { refund } from './stripe-refund.ts';
import { previewSwitch, switchPlan } from './stripe-switch.ts';
import { readProviderState } from './read-stripe-state.ts';

export type PriceIds = Readonly<Record<PaidPlanId, string>>;

export type PaymentCalls = Omit<Payments, 'isTestMode' | 'pages' | 'start' | 'close'>;

/** Stripe through its SDK; the sandbox is the same code with another address. */
export function createStripePayments(options: {
  apiKey: string;
  settings: Stripe.StripeConfig;
  webhookSecret: string;
  priceIds: PriceIds;
}): PaymentCalls {
  const { priceIds, webhookSecret } = options;
  const stripe = new Stripe(options.apiKey, options.settings);
  return {
    createCustomer: ({ userId, email, name, insteadOf }) =>
      reach(async () => {
        const key = insteadOf ? `customer:${userId}:${insteadOf}` : `customer:${userId}`;
        const customer = await pastStoredFaults(key, (idempotencyKey) =>
          stripe.customers.create(
            { email, name, metadata: { user_id: userId } },
            { idempotencyKey },
          ),
        );
        return customer.id;
      }),
    updateCustomer: ({ customerId, email, name }) =>
      reach(async () => {
        await stripe.customers.update(customerId, { email, name });
      }),
    deleteCustomer: (customerId) => reach(() => deleteCustomer(stripe, customerId)),
    createCheckout: (order) => reach(() => createCheckout(stripe, priceIds, order)),
    readCheckout: (id) => reach(() => readCheckout(stripe, id)),
    closeCheckout: (id) => reach(() => closeCheckout(stripe, id)),
    createPortal: ({ customerId, returnUrl, cancelSubscriptionId }) =>
      reach(async () => {
        const session = await stripe.billingPortal.sessions.create(
          {
            customer: customerId,
            return_url: returnUrl,
            ...(cancelSubscriptionId && {
              flow_data: {
                type: 'subscription_cancel',
                subscription_cancel: { subscription: cancelSubscriptionId },
              },
            }),
          },
          { idempotencyKey: `portal:${crypto.randomUUID()}` },
        );
        return session.url;
      }),
    previewSwitch: (order) => reach(() => previewSwitch(stripe, priceIds, order)),
    switchPlan: (order) => reach(() => switchPlan(stripe, priceIds, order)),
    endSubscription: (id) =>
      reach(async () => {
        await stripe.subscriptions.cancel(id);
      }),
    refund: (order) => reach(() => refund(stripe, order)),
    setRenewal: (id, renews) =>
      reach(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: !renews });
      }),
    readProviderState: (customerId) =>
      reach(() => readProviderState(stripe, { customerId, priceIds })),
    readEvent: (body, signature) =>
      reach(async () => readEvent({ stripe, webhookSecret }, body, signature)),
    listEvents: (since) => listEvents(stripe, since),
    checkSetup: () => reach(() => checkPrices(stripe, priceIds)),
  };
}

async function createCheckout(
  stripe: Stripe,
  priceIds: PriceIds,
  order: CheckoutOrder,
): Promise<OpenCheckout> {
  // One that was made for a fault is known to nobody and runs out by itself.
  const session = await pastStoredFaults(order.idempotencyKey, (idempotencyKey) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: order.customerId,
        client_reference_id: order.userId,
        line_items: [{ price: priceIds[order.planId], quantity: 1 }],
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        subscription_data: { metadata: { user_id: order.userId } },
      },
      { idempotencyKey },
    ),
  );
  if (!session.url) throw new Error(`Checkout ${session.id} has no address`);
  return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

/** One that Stripe does not know was another provider's, and can be paid nowhere. */
async function readCheckout(stripe: Stripe, id: string): Promise<CheckoutStatus> {
  try {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'complete') return 'complete';
    return status === 'open' ? 'open' : 'closed';
  } catch (error) {
    if (isMissing(error)) return 'closed';
    throw error;
  }
}

/**
 * One that is already paid or expired cannot be closed, and need not be. Closing twice does no harm,
 * so it goes under a new key each time: a fault is not remembered.
 */
async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** One that is gone already need not be deleted. */
async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** All there are, page by page: what was missed in an outage may be more than one page holds. */
async function* listEvents(stripe: Stripe, since: Date): AsyncGenerator<PaymentEvent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const pages = stripe.events.list({ created, limit: 100 })[Symbol.asyncIterator]();
  for (;;) {
    const next = await reach(() => pages.next());
    if (next.done) return;
    yield await reach(() => eventOf(stripe, next.value));
  }
}

/** A price that differs from the catalogue would charge what no page says. */
async function checkPrices(stripe: Stripe, priceIds: PriceIds): Promise<string[]> {
  const faults = await Promise.all(
    PAID_PLAN_IDS.map(async (id) => {
      const price = await stripe.prices.retrieve(priceIds[id]);
      const plan = PLANS[id];
      const isRight =
        price.unit_amount === plan.priceCents &&
        price.currency === CURRENCY &&
        price.recurring?.interval === plan.interval &&
        price.active;
      return isRight
        ? []
        : [`The price ${price.id} is not the catalogue's ${plan.label}: ${describe(price)}`];
    }),
  );
  return faults.flat();
}

const describe = (price: Stripe.Price) =>
  `${price.unit_amount} ${price.currency} per ${price.recurring?.interval}, ${price.active ? 'active' : 'inactive'}`;

/** Whatever goes wrong between us and Stripe, the caller learns one thing: nothing is known. */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isUnknownCustomer(error)) throw new UnknownCustomer(error);
    if (error instanceof Stripe.errors.StripeError) throw new PaymentsUnavailable(error);
    throw error;
  }
}
