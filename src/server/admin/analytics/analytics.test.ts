import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import {
  ago,
  dayOf,
  expected,
  insertMember,
  member,
  SPAN_DAYS,
  wholeRange,
} from '#server/testing/members/member-plans.ts';
import type { MemberPlan } from '#server/testing/members/member-plans.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { summarizeUsers } from '#server/admin/users/count-users.ts';
import { countRows } from '#server/admin/exports/count-rows.ts';
import { getAdminAnalytics } from './get-admin-analytics.ts';
import { readAnalytics } from './read-analytics.ts';
import { refreshAnalytics } from './refresh-analytics.ts';

test('the roll-ups say what the rows say, before and after they are counted', async () => {
  const { db } = await createTestDatabase();
  const all: MemberPlan[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(member, { minLength: 1, maxLength: 5 }), async (plans) => {
      // Whoever joined after the first thing they did would not exist: the first day is a sign-up's.
      const sane = plans.map((plan) => ({ ...plan, joined: SPAN_DAYS * 1440 }));
      all.push(...sane);
      // Rows of the past are never added in life: what was counted so far is forgotten.
      await sql`truncate analytics_days, analytics_months, analytics_cohorts`.execute(db);
      for (const plan of sane) await insertMember(db, plan);
      const live = await readAnalytics(db, wholeRange());
      expect(live.totals).toEqual(expected(all));
      await refreshAnalytics(db);
      const counted = await readAnalytics(db, wholeRange());
      expect(counted).toEqual(live);
      const { rows } = await sql<{ stored: number }>`
        select coalesce(sum(succeeded), 0)::int as stored from analytics_days`.execute(db);
      expect(rows[0]?.stored).toBe(counted.totals.succeeded);
    }),
    { numRuns: 12 },
  );
});

test('each day holds what was asked for on it, in UTC', async () => {
  const { db } = await createTestDatabase();
  await fc.assert(
    fc.asyncProperty(member, async (plan) => {
      await insertMember(db, { ...plan, joined: SPAN_DAYS * 1440 });
      const { buckets } = await readAnalytics(db, wholeRange());
      const { rows } = await sql<{ day: string; count: number }>`
        select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as count
        from generations group by 1 order by 1`.execute(db);
      const asked = buckets.filter((bucket) => bucket.requested > 0);
      expect(asked.map(({ start, requested }) => ({ day: start, count: requested }))).toEqual(rows);
    }),
    { numRuns: 8 },
  );
});

test('a refund weeks later lowers the revenue of the day that was paid', async () => {
  const { db } = await createTestDatabase();
  const at = 40 * 1440;
  await insertMember(db, {
    joined: SPAN_DAYS * 1440,
    pictures: [],
    grants: [],
    payments: [{ at, cents: 2200, backShare: 0, status: 'succeeded' }],
  });
  await refreshAnalytics(db);
  // As if the count had been made at the time.
  await sql`update analytics_days set computed_at = day + interval '2 days' where day < current_date`.execute(
    db,
  );
  const paidOn = dayOf(ago(at));
  const revenue = async () => (await readAnalytics(db, { from: paidOn, to: paidOn })).totals;
  expect((await revenue()).revenueCents).toBe(2200);
  await db
    .updateTable('payment_transactions')
    .set({ status: 'partially_refunded', refunded_amount: 700, updated_at: new Date() })
    .execute();
  expect((await revenue()).revenueCents).toBe(1500);
  await refreshAnalytics(db);
  const { rows } = await sql<{ cents: number }>`
    select revenue_cents as cents from analytics_days where day = ${paidOn}::date`.execute(db);
  expect(rows[0]?.cents).toBe(1500);
});

test('a member who pays twice is one conversion, on the day of the first payment', async () => {
  const { db } = await createTestDatabase();
  const pay = (at: number, status: 'succeeded' | 'failed') => ({
    at,
    cents: 2200,
    backShare: 0,
    status,
  });
  await insertMember(db, {
    joined: SPAN_DAYS * 1440,
    pictures: [],
    grants: [],
    payments: [
      pay(50 * 1440, 'failed'),
      pay(30 * 1440, 'succeeded'),
      pay(30 * 1440 - 1, 'succeeded'),
      pay(2880, 'succeeded'),
    ],
  });
  const { buckets } = await readAnalytics(db, wholeRange());
  const converted = buckets.filter((bucket) => bucket.conversions > 0);
  expect(converted.map((bucket) => bucket.start)).toEqual([dayOf(ago(30 * 1440))]);
});

