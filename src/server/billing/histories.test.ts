import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { takeCredits } from '#server/credits/grant-credits.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import type { ProviderState } from '#server/ports/payments.ts';
import { FakeStripe } from '#server/testing/outside/fake-stripe.ts';
import type { Happening } from '#server/testing/outside/fake-stripe.ts';
import { HistoryModel } from '#server/testing/history-model.ts';
import { modelRuns, ROUND_LIMIT_MS } from '#server/testing/model-runs.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { applyProviderState } from './apply-provider-state.ts';
import { beginSync } from './sync-subscription.ts';

const EVENTS = 12;
const AT_ONCE = 20;
const ROUNDS = modelRuns({ quick: 100, long: 3000 }) / AT_ONCE;

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'subscribe', plan: 'pro_monthly' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'subscribe', plan: 'pro_yearly' } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'renew', isPaid: true } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'renew', isPaid: false } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'recover' } as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'cancel' } as const, { kind: 'resume' } as const),
  },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'end' } as const, { kind: 'strange' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'switch' } as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0.25, 1).map((share) => ({ kind: 'refund', share }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'dispute' } as const, { kind: 'win' } as const),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 70 }).map((days) => ({ kind: 'wait', days }) as const),
  },
);

/** How one event reaches us: never, once or twice, each time late or not, and worked off late or not. */
const delivery = fc.array(fc.record({ late: fc.nat(EVENTS), slow: fc.nat(3) }), { maxLength: 2 });

/** Credits spent before the next event, sometimes. */
const spending = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(250) },
);

const history = fc.record({
  start: fc.date({ min: new Date('2026-01-28'), max: new Date('2026-03-02'), noInvalidDate: true }),
  events: fc.array(fc.tuple(happening, delivery, spending), {
    minLength: EVENTS,
    maxLength: EVENTS,
  }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

test(
  'histories of 12 events, shuffled, doubled, lost and late, end as a plain model says',
  { timeout: 0 },
  async () => {
    const { db } = await createTestDatabase();
    await fc.assert(
      fc.asyncProperty(
        fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (histories) => {
          await Promise.all(histories.map((one) => live(db, one)));
        },
      ),
      { numRuns: ROUNDS, endOnFailure: true, timeout: ROUND_LIMIT_MS },
    );
    expect((await verifyLedger(db)).fault).toBeNull();
  },
);

interface OpenSync {
  ticket: Awaited<ReturnType<typeof beginSync>>;
  providerState: ProviderState;
  applyAt: number;
}

/** Lives through one history; some syncs read early and are applied after later ones. */
async function live(db: Db, { start, events }: History): Promise<void> {
  const userId = await createProfile(db);
  const customerId = `cus_${userId}`;
  await db
    .updateTable('profiles')
    .set({ stripe_customer_id: customerId })
    .where('user_id', '=', userId)
    .execute();
  const stripe = new FakeStripe(customerId, start);
  const model = new HistoryModel();
  let open: OpenSync[] = [];

  const begin = async (applyAt: number) => {
    const begun = await beginSync(db, userId);
    open.push({ ticket: begun, providerState: stripe.providerState(), applyAt });
  };
  const apply = async (step: number) => {
    for (const { ticket: begun, providerState } of open.filter(({ applyAt }) => applyAt <= step)) {
      if (!begun) throw new Error('The customer is gone');
      await applyProviderState({ db, appUrl: 'http://vignette.test' }, begun.ticket, providerState);
      model.apply(begun.ticket.number, providerState);
    }
    open = open.filter(({ applyAt }) => applyAt > step);
  };

  for (const [step, [event, , spend]] of events.entries()) {
    stripe.happen(event);
    for (const [index, [, deliveries]] of events.entries())
      for (const { late, slow } of deliveries) if (index + late === step) await begin(step + slow);
    await apply(step);
    if (spend > 0) await spendSome(db, userId, spend);
    model.spend(spend);
  }
  // The hourly reconcile: it begins last, and what is still on its way may arrive after it.
  await begin(EVENTS);
  await apply(EVENTS);
  await apply(Number.POSITIVE_INFINITY);

  expect(await stateOf(db, userId)).toEqual(model.state(stripe));
}

async function spendSome(db: Db, userId: string, amount: number): Promise<void> {
  const reference = `spent:${crypto.randomUUID()}`;
  await db
    .transaction()
    .execute((trx) => takeCredits(trx, { userId, amount, reason: 'Image generation', reference }));
}

async function stateOf(db: Db, userId: string) {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payment_transactions')
    .select(['stripe_invoice_id', 'status', 'refunded_amount'])
    .where('user_id', '=', userId)
    .execute();
  return {
    status: profile.subscription_status,
    tier: profile.subscription_tier,
    endDate: profile.subscription_end_date?.getTime() ?? null,
    credits: profile.credits,
    payments: Object.fromEntries(
      payments.map((row) => [row.stripe_invoice_id, `${row.status} ${row.refunded_amount}`]),
    ),
  };
}
