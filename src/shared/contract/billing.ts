import { z } from 'zod/mini';

import { SUBSCRIPTION_STATUSES } from '#shared/rules/account.ts';
import { PAID_PLAN_IDS, PLAN_IDS } from '#shared/rules/billing/plans.ts';

import { memberCall } from './call.ts';
import { whatNextSchema } from './what-next.ts';

/** spec §2.7. Dates travel as ISO text. */
const billingOverviewSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  planId: z.enum(PLAN_IDS),
  credits: z.int(),
  /** All dates and amounts to come. */
  next: whatNextSchema,
  hasSubscription: z.boolean(),
  /** No money moves here. */
  isTestMode: z.boolean(),
  syncedAt: z.nullable(z.string()),
});
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

const PAYMENT_STATUSES = [
  'succeeded',
  'pending',
  'failed',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;

const invoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(PAYMENT_STATUSES),
  planLabel: z.string(),
  receiptUrl: z.nullable(z.string()),
});
export type InvoiceView = z.infer<typeof invoiceSchema>;

/**
 * spec §7 sends the buyer's address and id along. They are taken from the session; where they are
 * sent all the same, they must be the session's own. Anything else in the body is refused.
 */
const ownAccount = {
  userEmail: z.optional(
    z
      .string('Valid email required for Stripe')
      .check(z.trim(), z.toLowerCase(), z.email('Valid email required for Stripe')),
  ),
  userId: z.optional(z.string('User ID is required').check(z.minLength(1, 'User ID is required'))),
};

const subscriptionRequestSchema = z.strictObject({
  ...ownAccount,
  intent: z.optional(z.enum(['manage', 'cancel'])),
});

const checkoutRequestSchema = z.strictObject({
  ...ownAccount,
  /** The plan's id in our catalogue; the provider's price ids never leave the server. */
  priceId: z.enum(PAID_PLAN_IDS, 'There is no such plan'),
  planName: z.optional(z.string()),
});

const switchOfferSchema = z.object({
  planId: z.enum(PAID_PLAN_IDS),
  /** The moment that the amounts are reckoned from. */
  at: z.string(),
  dueCents: z.int(),
  creditCents: z.int(),
  renewsAt: z.string(),
  /** The next payment, after what is in credit. */
  renewsForCents: z.int(),
});
export type SwitchOffer = z.infer<typeof switchOfferSchema>;

const planToSwitchTo = z.enum(PAID_PLAN_IDS, 'There is no such plan');

export const billingContract = {
  offerSwitch: memberCall
    .route({
      method: 'POST',
      path: '/api/billing/switch/offer',
      summary: 'What another plan costs today and from then on',
      tags: ['Billing'],
    })
    .input(z.strictObject({ planId: planToSwitchTo }))
    .output(switchOfferSchema),
  acceptSwitch: memberCall
    .route({
      method: 'POST',
      path: '/api/billing/switch',
      summary: 'Switch to another plan for what was offered',
      tags: ['Billing'],
    })
    .input(
      z.strictObject({
        planId: planToSwitchTo,
        at: z.iso.datetime(),
        dueCents: z.int().check(z.nonnegative()),
      }),
    )
    .output(billingOverviewSchema),
  createCheckout: memberCall
    .route({
      method: 'POST',
      path: '/functions/v1/create-checkout',
      summary: 'Open a checkout for a plan, or the portal where a subscription already runs',
      tags: ['Billing'],
    })
    .input(checkoutRequestSchema)
    .output(z.object({ url: z.string(), kind: z.enum(['checkout', 'portal']) })),
  manageSubscription: memberCall
    .route({
      method: 'POST',
      path: '/functions/v1/manage-subscription',
      summary: 'Open the billing portal',
      tags: ['Billing'],
    })
    .input(subscriptionRequestSchema)
    .output(z.object({ success: z.literal(true), url: z.string() })),
  overview: memberCall
    .route({
      method: 'GET',
      path: '/api/billing',
      summary: 'Plan, next billing date and payment issues',
      tags: ['Billing'],
    })
    .output(billingOverviewSchema),
  sync: memberCall
    .route({
      method: 'POST',
      path: '/api/billing/sync',
      summary: 'Ask the payment provider how the subscription stands',
      tags: ['Billing'],
    })
    .output(billingOverviewSchema),
  checkout: memberCall
    .route({
      method: 'GET',
      path: '/api/billing/checkout',
      summary: 'How one of your checkouts stands: paid, still open, closed, or none of yours',
      tags: ['Billing'],
    })
    .input(z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .output(z.object({ status: z.enum(['complete', 'open', 'closed', 'unknown']) })),
  invoices: memberCall
    .route({
      method: 'GET',
      path: '/api/billing/invoices',
      summary: 'Payments with their receipts, newest first',
      tags: ['Billing'],
    })
    .output(z.array(invoiceSchema)),
};