test('who signed up in a month is followed through the months since', async () => {
  const { db } = await createTestDatabase();
  const now = new Date();
  const monthAgo = (count: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1, 3));
  const minutes = (date: Date) => (Date.now() - date.getTime()) / 60_000;
  const drawn = (count: number) => ({
    asked: minutes(monthAgo(count)),
    state: 'succeeded' as const,
    seconds: 5,
  });
  const join = { joined: minutes(monthAgo(2)), payments: [], grants: [] };
  await insertMember(db, { ...join, pictures: [drawn(2), drawn(2), drawn(1)] });
  await insertMember(db, { ...join, pictures: [drawn(2)] });
  await insertMember(db, { ...join, pictures: [] });
  const cohorts = async () => (await readAnalytics(db, wholeRange())).cohorts;
  const followed = [{ month: dayOf(monthAgo(2)), size: 3, active: [2, 1, 0] }];
  expect(await cohorts()).toEqual(followed);
  await refreshAnalytics(db);
  expect(await cohorts()).toEqual(followed);
});

test('the dashboard counts who is banned and leaves out who is gone', async () => {
  const { db } = await createTestDatabase();
  const plain = { joined: 60, pictures: [], payments: [], grants: [{ at: 30, amount: 10 }] };
  await insertMember(db, plain);
  const banned = await insertMember(db, plain);
  const erased = await insertMember(db, plain);
  await db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date() })
    .where('user_id', '=', banned)
    .execute();
  await db
    .updateTable('profiles')
    .set({ deletion_requested_at: new Date(), erasing_since: new Date(), erased_at: new Date() })
    .where('user_id', '=', erased)
    .execute();
  const figures = await getAdminAnalytics(db);
  expect(figures).toMatchObject({
    totalUsers: 2,
    activeUsers: 1,
    bannedUsers: 1,
    totalCreditsIssued: 30,
    totalImagesGenerated: 0,
    totalRevenueCents: 0,
  });
  expect(figures.imagesPerDay).toHaveLength(30);
});

/** What the last step of an erasure writes. */
async function erase(db: Db, userId: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('profiles')
    .set({ deletion_requested_at: now, erasing_since: now, erased_at: now })
    .where('user_id', '=', userId)
    .execute();
}

test('whoever is erased is counted nowhere any more, also where they were counted before', async () => {
  const { db } = await createTestDatabase();
  const paid = { at: 20 * 1440, cents: 2200, backShare: 0, status: 'succeeded' as const };
  const drawn = { asked: 20 * 1440, state: 'succeeded' as const, seconds: 5 };
  const plain = { joined: 30 * 1440, pictures: [drawn], payments: [paid], grants: [] };
  await insertMember(db, plain);
  const leaving = await insertMember(db, plain);
  await refreshAnalytics(db);
  // As if it had been counted at the time.
  await sql`update analytics_days set computed_at = day + interval '2 days' where day < current_date`.execute(
    db,
  );
  const agreeing = async () => {
    const { totals, cohorts } = await readAnalytics(db, wholeRange());
    const { totalUsers } = await getAdminAnalytics(db);
    const summary = await summarizeUsers(db);
    const exported = await countRows(db, 'users', {});
    const cohort = { size: cohorts[0]?.size, active: Math.max(...(cohorts[0]?.active ?? [])) };
    return { users: [totalUsers, summary.totalUsers, exported, totals.signups], totals, cohort };
  };
  expect((await agreeing()).users).toEqual([2, 2, 2, 2]);
  await erase(db, leaving);
  const found = await agreeing();
  expect(found.users).toEqual([1, 1, 1, 1]);
  expect(found.cohort).toEqual({ size: 1, active: 1 });
  // What was paid and drawn did happen.
  expect(found.totals).toMatchObject({ conversions: 1, payments: 2, revenueCents: 4400 });
  expect(found.totals.succeeded).toBe(2);
  await refreshAnalytics(db);
  expect(await agreeing()).toEqual(found);
});

test('a payment that a test clock dates ahead is revenue from the day we heard of it', async () => {
  const { db } = await createTestDatabase();
  await insertMember(db, {
    joined: 60,
    pictures: [],
    grants: [],
    payments: [{ at: -45 * 1440, cents: 2200, backShare: 0, status: 'succeeded' }],
  });
  const today = dayOf(new Date());
  expect((await getAdminAnalytics(db)).totalRevenueCents).toBe(2200);
  const { totals } = await readAnalytics(db, { from: today, to: today });
  expect(totals).toMatchObject({ revenueCents: 2200, payments: 1, conversions: 1 });
  expect(await countRows(db, 'payments', { from: today, to: today })).toBe(1);
});

test('an admin reads any range of days, but not one that ends before it begins', async () => {
  const app = await createTestApp();
  const support = await createAdmin(app, 'support');
  const { report } = support.api.adminAnalytics;
  expect((await report({ from: '2026-01-01', to: '2026-12-31' })).unit).toBe('month');
  await expect(report({ from: '2026-02-01', to: '2026-01-31' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'The first day must not come after the last',
  });
  await expect(report({ from: '2001-01-01', to: '2026-01-31' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});
