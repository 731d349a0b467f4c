import { beforeAll, expect, test } from 'vitest';

import { topUpFreeProfiles } from '#server/credits/top-up-free.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { removeDeletedFiles } from '#server/images/store/remove-pictures.ts';
import { erasureSteps } from '#server/jobs.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

import { eraseDueAccounts } from './erasure-jobs.ts';
import type { ErasureSteps } from './erase-account.ts';
import { postAllMails } from '#server/testing/post-all-mails.ts';
import { DAY_MS } from '#shared/rules/days.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

/** As the daily job would, with steps that may fail. */
function runErasures(steps: Partial<ErasureSteps> = {}) {
  const { db, logger, billing, profileRules } = app.context;
  return eraseDueAccounts({
    db,
    logger,
    secret: profileRules.secret,
    steps: { ...erasureSteps({ db, billing }), ...steps },
  });
}

/** The days of grace go by. */
async function wait(userId: string, days: number): Promise<void> {
  await app.context.db
    .updateTable('profiles')
    .set({ deletion_requested_at: new Date(Date.now() - days * DAY_MS) })
    .where('user_id', '=', userId)
    .execute();
}

const rowOf = (userId: string) =>
  app.context.db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

test('a member asks for deletion, is told the day by mail, and may think again', async () => {
  const member = await app.member();
  const asked = await member.api.profile.requestDeletion({ email: member.email.toUpperCase() });
  const again = await member.api.profile.requestDeletion({ email: member.email });
  const days = (Date.parse(asked.deletionDate ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeCloseTo(7, 2);
  expect(again.deletionDate).toBe(asked.deletionDate);
  await postAllMails(app);
  const mails = app.mailer.sent.filter(
    ({ to, subject }) => to === member.email && subject.includes('will be deleted'),
  );
  expect(mails).toHaveLength(1);

  expect((await member.api.profile.cancelDeletion()).deletionDate).toBeNull();
  await runErasures();
  expect((await member.api.profile.get()).email).toBe(member.email);
});

test('the wrong address deletes nothing', async () => {
  const member = await app.member();
  await expect(
    member.api.profile.requestDeletion({ email: 'someone@example.com' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await member.api.profile.get()).deletionDate).toBeNull();
});

test('an admin has to be demoted first', async () => {
  const admin = await app.member();
  await admin.api.profile.get();
  await app.context.db
    .updateTable('profiles')
    .set({ is_admin: true, admin_role: 'support' })
    .where('user_id', '=', admin.userId)
    .execute();
  await expect(admin.api.profile.requestDeletion({ email: admin.email })).rejects.toMatchObject({
    code: 'ADMIN_MUST_STEP_DOWN',
  });
});

test('within the days of grace everything still works', async () => {
  const member = await app.member();
  await member.api.profile.requestDeletion({ email: member.email });
  await wait(member.userId, 6.9);
  await runErasures();
  const { body } = await member.api.generations.generate({ prompt: 'a glass of red' });
  expect(body).toHaveProperty('imageUrl');
});

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.context.pictureStore.files.list(folder)) keys.push(key);
  return keys;
}

test('after them plan, person, pictures and words are gone; the ledger still adds up', async () => {
  const { db, pictureStore } = app.context;
  const buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  const { body } = await buyer.api.generations.generate({ prompt: 'my secret cellar' });
  if (!('image' in body)) throw new Error('The picture did not come in time');
  const { storage_key } = await db
    .selectFrom('generated_images')
    .select('storage_key')
    .where('id', '=', body.image.id)
    .executeTakeFirstOrThrow();
  await buyer.api.profile.requestDeletion({ email: buyer.email });
  await wait(buyer.userId, 7);

  expect((await runErasures()).failed).toBe(0);
  await removeDeletedFiles({ db, files: pictureStore.files }, AbortSignal.timeout(10_000));

  expect((await buyer.api.session.get()).user).toBeNull();
  const profile = await rowOf(buyer.userId);
  expect(profile).toMatchObject({ display_name: 'Erased account', stripe_customer_id: null });
  expect(JSON.stringify(profile)).not.toContain(buyer.email);
  const plans = await db
    .selectFrom('subscriptions')
    .select('stripe_status')
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(plans).toEqual([{ stripe_status: 'canceled' }]);
  const words = await db
    .selectFrom('generations')
    .select('prompt')
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(words).toEqual([{ prompt: '' }]);
  // A smaller file that was being made goes as soon as its maker sees that the picture is gone.
  await expect.poll(() => keysBelow(storage_key)).toEqual([]);
  expect(
    await db.selectFrom('mails').where('user_id', '=', buyer.userId).select('key').execute(),
  ).toEqual([]);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('signing up again with the same address earns no new free credits', async () => {
  const { db } = app.context;
  const first = await app.member();
  await first.api.generations.generate({ prompt: 'a glass of red' });
  await first.api.profile.requestDeletion({ email: first.email });
  await wait(first.userId, 8);
  await runErasures();

  // An account without a person is given no monthly credits either.
  const before = await rowOf(first.userId);
  const later = new Date(Date.now() + 40 * DAY_MS);
  await topUpFreeProfiles({ db, now: () => later });
  expect((await rowOf(first.userId)).credits).toBe(before.credits);

  const second = await app.member({ email: first.email });
  expect((await second.api.profile.get()).credits).toBe(0);
});

test('an erasure that stopped half-way goes on, and cannot be called off', async () => {
  const member = await app.member();
  await member.api.profile.requestDeletion({ email: member.email });
  await wait(member.userId, 7);
  const isDown = () => Promise.reject(new Error('The payment provider is down'));
  expect(await runErasures({ endSubscriptions: isDown })).toEqual({ erased: 0, failed: 1 });
  await expect(member.api.profile.cancelDeletion()).rejects.toMatchObject({
    code: 'DELETION_UNDER_WAY',
  });

  expect(await runErasures({ eraseImages: isDown })).toEqual({ erased: 0, failed: 1 });
  expect((await member.api.session.get()).user).toBeNull();

  expect(await runErasures()).toEqual({ erased: 1, failed: 0 });
  expect((await rowOf(member.userId)).erased_at).not.toBeNull();
});
