import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { OIDC_CLIENT, startOidcProvider } from '#server/testing/outside/oidc-provider.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';

async function startProvider(options: {
  port: number;
  appUrl: string;
  isVerified: unknown;
}): Promise<void> {
  const provider = await startOidcProvider(options);
  onTestFinished(provider.stop);
}

async function createOidcApp(env: Record<string, string> = {}) {
  const [port, appPort] = [await freePort(), await freePort()];
  const appUrl = `http://localhost:${appPort}`;
  const app = await createTestApp({
    env: {
      PORT: String(appPort),
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
      OPERATOR_EMAIL: 'boss@example.com',
      ...env,
    },
  });
  return { app, port, appUrl };
}

/** Walks the provider's log-in and consent forms as a browser would. */
async function signInThroughProvider(visitor: Visitor, login: string): Promise<Response> {
  const start = await visitor.post('/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/auth-callback',
    errorCallbackURL: '/sign-in',
  });
  const { url } = (await start.json()) as { url: string };
  let answer = await visitor.fetch(url);
  for (let step = 0; step < 12; step++) {
    const location = answer.headers.get('location');
    if (location?.endsWith('/auth-callback') || location?.includes('/sign-in?error')) return answer;
    if (location) {
      answer = await visitor.fetch(new URL(location, answer.url || url).href);
      continue;
    }
    const html = await answer.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`No form in: ${html.slice(0, 300)}`);
    const prompt = html.includes('name="login"') ? 'login' : 'consent';
    answer = await visitor.fetch(new URL(action, url).href, {
      method: 'POST',
      body: new URLSearchParams({ prompt, login, password: 'x' }),
    });
  }
  throw new Error('The provider did not lead back');
}

test('signs in at a hosted provider and comes back to the app', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  const visitor = app.visitor();
  expect((await visitor.api.session.get()).identity).toEqual({ kind: 'oidc', name: 'localhost' });

  await signInThroughProvider(visitor, 'chiara@example.com');

  const { user, profile } = await visitor.api.session.get();
  expect(user).toMatchObject({ email: 'chiara@example.com', name: 'Chiara', emailVerified: true });
  expect(profile).toMatchObject({ credits: 10, subscriptionStatus: 'free', isAdmin: false });
});

test('a provider that was down at the start is found once it is up', async () => {
  const { app, port, appUrl } = await createOidcApp();
  const visitor = app.visitor();
  const early = await visitor.post('/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/',
  });
  expect(early.ok).toBe(false);

  await startProvider({ port, appUrl, isVerified: true });

  await signInThroughProvider(visitor, 'chiara@example.com');
  expect((await visitor.api.session.get()).user).not.toBeNull();
});

test('a database that fails at the first sign-in shuts the door for that one only', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  const visitor = app.visitor();
  await sql`alter table auth_accounts rename to away`.execute(app.context.db);
  const early = await visitor.post('/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/',
  });
  expect(early.ok).toBe(false);

  await sql`alter table away rename to auth_accounts`.execute(app.context.db);
  await signInThroughProvider(visitor, 'chiara@example.com');
  expect((await visitor.api.session.get()).user).not.toBeNull();
});

test.each([false, 'false', 'true', 1, undefined])(
  'an address that the provider has not confirmed (%s) lets nobody in',
  async (isVerified) => {
    const { app, port, appUrl } = await createOidcApp();
    await startProvider({ port, appUrl, isVerified });
    const visitor = app.visitor();
    const answer = await signInThroughProvider(visitor, 'boss@example.com');
    expect(answer.headers.get('location')).toContain('error=UNVERIFIED_IDENTITY');
    expect((await visitor.api.session.get()).user).toBeNull();
    expect(await app.context.db.selectFrom('auth_users').selectAll().execute()).toEqual([]);
    expect(app.mailer.sent).toEqual([]);
  },
);

