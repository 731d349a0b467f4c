import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { OIDC_CLIENT, startOidcProvider } from '#server/testing/oidc-provider.ts';
import type { Visitor } from '#server/testing/visitor.ts';

async function startProvider(options: {
  port: number;
  appUrl: string;
  isVerified: boolean;
}): Promise<void> {
  const provider = await startOidcProvider(options);
  onTestFinished(provider.stop);
}

async function createOidcApp() {
  const [port, appPort] = [await freePort(), await freePort()];
  const appUrl = `http://localhost:${appPort}`;
  const app = await createTestApp({
    env: {
      PORT: String(appPort),
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
      OPERATOR_EMAIL: 'boss@example.com',
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

test('the named operator becomes super_admin only with a verified address', async () => {
  const { app, port, appUrl } = await createOidcApp();
  await startProvider({ port, appUrl, isVerified: false });
  const visitor = app.visitor();
  await signInThroughProvider(visitor, 'boss@example.com');
  expect((await visitor.api.session.get()).profile).toMatchObject({ isAdmin: false });
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
