import { scryptSync } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createGuessLimits } from '#server/sessions/guess-limits.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { authOptions } from './auth-options.ts';
import type { IdentityOptions } from './identity-options.ts';

function optionsOn(app: TestApp, post: IdentityOptions['post'] = async () => {}) {
  const noop = async () => {};
  return authOptions({
    db: app.context.db,
    logger: app.context.logger,
    appUrl: app.url,
    secret: 'x'.repeat(32),
    isRateLimited: true,
    mailDelivers: true,
    post,
    guesses: createGuessLimits({ db: app.context.db, secret: '', isOn: false }),
    isConfirmed: async () => true,
    onConfirmed: noop,
    wasTakenBackSince: async () => false,
    onPasswordChanged: noop,
    isBanned: async () => false,
    areSignUpsOpen: async () => true,
    onSignedIn: noop,
    onUserChanged: noop,
    onSignInFailed: noop,
    onRateLimited: () => {},
  });
}

test('the migrations hold exactly the tables that the sign-in library expects', async () => {
  const app = await createTestApp();
  const options = optionsOn(app);
  const { toBeCreated, toBeAdded } = await getMigrations({
    ...options,
    database: { db: app.context.db, type: 'postgres' },
  });
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
});

test('whoever posts the mail of a sign-up finds the newcomer', async () => {
  const app = await createTestApp();
  const found: boolean[] = [];
  const options = optionsOn(app, async ({ recipient }) => {
    const users = app.context.db.selectFrom('auth_users').select('id');
    const user = await users.where('email', '=', recipient).executeTakeFirst();
    found.push(user !== undefined);
  });
  await betterAuth(options).api.signUpEmail({
    body: { email: 'ada@example.com', password: TEST_PASSWORD, name: 'Ada' },
  });
  expect(found).toEqual([true]);
});

test('signs up, out and in again, and the password is kept as scrypt leaves it', async () => {
  const app = await createTestApp({ hashesPasswordsSlowly: true });
  const member = await app.member({ email: 'ada@example.com' });
  expect(member.cookies.get('vignette_hint')).toBe('1');

  await member.post('/api/auth/sign-out');
  expect((await member.api.session.get()).user).toBeNull();
  expect(member.cookies.has('vignette_hint')).toBe(false);

  const answer = await member.post('/api/auth/sign-in/email', {
    email: 'ada@example.com',
    password: TEST_PASSWORD,
  });
  expect(answer.status).toBe(200);
  expect((await member.api.session.get()).user?.email).toBe('ada@example.com');

  const kept = sql<{ password: string }>`
    select password from auth_accounts where "userId" = ${member.userId}`;
  const [account] = (await kept.execute(app.context.db)).rows;
  const [salt = '', key] = account!.password.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 };
  expect(key).toBe(scryptSync(TEST_PASSWORD, salt, 64, cost).toString('hex'));
});

