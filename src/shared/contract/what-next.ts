import { z } from 'zod/mini';

import { PAID_PLAN_IDS, PLAN_IDS } from '#shared/rules/billing/plans.ts';
import { COUNTDOWNS, STANDINGS } from '#shared/rules/billing/what-next.ts';

/** What comes for an account; computed by shared/rules/billing/what-next.ts. Dates travel as ISO text. */
export const whatNextSchema = z.object({
  standing: z.enum(STANDINGS),
  planId: z.enum(PLAN_IDS),
  countdown: z.nullable(z.object({ to: z.enum(COUNTDOWNS), days: z.int() })),
  charge: z.nullable(
    z.object({ date: z.string(), amountCents: z.int(), fromCreditCents: z.int() }),
  ),
  credits: z.nullable(z.object({ date: z.string(), upTo: z.int() })),
  endsAt: z.nullable(z.string()),
  owing: z.nullable(z.object({ amountCents: z.int(), until: z.string(), isOver: z.boolean() })),
  takenBackCents: z.nullable(z.int()),
  ended: z.nullable(
    z.object({
      planId: z.enum(PAID_PLAN_IDS),
      date: z.string(),
      why: z.enum(['cancelled', 'unpaid']),
    }),
  ),
  creditCents: z.int(),
});
