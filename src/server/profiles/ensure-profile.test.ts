import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';

test('a newcomer gets a profile with 10 credits, once, however many requests arrive first', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'ada@example.com', name: 'Ada Vigne' });

  const answers = await Promise.all(Array.from({ length: 100 }, () => member.api.profile.get()));

  expect(new Set(answers.map((profile) => profile.credits))).toEqual(new Set([10]));
  const { db } = app.context;
  const profiles = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', member.userId)
    .execute();
  expect(profiles).toHaveLength(1);
  expect(profiles[0]).toMatchObject({
    credits: 10,
    subscription_status: 'free',
    display_name: 'Ada Vigne',
    email: 'ada@example.com',
  });
  const entries = await db
    .selectFrom('credit_history')
    .selectAll()
    .where('user_id', '=', member.userId)
    .execute();
  expect(entries).toMatchObject([{ change_amount: 10, previous_credits: 0, new_credits: 10 }]);
});

test('the free credits renew 30 days after the profile was made', async () => {
  const app = await createTestApp();
  const member = await app.member();
  const profile = await member.api.profile.get();
  const days = (Date.parse(profile.creditsResetDate) - Date.parse(profile.createdAt)) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
});

test('a second account on the same mailbox gets no second helping of free credits', async () => {
  const app = await createTestApp();
  const first = await app.member({ email: 'ada.vigne@example.com' });
  const second = await app.member({ email: 'adavigne+again@example.com' });
  expect((await first.api.profile.get()).credits).toBe(10);
  expect((await second.api.profile.get()).credits).toBe(0);
});

test('where mail goes out, the credits wait for the confirmed address', async () => {
  const app = await createTestApp({ mailDelivers: true });
  const visitor = app.visitor();
  await visitor.post('/api/auth/sign-up/email', {
    email: 'new@example.com',
    password: 'a long enough password',
    name: 'Newcomer',
  });
  expect((await visitor.api.session.get()).user).toBeNull();

  await visitor.fetch(await app.mailer.linkTo('new@example.com'));

  expect((await visitor.api.profile.get()).credits).toBe(10);
});
