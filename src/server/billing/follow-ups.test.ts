import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { createStore } from '#server/adapters/payments/sandbox/store.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { erasureSteps } from '#server/jobs.ts';
import { eraseAccount } from '#server/profiles/erase-account.ts';
import { recordUserChange } from '#server/profiles/record-user-change.ts';
import { createBuyer, settle } from '#server/testing/members/buyer.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { enqueueForgotten } from './find-forgotten.ts';
import { followAccount } from './follow-account.ts';
import { enqueueDueSyncs, recoverEvents } from './reconcile.ts';

let app: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

afterEach(async () => {
  const { fault } = await verifyLedger(app.context.db);
  if (fault) throw new Error(`The ledger is broken: ${fault.promise} (${fault.detail})`);
});

const newBuyer = async () => (buyer = await createBuyer(app));
const credits = async () => (await buyer.api.profile.get()).credits;
const customer = async () => createStore(app.context.db).find('customer', await buyer.customerId());
const subscription = async () => {
  const [running] = await createStore(app.context.db).list(
    'subscription',
    await buyer.customerId(),
  );
  return running;
};

const setDeletion = (at: Date | null) =>
  app.context.db
    .updateTable('profiles')
    .set({ deletion_requested_at: at })
    .where('user_id', '=', buyer.userId)
    .execute();

