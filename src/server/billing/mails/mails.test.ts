import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { postAllMails } from '#server/testing/post-all-mails.ts';
import { writeWelcomeMails } from '#server/profiles/welcome-mails.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import { CARDS } from '#server/testing/cards.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { writeLowCreditMails } from './low-credit-mails.ts';
import { writeRenewalMails } from './renewal-mails.ts';

/** Sent by identity, or by the round that runs every minute. */
const OTHERS = new Set(['Confirm your email address', 'Welcome to Vignette']);
let app: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

async function postedTo(email: string) {
  // Two rounds and a racing one: no mail goes out twice.
  await Promise.all([postAllMails(app), postAllMails(app)]);
  return app.mailer.sent.filter(({ to, subject }) => to === email && !OTHERS.has(subject));
}

const SLOWLY = { timeout: 30_000 };
/** Whether the provider has been told that the plan is not to renew. */
const settled = async ({ userId }: Buyer) => {
  const row = await app.context.db
    .selectFrom('subscriptions')
    .select('cancel_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.cancel_at ?? null) !== null;
};

const rules = () => ({ db: app.context.db, appUrl: app.url });

test('a newcomer is welcomed once', async () => {
  buyer = await createBuyer(app);
  await writeWelcomeMails(rules());
  await writeWelcomeMails(rules());
  await postedTo(buyer.email);
  const mails = app.mailer.sent.filter(
    ({ to, subject }) => to === buyer.email && subject === 'Welcome to Vignette',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('10 pictures');
});

test('a payment brings a receipt with plan, amount, period and a link', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  await buyer.api.billing.sync();
  const [mail, ...more] = await postedTo(buyer.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your receipt: $22.00');
  expect(mail?.text).toContain('Plan: Pro Monthly');
  expect(mail?.html).toContain('/test-payments/invoice/');
});

test('a failed renewal brings one mail, however often it is tried again', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const end = new Date((await buyer.api.profile.get()).subscriptionEndDate ?? '');
  await buyer.travelTo(end);
  await buyer.travelTo(new Date(end.getTime() + 4 * DAY_MS));
  const subjects = (await postedTo(buyer.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Your payment did not go through', 'Your receipt: $22.00']);
});

test('an invoice that is paid after a week brings its receipt, and a failure says how long Pro waits', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const end = new Date((await buyer.api.profile.get()).subscriptionEndDate ?? '');
  await buyer.travelTo(end);
  await buyer.travelTo(new Date(end.getTime() + 6 * DAY_MS));
  await buyer.manage('card', { card: CARDS.good });
  const mails = await postedTo(buyer.email);
  expect(mails.filter(({ subject }) => subject === 'Your receipt: $22.00')).toHaveLength(2);
  const failure = mails.find(({ subject }) => subject === 'Your payment did not go through');
  expect(failure?.text).toMatch(/Pro stays until \d+ \w+ \d{4}: paid by then, nothing is lost\./);
});

test('a plan that is cancelled and then over brings one mail each, with what comes', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  await buyer.manage('cancel');
  await buyer.manage('resume');
  await buyer.manage('cancel');
  await buyer.travelTo(new Date((await buyer.api.profile.get()).subscriptionEndDate ?? ''));
  const mails = await postedTo(buyer.email);
  const [cancelled, ...again] = mails.filter(({ subject }) => subject.includes('is cancelled'));
  expect(again).toEqual([]);
  expect(cancelled?.text).toContain('and nothing more is charged');
  const ended = mails.filter(({ subject }) => subject === 'Your Pro Monthly plan has ended');
  expect(ended).toHaveLength(1);
  expect(ended[0]?.text).toMatch(/Pro Monthly ended on .*, as it was cancelled\./);
});

test('a plan that nobody pays for is told as over once the days of grace are', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly', CARDS.failsLater);
  const end = new Date((await buyer.api.profile.get()).subscriptionEndDate ?? '');
  await buyer.travelTo(new Date(end.getTime() + 8 * DAY_MS));
  await buyer.api.billing.sync();
  const over = (await postedTo(buyer.email)).filter(({ subject }) => subject.endsWith('has ended'));
  expect(over).toHaveLength(1);
  expect(over[0]?.text).toContain('is back as soon as it is paid');
});

