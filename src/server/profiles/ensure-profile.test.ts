import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

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
  const days = (Date.parse(profile.creditsResetDate) - Date.parse(profile.createdAt)) / DAY_MS;
  expect(days).toBeCloseTo(30, 2);
});

test('a second account on the same mailbox gets no second helping of free credits', async () => {
  const app = await createTestApp();
  const helpings = async (emails: readonly string[]) => {
    const credits: number[] = [];
    for (const email of emails)
      credits.push((await (await app.member({ email })).api.profile.get()).credits);
    return credits;
  };
  expect(await helpings(['ada.vigne@gmail.com', 'adavigne+2@googlemail.com'])).toEqual([10, 0]);
  expect(await helpings(['ada@icloud.com', 'ada@me.com', 'ada@mac.com'])).toEqual([10, 0, 0]);
  expect(await helpings(['ada@proton.me', 'a.d.a@pm.me'])).toEqual([10, 0]);
  expect(await helpings(['ada-1@yahoo.com', 'ada-2@yahoo.com'])).toEqual([10, 0]);
});

test('who had the free credits when mailboxes were counted in the first way has had them', async () => {
  const app = await createTestApp();
  const { db, profileRules } = app.context;
  const first = createHmac('sha256', profileRules.secret).update('welcome:ada-1@yahoo.com');
  await db
    .insertInto('welcome_grants')
    .values({ address_hmac: first.digest('hex'), user_id: 'erased' })
    .execute();
  const again = await app.member({ email: 'ada-1@yahoo.com' });
  expect((await again.api.profile.get()).credits).toBe(0);
  const other = await app.member({ email: 'grace@yahoo.com' });
  expect((await other.api.profile.get()).credits).toBe(10);
});

test('a domain that makes up addresses has free credits for so many, even at once', async () => {
  const app = await createTestApp({ env: { FREE_GRANTS_PER_DOMAIN: '3' } });
  const newcomers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => app.member({ email: `n${n}@mail${n}.catch-all.example` })),
  );
  const profiles = await Promise.all(newcomers.map(({ api }) => api.profile.get()));
  expect(profiles.map(({ credits }) => credits).toSorted((a, b) => b - a)).toEqual([
    10, 10, 10, 0, 0, 0,
  ]);
  // A public provider is no one's domain.
  const other = await app.member({ email: 'ada@gmail.com' });
  expect((await other.api.profile.get()).credits).toBe(10);
});

test('a network has free credits for so many a day', async () => {
  const app = await createTestApp({ env: { FREE_GRANTS_PER_NETWORK: '2', TRUST_PROXY: '1' } });
  const join = async (n: number, ip: string) => {
    const visitor = app.visitor();
    await visitor.fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
      body: JSON.stringify({
        email: `n${n}@example${n}.com`,
        password: 'a long enough password',
        name: 'Newcomer',
      }),
    });
    return (await visitor.api.profile.get()).credits;
  };
  expect(await join(1, '2001:db8:1:2::1')).toBe(10);
  expect(await join(2, '2001:db8:1:2::2')).toBe(10);
  expect(await join(3, '2001:db8:1:2:3::')).toBe(0);
  expect(await join(4, '203.0.113.9')).toBe(10);
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