test('a stranger with the address of a member gets no way into the account', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  await signInThroughProvider(app.visitor(), 'ada@example.com');

  const stranger = app.visitor();
  const answer = await signInThroughProvider(stranger, 'stranger=ada@example.com');

  expect(answer.headers.get('location')).toContain('error=account_not_linked');
  expect((await stranger.api.session.get()).user).toBeNull();
});

test('the same subject of another provider is another person', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  const visitor = app.visitor();
  await signInThroughProvider(visitor, 'ada@example.com');
  const { db } = app.context;
  const { accountId } = await db
    .selectFrom('auth_accounts')
    .select('accountId')
    .executeTakeFirstOrThrow();
  expect(accountId).toBe(`http://localhost:${port}|ada@example.com`);
  await db
    .updateTable('auth_accounts')
    .set({ accountId: 'https://former.example|ada@example.com' })
    .execute();

  const other = await signInThroughProvider(app.visitor(), 'ada@example.com');
  expect(other.headers.get('location')).toContain('error=account_not_linked');
});

test('the operator is one subject for good: the address alone makes no second one', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  const first = app.visitor();
  await signInThroughProvider(first, 'boss@example.com');
  expect((await first.api.session.get()).profile?.adminRole).toBe('super_admin');
  // The person is gone, and the provider gives the address to somebody else.
  const { db } = app.context;
  await db.deleteFrom('auth_users').execute();
  await db
    .updateTable('profiles')
    .set({ is_admin: false, admin_role: null, email: 'gone@example.com' })
    .execute();

  const second = app.visitor();
  await signInThroughProvider(second, 'successor=boss@example.com');
  expect((await second.api.session.get()).profile).toMatchObject({ isAdmin: false });
});

test('OPERATOR_SUBJECT names the operator whatever the address', async () => {
  const { app, port, appUrl } = await createOidcApp({
    OPERATOR_SUBJECT: 'the-boss=chief@example.com',
  });
  await startProvider({ port, appUrl, isVerified: true });
  const pretender = app.visitor();
  await signInThroughProvider(pretender, 'boss@example.com');
  expect((await pretender.api.session.get()).profile).toMatchObject({ isAdmin: false });
  const boss = app.visitor();
  await signInThroughProvider(boss, 'the-boss=chief@example.com');
  expect((await boss.api.session.get()).profile).toMatchObject({ adminRole: 'super_admin' });
});

test.each([
  '/send-verification-email',
  '/verify-email?token=x',
  '/request-password-reset',
  '/change-email',
  '/link-social',
  '/update-user',
])('%s does not exist where a provider signs people in', async (path) => {
  const { app } = await createOidcApp();
  const answer = await app.visitor().post(`/api/auth${path}`, { email: 'boss@example.com' });
  expect(answer.status).toBe(404);
});

test('the verified operator has 1000 credits and the role', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  const visitor = app.visitor();
  await signInThroughProvider(visitor, 'boss@example.com');
  expect((await visitor.api.session.get()).profile).toMatchObject({
    adminRole: 'super_admin',
    credits: 1000,
    subscriptionStatus: 'admin',
  });
});

test('passwords are not taken where a provider signs people in', async () => {
  const { app } = await createOidcApp();
  const answer = await app.visitor().post('/api/auth/sign-up/email', {
    email: 'a@example.com',
    password: 'long enough password',
    name: 'Ada',
  });
  expect(answer.ok).toBe(false);
});

test('a closed house takes no newcomers from a hosted provider, but lets its members in', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: true });
  await signInThroughProvider(app.visitor(), 'member@example.com');
  await app.context.db.updateTable('app_settings').set({ sign_ups_open: false }).execute();

  const refused = await signInThroughProvider(app.visitor(), 'late@example.com');
  expect(refused.headers.get('location')).toContain('error=SIGN_UPS_CLOSED');
  const known = app.visitor();
  await signInThroughProvider(known, 'member@example.com');
  expect((await known.api.session.get()).user?.email).toBe('member@example.com');
});
