import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { listUsers } from '#server/admin/users/list-users.ts';
import { readAnalytics } from '#server/admin/analytics/read-analytics.ts';
import type { Db } from '#server/db/connect.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { listPayments } from './list-payments.ts';
import { listPlans } from './list-plans.ts';

let db: Db;
let people: Record<'monthly' | 'yearly' | 'left' | 'owing', string>;
const today = new Date().toISOString().slice(0, 10);
const day = { from: today, to: today, search: '' };

beforeAll(async () => {
  const database = await createTestDatabase({ poolSize: 4, isKept: true });
  ({ db } = database);
  people = {
    monthly: await subscribe('pro_monthly', 2200),
    yearly: await subscribe('pro_yearly', 22_000),
    left: await subscribe('pro_monthly', 2200),
    owing: await subscribe('pro_monthly', 2200),
  };
  await sql`update subscriptions set ended_at = now(), stripe_status = 'canceled'
    where user_id = ${people.left}`.execute(db);
  return database.end;
});

/** A plan that began before the days that are looked at, paid for today. */
async function subscribe(plan_id: PaidPlanId, amount: number): Promise<string> {
  const user_id = await createProfile(db);
  const began = new Date(Date.now() - 40 * DAY_MS);
  await db
    .insertInto('subscriptions')
    .values({
      id: `sub_${user_id}`,
      user_id,
      plan_id,
      stripe_status: 'active',
      started_at: began,
      current_period_start: began,
      current_period_end: new Date(Date.now() + DAY_MS),
    })
    .execute();
  await db
    .insertInto('payment_transactions')
    .values({
      user_id,
      amount,
      currency: 'usd',
      status: 'succeeded',
      plan_type: plan_id,
      credits_purchased: 400,
      stripe_invoice_id: `in_${user_id}`,
    })
    .execute();
  return user_id;
}

const report = () => readAnalytics(db, day);
const setPayment = (userId: string, status: string) =>
  sql`update payment_transactions set status = ${status} where user_id = ${userId}`.execute(db);
const idsOf = (rows: { person: { userId: string } }[]) => rows.map(({ person }) => person.userId);

test('monthly revenue and churn are the plans that the lists show', async () => {
  const { money } = await report();
  expect(money).toMatchObject({
    mrrCents: 2200 + 2200 + Math.round(22_000 / 12),
    livePlans: 3,
    plansAtStart: 4,
    plansEnded: 1,
    plansPassing: 0,
  });
  const live = await listPlans(db, { search: '', state: 'live' });
  expect(live.plans).toHaveLength(money.livePlans);
  expect(live.plans.reduce((sum, plan) => sum + plan.monthlyCents, 0)).toBe(money.mrrCents);
  const ended = await listPlans(db, { ...day, state: 'ended' });
  expect(ended.plans).toMatchObject([{ person: { userId: people.left }, state: 'ended' }]);
});

test('a plan that came and went within the days is none of those that churn is a share of', async () => {
  const brief = await subscribe('pro_monthly', 2200);
  await sql`update subscriptions set started_at = now(), ended_at = now(), stripe_status = 'canceled'
    where user_id = ${brief}`.execute(db);
  expect((await report()).money).toMatchObject({ plansAtStart: 4, plansEnded: 1, plansPassing: 1 });
  const ended = await listPlans(db, { ...day, state: 'ended' });
  expect(idsOf(ended.plans).toSorted()).toEqual([people.left, brief].toSorted());
});

test('a payment that failed and came after all is counted and found as recovered', async () => {
  expect((await report()).money.recoveredPayments).toBe(0);
  await setPayment(people.owing, 'failed');
  await setPayment(people.owing, 'succeeded');
  expect((await report()).money).toMatchObject({ recoveredPayments: 1, recoveredCents: 2200 });
  const { payments } = await listPayments(db, { ...day, state: 'recovered' });
  expect(idsOf(payments)).toEqual([people.owing]);
});

test('the paid payments of some days sum to their revenue', async () => {
  const { totals } = await report();
  const { payments } = await listPayments(db, { ...day, state: 'paid' });
  const sum = payments.reduce((cents, p) => cents + p.amountCents - p.refundedCents, 0);
  expect(sum).toBe(totals.revenueCents);
  expect(payments).toHaveLength(totals.payments);
});

test('users are found by past due and by disputed payments', async () => {
  await sql`update profiles set subscription_status = 'past_due'
    where user_id = ${people.owing}`.execute(db);
  await setPayment(people.yearly, 'disputed');
  const found = async (billing: 'past_due' | 'disputed') => {
    const filter = { status: 'all', subscription: 'all', billing } as const;
    const order = { sort: 'joined', direction: 'desc', page: 1 } as const;
    return (await listUsers(db, { ...filter, ...order })).data.map((user) => user.userId);
  };
  expect(await found('past_due')).toEqual([people.owing]);
  expect(await found('disputed')).toEqual([people.yearly]);
});