test('a refund and a dispute are told, with what they mean for the credits', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  const [first = ''] = await buyer.invoiceIds();
  await buyer.manage('refund', { invoice: first });
  const other = await createBuyer(app);
  await other.buy('pro_yearly');
  const [second = ''] = await other.invoiceIds();
  await other.manage('dispute', { invoice: second });
  const subjectsTo = async (email: string) =>
    (await postedTo(email)).map(({ subject }) => subject).toSorted();
  expect(await subjectsTo(buyer.email)).toEqual(['Your receipt: $22.00', 'Your refund: $22.00']);
  expect(await subjectsTo(other.email)).toEqual([
    'Your payment is disputed',
    'Your receipt: $220.00',
  ]);
});

test('whoever asks for deletion gets that mail, and none about a plan they did not cancel', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  await expect
    .poll(async () => (await buyer.api.profile.get()).deletionDate && settled(buyer), SLOWLY)
    .toBe(true);
  const subjects = (await postedTo(buyer.email)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.includes('will be deleted'))).toBe(true);
  expect(subjects.filter((subject) => subject.includes('cancelled'))).toEqual([]);
});

test('a week before the renewal a mail says what will be charged; not where the plan ends', async () => {
  buyer = await createBuyer(app);
  await buyer.buy('pro_yearly');
  await writeRenewalMails(rules());
  const end = new Date((await buyer.api.profile.get()).subscriptionEndDate ?? '');
  await buyer.travelTo(new Date(end.getTime() - 6 * DAY_MS));
  await writeRenewalMails(rules());
  await writeRenewalMails(rules());
  const mails = (await postedTo(buyer.email)).filter(({ subject }) => subject.includes('renews'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('$220.00 is charged, and');

  const other = await createBuyer(app);
  await other.buy('pro_monthly');
  await other.manage('cancel');
  await other.travelTo(new Date(Date.now() + 26 * DAY_MS));
  await writeRenewalMails(rules());
  expect((await postedTo(other.email)).filter(({ subject }) => subject.includes('renews'))).toEqual(
    [],
  );
});

test('whoever runs low on credits is told once per period', async () => {
  await writeLowCreditMails(rules());
  buyer = await createBuyer(app);
  await buyer.spend(7);
  await writeLowCreditMails(rules());
  await buyer.spend(1);
  await writeLowCreditMails(rules());
  const mails = (await postedTo(buyer.email)).filter(({ subject }) => subject.endsWith('left'));
  expect(mails.map(({ subject }) => subject)).toEqual(['3 credits left']);
  expect(mails[0]?.text).toContain('/pricing');
  expect(mails[0]?.text).toMatch(/On \d+ \w+ \d{4} 7 credits arrive, up to 10\./);
});

test('a round that fails counts as no round: whoever was not written to still will be', async () => {
  const { db } = app.context;
  await writeLowCreditMails(rules());
  buyer = await createBuyer(app);
  await buyer.spend(7);
  const cursors = () => db.selectFrom('job_cursors').selectAll().execute();
  const before = await cursors();
  await sql`create function no_mails() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`.execute(db);
  await sql`create trigger no_mails before insert on mails
    for each row execute function no_mails()`.execute(db);
  await expect(writeLowCreditMails(rules())).rejects.toThrow('no room');
  expect(await cursors()).toEqual(before);
  await sql`drop function no_mails() cascade`.execute(db);

  await writeLowCreditMails(rules());
  const subjects = (await postedTo(buyer.email)).map(({ subject }) => subject);
  expect(subjects).toContain('3 credits left');
});

test('however many run low at once, each of them is written to', async () => {
  const { db } = app.context;
  await writeLowCreditMails(rules());
  await sql`
    with people as (
      insert into profiles (user_id, email, display_name, credits, credits_reset_date)
      select 'crowd-' || n, 'crowd-' || n || '@example.com', 'Crowd', 2, now() + interval '20 days'
      from generate_series(1, 620) n returning user_id)
    insert into credit_history
      (user_id, change_reason, change_amount, previous_credits, new_credits, reference)
    select user_id, 'Image', -1, 3, 2, 'crowd:' || user_id from people`.execute(db);
  await writeLowCreditMails(rules());
  const mails = await db
    .deleteFrom('mails')
    .where('user_id', 'like', 'crowd-%')
    .returning('key')
    .execute();
  expect(mails).toHaveLength(620);
});
