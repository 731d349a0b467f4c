import * as fc from 'fast-check';

import type { Db } from '#server/db/connect.ts';
import { DAY_MS } from '#shared/rules/days.ts';

export const SPAN_DAYS = 70;

const STATES = ['succeeded', 'failed', 'expired', 'cancelled', 'queued'] as const;
const PAYMENT_STATES = [
  'succeeded',
  'pending',
  'failed',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;
const PAID = ['succeeded', 'refunded', 'partially_refunded', 'disputed'];

/** Some moment of the last weeks, as minutes ago: days in UTC begin at every one of them. */
const moment = fc.integer({ min: 0, max: SPAN_DAYS * 1440 });
export const member = fc.record({
  joined: moment,
  pictures: fc.array(
    fc.record({
      asked: moment,
      state: fc.constantFrom(...STATES),
      seconds: fc.integer({ min: 0, max: 90 }),
    }),
    { maxLength: 6 },
  ),
  payments: fc.array(
    fc.record({
      at: moment,
      cents: fc.integer({ min: 0, max: 30_000 }),
      backShare: fc.double({ min: 0, max: 1, noNaN: true }),
      status: fc.constantFrom(...PAYMENT_STATES),
    }),
    { maxLength: 4 },
  ),
  grants: fc.array(fc.record({ at: moment, amount: fc.integer({ min: 1, max: 400 }) }), {
    maxLength: 4,
  }),
});
export type MemberPlan = typeof member extends fc.Arbitrary<infer T> ? T : never;

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const refundOf = (payment: MemberPlan['payments'][number]) =>
  Math.floor(payment.cents * payment.backShare);

export async function insertMember(db: Db, plan: MemberPlan): Promise<string> {
  const user_id = crypto.randomUUID();
  const total = plan.grants.reduce((sum, grant) => sum + grant.amount, 0);
  await db
    .insertInto('profiles')
    .values({
      user_id,
      email: `${user_id}@example.com`,
      display_name: 'Test Member',
      credits: total,
      credits_reset_date: new Date(),
      created_at: ago(plan.joined),
    })
    .execute();
  let balance = 0;
  for (const grant of plan.grants) {
    await db
      .insertInto('credit_history')
      .values({
        user_id,
        change_reason: 'x',
        change_amount: grant.amount,
        previous_credits: balance,
        new_credits: (balance += grant.amount),
        reference: crypto.randomUUID(),
        created_at: ago(grant.at),
      })
      .execute();
  }
  for (const picture of plan.pictures) await insertPicture(db, user_id, picture);
  for (const payment of plan.payments) await insertPayment(db, user_id, payment);
  return user_id;
}

async function insertPicture(db: Db, user_id: string, picture: MemberPlan['pictures'][number]) {
  const asked = ago(picture.asked);
  const isOpen = picture.state === 'queued';
  await db
    .insertInto('generations')
    .values({
      user_id,
      idempotency_key: crypto.randomUUID(),
      request_hash: 'x',
      prompt: 'a glass of red',
      style_id: 'cinematic',
      size: 'square',
      state: picture.state,
      error_code: ['failed', 'expired'].includes(picture.state) ? 'GENERATION_FAILED' : null,
      deadline_at: asked,
      created_at: asked,
      started_at: asked,
      finished_at: isOpen ? null : new Date(asked.getTime() + picture.seconds * 1000),
    })
    .execute();
}

async function insertPayment(db: Db, user_id: string, payment: MemberPlan['payments'][number]) {
  await db
    .insertInto('payment_transactions')
    .values({
      user_id,
      amount: payment.cents,
      refunded_amount: refundOf(payment),
      currency: 'usd',
      status: payment.status,
      plan_type: 'pro_monthly',
      credits_purchased: 400,
      stripe_invoice_id: crypto.randomUUID(),
      created_at: ago(payment.at),
    })
    .execute();
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The same figures, counted in memory from the plans. */
export function expected(plans: readonly MemberPlan[]) {
  const pictures = plans.flatMap((plan) => plan.pictures);
  const of = (...states: string[]) => pictures.filter((p) => states.includes(p.state));
  const paid = plans.flatMap((plan) => plan.payments.filter((p) => PAID.includes(p.status)));
  return {
    signups: plans.length,
    requested: pictures.length,
    succeeded: of('succeeded').length,
    failed: of('failed', 'expired').length,
    cancelled: of('cancelled').length,
    engineMs: sum(of('succeeded').map((p) => p.seconds * 1000)),
    creditsIssued: sum(plans.flatMap((plan) => plan.grants.map((grant) => grant.amount))),
    creditsSpent: 0,
    revenueCents: sum(paid.map((payment) => payment.cents - refundOf(payment))),
    payments: paid.length,
    conversions: plans.filter((p) => p.payments.some((pay) => PAID.includes(pay.status))).length,
  };
}

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);
export const wholeRange = () => ({
  from: dayOf(new Date(Date.now() - (SPAN_DAYS + 2) * DAY_MS)),
  to: dayOf(new Date()),
});