test('many newcomers may sign up at the same moment', async () => {
  const app = await createTestApp({ env: { DATABASE_POOL_SIZE: '3' } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      app.visitor().post('/api/auth/sign-up/email', {
        email: `crowd${i}@example.com`,
        password: 'a long enough password',
        name: 'Crowd',
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('a wrong password and an unknown address are answered alike', async () => {
  const app = await createTestApp();
  await app.member({ email: 'ada@example.com' });
  const attempt = async (email: string) => {
    const answer = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email, password: 'not the password' });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await attempt('ada@example.com')).toEqual(await attempt('nobody@example.com'));
});

test('where mail goes out, signing up with a known address looks like signing up with a new one', async () => {
  const app = await createTestApp({ mailDelivers: true });
  const attempt = async () => {
    const answer = await app.visitor().post('/api/auth/sign-up/email', {
      email: 'ada@example.com',
      password: TEST_PASSWORD,
      name: 'Ada',
    });
    // To the letter, but for what is different each time.
    const body = (await answer.text())
      .replace(/"id":"\w{32}"/, '"id":"…"')
      .replaceAll(/"\d{4}-[^"]+Z"/g, '"…"');
    const headers = [...answer.headers.keys()].toSorted();
    return { status: answer.status, body, headers };
  };
  const first = await attempt();
  expect(await attempt()).toEqual(first);
  // Confirmed and with a name of its own, it is still not told from a new one.
  await app.context.db
    .updateTable('auth_users')
    .set({ emailVerified: true, name: 'Somebody Else' })
    .execute();
  expect(await attempt()).toEqual(first);
  await app.mailer.mailTo('ada@example.com', 'You already have an account');
});

test('where no mail goes out, a known address is refused, and one network asks for few of them', async () => {
  const app = await createTestApp({ isRateLimited: true });
  const attempt = async (claimed: number) => {
    const answer = await app.visitor().fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.1.${claimed}` },
      body: JSON.stringify({ email: 'ada@example.com', password: TEST_PASSWORD, name: 'Ada' }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push(await attempt(i));
  expect(statuses).toEqual([200, ...Array<number>(19).fill(422), 429]);
});

test('signing in with an unconfirmed address brings a new link', async () => {
  const app = await createTestApp({ mailDelivers: true });
  const account = { email: 'ada@example.com', password: TEST_PASSWORD };
  await app.visitor().post('/api/auth/sign-up/email', { ...account, name: 'Ada' });
  await app.mailer.mailTo(account.email, 'Confirm your email address');
  app.mailer.sent.length = 0;
  const answer = await app.visitor().post('/api/auth/sign-in/email', account);
  expect(await answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  const link = await app.mailer.linkTo(account.email, 'Confirm your email address');
  expect((await app.visitor().fetch(link)).status).toBe(302);
  expect((await app.visitor().post('/api/auth/sign-in/email', account)).status).toBe(200);
});

test('asking for a new password tells nobody whether the address has an account', async () => {
  const app = await createTestApp();
  await app.member({ email: 'ada@example.com' });
  const ask = async (email: string) => {
    const answer = await app
      .visitor()
      .post('/api/auth/request-password-reset', { email, redirectTo: '/sign-in/reset-password' });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await ask('ada@example.com')).toEqual(await ask('nobody@example.com'));
  await app.mailer.mailTo('ada@example.com', 'Choose a new password');
  expect(app.mailer.sent.filter((mail) => mail.subject === 'Choose a new password')).toHaveLength(
    1,
  );
});

test('a new password by mail ends every other session', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'ada@example.com' });
  await app.visitor().post('/api/auth/request-password-reset', {
    email: 'ada@example.com',
    redirectTo: '/sign-in/reset-password',
  });
  const visitor = app.visitor();
  const token = tokenIn(await app.mailer.linkTo('ada@example.com', 'Choose a new password'));

  const answer = await visitor.post('/api/auth/reset-password', {
    token,
    newPassword: 'a brand new password',
  });

  expect(answer.status).toBe(200);
  expect((await member.api.session.get()).user).toBeNull();
  const signIn = await visitor.post('/api/auth/sign-in/email', {
    email: 'ada@example.com',
    password: 'a brand new password',
  });
  expect(signIn.status).toBe(200);
});

test('a session cookie whose signature was tampered with is nobody', async () => {
  const app = await createTestApp();
  const member = await app.member();
  const signed = member.cookies.get('vignette.session_token') ?? '';
  member.cookies.set(
    'vignette.session_token',
    `${signed.split('.')[0]}.${encodeURIComponent('AAAA')}`,
  );
  expect((await member.api.session.get()).user).toBeNull();
});

test('a suspended account cannot sign in', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'ada@example.com' });
  await member.api.profile.get();
  await app.context.db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date(), ban_reason: 'test' })
    .where('user_id', '=', member.userId)
    .execute();
  const answer = await app
    .visitor()
    .post('/api/auth/sign-in/email', { email: 'ada@example.com', password: TEST_PASSWORD });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'BANNED' });
});

test('guessing passwords is slowed down, whatever address the client claims', async () => {
  const app = await createTestApp({ isRateLimited: true });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const answer = await app.visitor().fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vignette-Client-Ip': `10.0.0.${i}`,
        'X-Forwarded-For': `10.0.1.${i}`,
      },
      body: JSON.stringify({ email: 'ada@example.com', password: 'a guess of mine' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('whoever tries links to a new password is stopped after ten', async () => {
  const app = await createTestApp({ isRateLimited: true });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    const guess = { token: `guess-${i}`, newPassword: TEST_PASSWORD };
    statuses.push((await app.visitor().post('/api/auth/reset-password', guess)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

function tokenIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}