/** Says to the sandbox what a person would say to Stripe's test mode. */
async function answerDispute(evidence: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  const { payments } = app.context;
  if (!('sandbox' in payments)) throw new Error('This is no sandbox');
  const { apiKey, port } = payments.sandbox as { apiKey: string; port: () => number };
  const [dispute] = await createStore(app.context.db).list('dispute', await buyer.customerId());
  const answer = await fetch(`http://127.0.0.1:${port()}/v1/disputes/${dispute?.id}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: new URLSearchParams({ 'evidence[uncategorized_text]': evidence }).toString(),
  });
  expect(answer.status).toBe(200);
  await settle(app);
}

test('a dispute, which names no customer, reaches its buyer and takes the credits; won, it returns them', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.spend(100);
  const [invoice = ''] = await buyer.invoiceIds();

  await buyer.manage('dispute', { invoice });
  expect(await credits()).toBe(10);
  expect(await buyer.api.billing.invoices()).toMatchObject([{ status: 'disputed' }]);

  await answerDispute('winning_evidence');
  expect(await credits()).toBe(300);
  expect(await buyer.api.billing.invoices()).toMatchObject([{ status: 'succeeded' }]);

  // What came back can be taken again: a won dispute settles nothing but itself.
  await buyer.manage('refund', { invoice });
  expect(await credits()).toBe(10);
});

test('a dispute that is lost keeps what it took', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const [invoice = ''] = await buyer.invoiceIds();
  await buyer.manage('dispute', { invoice });
  await answerDispute('losing_evidence');
  expect(await credits()).toBe(10);
});

test('all events that an outage swallowed are found again, however many', async () => {
  // Of a customer who is none of ours: they are noted and ask for nothing.
  const id = 'cus_of_another_shop';
  const created = Math.floor(Date.now() / 1000);
  await sql`
    insert into sandbox_objects (id, kind, customer_id, body)
    select 'evt_missed_' || n, 'event', ${id}, jsonb_build_object('id', 'evt_missed_' || n,
      'object', 'event', 'type', 'customer.updated', 'created', ${created}::int, 'livemode', false,
      'data', jsonb_build_object('object', jsonb_build_object('object', 'customer', 'id', ${id}::text)))
    from generate_series(1, 1100) n`.execute(app.context.db);
  expect(await recoverEvents(app.context.billing)).toBeGreaterThanOrEqual(1100);
  expect(await recoverEvents(app.context.billing)).toBe(0);
});

test('a clock that once ran ahead hides no event and puts off no check', async () => {
  await newBuyer();
  await buyer.buy('pro_yearly');
  const { db, billing } = app.context;
  const inAYear = new Date(Date.now() + 365 * DAY_MS);
  await recoverEvents(billing);
  await sql`update job_cursors set position = ${inAYear.getTime()}
    where name = 'stripe-events'`.execute(db);
  await sql`delete from stripe_events where customer_id = ${await buyer.customerId()}`.execute(db);
  expect(await recoverEvents(billing)).toBeGreaterThan(0);
  expect(await recoverEvents(billing)).toBe(0);

  const setCheck = (at: Date) =>
    db
      .updateTable('billing_accounts')
      .set({ next_check_at: at })
      .where('user_id', '=', buyer.userId)
      .execute();
  await setCheck(inAYear);
  const asked: string[] = [];
  const queue = {
    enqueue: async (_trx: unknown, jobs: unknown) => void asked.push(JSON.stringify(jobs)),
  };
  await enqueueDueSyncs({ db, queue });
  expect(asked.filter((jobs) => jobs.includes(buyer.userId))).toHaveLength(1);
  await setCheck(new Date(Date.now() + DAY_MS));
  await enqueueDueSyncs({ db, queue });
  expect(asked.filter((jobs) => jobs.includes(buyer.userId))).toHaveLength(1);
});

test('a hint that got stuck is asked about now and then, not every minute', async () => {
  await newBuyer();
  await buyer.checkout('pro_monthly');
  const { db } = app.context;
  const id = await buyer.customerId();
  const now = new Date();
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await sql`insert into stripe_events (id, type, customer_id, happened_at, received_at)
    values ('evt_stuck', 'x', ${id}, now(), now() - interval '1 hour')`.execute(db);
  const asked: string[] = [];
  const queue = {
    enqueue: async (_trx: unknown, jobs: unknown) => void asked.push(JSON.stringify(jobs)),
  };
  for (const minutes of [0, 1, 2, 3]) await enqueueDueSyncs({ db, queue }, minutesLater(minutes));
  expect(asked.filter((jobs) => jobs.includes(buyer.userId))).toHaveLength(1);
  await enqueueDueSyncs({ db, queue }, minutesLater(16));
  expect(asked.filter((jobs) => jobs.includes(buyer.userId))).toHaveLength(2);
  await sql`delete from stripe_events where id = 'evt_stuck'`.execute(db);
});

test('a new address reaches the payment provider', async () => {
  await newBuyer();
  await buyer.checkout('pro_monthly');
  const email = `new-${buyer.email}`;
  const { db, queue, config, profileRules } = app.context;
  const deps = { db, queue, appUrl: config.appUrl, secret: profileRules.secret };
  await recordUserChange(deps, { id: buyer.userId, email, name: 'Ada Newname' });
  await expect.poll(customer).toMatchObject({ email, name: 'Ada Newname' });
});

test('nobody is charged in the days of grace before a deletion, and who stays renews again', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  await expect.poll(subscription).toMatchObject({ cancel_at_period_end: true });

  await buyer.api.profile.cancelDeletion();
  await expect.poll(subscription).toMatchObject({ cancel_at_period_end: false });

  await buyer.manage('cancel');
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  await buyer.api.profile.cancelDeletion();
  await followAccount(app.context.billing, buyer.userId);
  // The owner's own cancellation is none of ours to take back.
  expect(await subscription()).toMatchObject({ cancel_at_period_end: true });
});

test('a renewal that was stopped for a deletion is known as such, whenever the worker dies', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const { billing, db } = app.context;
  const setRenewal = billing.payments.setRenewal.bind(billing.payments);
  const dying = {
    ...billing,
    payments: {
      ...billing.payments,
      setRenewal: async (id: string, renews: boolean) => {
        await setRenewal(id, renews);
        throw new Error('died');
      },
    },
  };
  await setDeletion(new Date());
  await expect(followAccount(dying, buyer.userId)).rejects.toThrow('died');
  await followAccount(billing, buyer.userId);
  expect(await subscription()).toMatchObject({ cancel_at_period_end: true });

  await setDeletion(null);
  // The job that should have told has given up; the hourly look finds it by how things stand.
  await enqueueForgotten({ db, queue: app.context.queue });
  await expect.poll(subscription).toMatchObject({ cancel_at_period_end: false });
});

test('who thinks again while the provider is being told renews', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const { billing } = app.context;
  await setDeletion(new Date());
  const setRenewal = billing.payments.setRenewal.bind(billing.payments);
  const slow = {
    ...billing,
    payments: {
      ...billing.payments,
      setRenewal: async (id: string, renews: boolean) => {
        if (!renews) await setDeletion(null);
        await setRenewal(id, renews);
      },
    },
  };
  await followAccount(slow, buyer.userId);
  expect(await subscription()).toMatchObject({ cancel_at_period_end: false });
});

test('a banned customer whose plan nobody ended stops paying with the next look', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const { db, queue } = app.context;
  await db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date() })
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(await enqueueForgotten({ db, queue })).toBeGreaterThan(0);
  await expect.poll(subscription).toMatchObject({ status: 'canceled' });
  await expect.poll(() => enqueueForgotten({ db, queue })).toBe(0);
});

test('hints of a customer who is gone keep nobody else waiting', async () => {
  await newBuyer();
  await buyer.checkout('pro_monthly');
  const { db } = app.context;
  const id = await buyer.customerId();
  await sql`insert into stripe_events (id, type, customer_id, happened_at, received_at)
    select 'evt_gone_' || n, 'x', 'cus_gone', now(), now() - interval '2 hours'
    from generate_series(1, 600) n`.execute(db);
  await sql`insert into stripe_events (id, type, customer_id, happened_at, received_at)
    select 'evt_many_' || n, 'x', ${id}, now(), now() - interval '1 hour'
    from generate_series(1, 600) n`.execute(db);
  const asked: string[] = [];
  const queue = {
    enqueue: async (_trx: unknown, jobs: unknown) => void asked.push(JSON.stringify(jobs)),
  };
  const now = Date.now();
  for (const minute of [0, 1, 2])
    await enqueueDueSyncs({ db, queue }, new Date(now + minute * 60_000));
  expect(asked.filter((jobs) => jobs.includes(buyer.userId))).toHaveLength(1);
  await sql`delete from stripe_events where id like 'evt_gone_%' or id like 'evt_many_%'`.execute(
    db,
  );
});

test('erasing an account erases the person at the payment provider too', async () => {
  await newBuyer();
  await buyer.buy('pro_monthly');
  const { db, billing, profileRules } = app.context;
  const id = await buyer.customerId();
  const profile = await db
    .updateTable('profiles')
    .set({ deletion_requested_at: new Date(Date.now() - 8 * DAY_MS), erasing_since: new Date() })
    .where('user_id', '=', buyer.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const deps = {
    db,
    secret: profileRules.secret,
    steps: erasureSteps({ db, billing }),
  };
  await eraseAccount(deps, profile);
  const left = await createStore(db).find('customer', id);
  expect(left).toMatchObject({ deleted: true, email: '', name: '' });
  expect(JSON.stringify(left)).not.toContain(buyer.email);
});
