import { z } from 'zod/mini';

import { ANALYTICS, daysBetween } from '#shared/rules/admin/analytics.ts';

import { dayField } from './admin-list.ts';
import { adminCall } from './call.ts';

const daySchema = dayField('Choose a day');

/** Counts over some days; money in cents, time in milliseconds. */
const figuresSchema = z.object({
  signups: z.int(),
  requested: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  engineMs: z.int(),
  creditsIssued: z.int(),
  creditsSpent: z.int(),
  revenueCents: z.int(),
  payments: z.int(),
  conversions: z.int(),
});
export type AnalyticsFigures = z.infer<typeof figuresSchema>;

/** What comes in by itself, who left, and what was nearly lost. */
const moneySchema = z.object({
  /** What running plans bring in each month, now. */
  mrrCents: z.int(),
  livePlans: z.int(),
  /** Plans that ran on the morning of the first day, and those of them that ended within the days. */
  plansAtStart: z.int(),
  plansEnded: z.int(),
  /** Plans that began and ended within the days. */
  plansPassing: z.int(),
  recoveredCents: z.int(),
  recoveredPayments: z.int(),
});
export type MoneyFigures = z.infer<typeof moneySchema>;

const bucketSchema = z.extend(figuresSchema, { start: z.string() });
export type AnalyticsBucket = z.infer<typeof bucketSchema>;

const cohortSchema = z.object({
  /** First day of the month in which they signed up. */
  month: z.string(),
  size: z.int(),
  /** How many made a picture in that month, the next, and so on to the present one. */
  active: z.array(z.int()),
});
export type AnalyticsCohort = z.infer<typeof cohortSchema>;

const reportSchema = z.object({
  from: z.string(),
  to: z.string(),
  unit: z.enum(['day', 'week', 'month']),
  buckets: z.array(bucketSchema),
  totals: figuresSchema,
  /** The same number of days before. */
  previous: figuresSchema,
  money: moneySchema,
  cohorts: z.array(cohortSchema),
});
export type AnalyticsReport = z.infer<typeof reportSchema>;

/** spec §3, Admin analytics; revenue in cents. */
const overviewSchema = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  bannedUsers: z.int(),
  totalCreditsIssued: z.int(),
  totalImagesGenerated: z.int(),
  totalRevenueCents: z.int(),
  newUsersThisMonth: z.int(),
  imagesThisMonth: z.int(),
  imagesPerDay: z.array(z.object({ day: z.string(), count: z.int() })),
});
export type AnalyticsOverview = z.infer<typeof overviewSchema>;

const rangeSchema = z.strictObject({ from: daySchema, to: daySchema }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['from'],
    message: 'The first day must not come after the last',
  }),
  z.refine(({ from, to }) => daysBetween(from, to) <= ANALYTICS.maxDays, {
    path: ['from'],
    message: `At most ${ANALYTICS.maxDays} days at once`,
  }),
);

export const adminAnalyticsContract = {
  overview: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/analytics/overview',
      summary: 'The figures of the admin dashboard (get_admin_analytics)',
      tags: ['Admin'],
    })
    .output(overviewSchema),
  report: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/analytics',
      summary: 'Users, pictures, engine time, revenue and retention between two days',
      tags: ['Admin'],
    })
    .input(rangeSchema)
    .output(reportSchema),
};
