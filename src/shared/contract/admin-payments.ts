import { z } from 'zod/mini';

import { PAYMENT_FILTERS, PLAN_FILTERS } from '#shared/rules/admin/admin-payments.ts';

import { cursorField, dayRangeFields, pageLinks, personSchema, searchField } from './admin-list.ts';
import { changeFields } from './admin-users.ts';
import { adminCall } from './call.ts';

const tags = ['Admin: payments'];

const paymentSchema = z.object({
  id: z.uuid(),
  person: personSchema,
  planLabel: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  status: z.string(),
  creditsPurchased: z.int(),
  clawedBack: z.int(),
  /** The day on which it is counted. */
  bookedAt: z.string(),
  failedAt: z.nullable(z.string()),
  recoveredAt: z.nullable(z.string()),
});
export type PaymentView = z.infer<typeof paymentSchema>;

const paymentsInput = z.object({
  search: searchField,
  state: z._default(z.enum(PAYMENT_FILTERS), 'all'),
  ...dayRangeFields,
  cursor: cursorField,
});
export type PaymentsInput = z.infer<typeof paymentsInput>;

const planSchema = z.object({
  id: z.string(),
  person: personSchema,
  planLabel: z.string(),
  monthlyCents: z.int(),
  state: z.enum(['running', 'ending', 'past_due', 'ended']),
  startedAt: z.string(),
  /** The next renewal, or the end. */
  until: z.string(),
});
export type PlanView = z.infer<typeof planSchema>;

const plansInput = z.object({
  search: searchField,
  state: z._default(z.enum(PLAN_FILTERS), 'live'),
  /** Of those that ended: the days of the end. */
  ...dayRangeFields,
  cursor: cursorField,
});
export type PlansInput = z.infer<typeof plansInput>;

const refundPreviewSchema = z.object({
  refundableCents: z.int(),
  refundedCents: z.int(),
  credits: z.int(),
  /** What may be taken: credits that running pictures hold stay. */
  available: z.int(),
  /** What the refund takes back by itself. */
  byRule: z.int(),
});
export type RefundPreview = z.infer<typeof refundPreviewSchema>;

const target = { userId: z.string(), paymentId: z.uuid() };

export const adminPaymentsContract = {
  list: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/payments',
      summary: 'The payments of all users, newest first',
      tags,
    })
    .input(paymentsInput)
    .output(
      z.object({ payments: z.array(paymentSchema), ...pageLinks, isSearchTooWide: z.boolean() }),
    ),
  plans: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/plans',
      summary: 'The subscriptions of all users: those that run, and those that ended',
      tags,
    })
    .input(plansInput)
    .output(z.object({ plans: z.array(planSchema), ...pageLinks, isSearchTooWide: z.boolean() })),
  previewRefund: adminCall('admin')
    .route({
      method: 'GET',
      path: '/api/admin/users/{userId}/payments/{paymentId}/refund',
      summary: 'What a refund would give back and take; changes nothing',
      tags,
    })
    .input(z.object({ ...target, amountCents: z.optional(z.coerce.number().check(z.int())) }))
    .output(refundPreviewSchema),
  refund: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/users/{userId}/payments/{paymentId}/refund',
      summary: 'Give money back, take credits back, and leave one row in the audit log',
      tags,
    })
    .input(
      z.strictObject({
        ...changeFields('Please provide a reason for this refund.'),
        ...target,
        amountCents: z.int().check(z.minimum(1, 'Please enter a valid amount.')),
        expectedRefundedCents: z.int(),
        creditsBack: z.int().check(z.minimum(0), z.maximum(1000)),
      }),
    )
    .output(z.object({ amountCents: z.int(), creditsTaken: z.int() })),
};
