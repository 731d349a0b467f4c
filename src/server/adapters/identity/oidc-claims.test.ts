import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { startBareProvider } from '#server/testing/outside/bare-oidc-provider.ts';
import type { Said } from '#server/testing/outside/bare-oidc-provider.ts';
import { OIDC_CLIENT } from '#server/testing/outside/oidc-provider.ts';

/** A house whose provider says of the next visitor whatever `say` gives it. */
async function openHouse({ isRateLimited = false } = {}) {
  const [port, appPort] = [await freePort(), await freePort()];
  const said: Said = { idToken: {}, userInfo: {} };
  const provider = await startBareProvider(port, said);
  onTestFinished(provider.stop);
  const app = await createTestApp({
    isRateLimited,
    env: {
      PORT: String(appPort),
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
      OPERATOR_EMAIL: 'boss@example.com',
    },
  });
  const arrive = async (next: Partial<Said>) => {
    Object.assign(said, { userInfo: {} }, next);
    const visitor = app.visitor();
    const start = await visitor.post('/api/auth/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/auth-callback',
      errorCallbackURL: '/sign-in',
    });
    const { url } = (await start.json()) as { url: string };
    const there = await fetch(url, { redirect: 'manual' });
    const back = await visitor.fetch(there.headers.get('location') ?? '');
    const { user } = await visitor.api.session.get();
    return { location: back.headers.get('location'), user };
  };
  return { app, arrive };
}

const ADA = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['no text', { of: 'something' }],
  ['a number', 7],
  ['with a control sign', 'a\u0000b'],
])(
  'a subject that is %s signs nobody in, and nobody into another’s account',
  async (_what, sub) => {
    const { arrive } = await openHouse();
    for (const email of ['one@example.com', 'two@example.com']) {
      const { user, location } = await arrive({ idToken: { ...ADA, email, sub } });
      expect(location).toContain('error=unable_to_get_user_info');
      expect(user).toBeNull();
    }
  },
);

test('what the provider says elsewhere must be about the person of the signed token', async () => {
  const { arrive } = await openHouse();
  const { sub, ...rest } = ADA;
  const userInfo = { ...rest, sub };
  expect((await arrive({ idToken: { sub }, userInfo })).user?.email).toBe(ADA.email);
  expect((await arrive({ idToken: { sub: 'mallory' }, userInfo })).user).toBeNull();
  expect((await arrive({ idToken: null, userInfo })).user).toBeNull();
});

test.each([
  'boss@example.com ',
  'ada@example.com\r\nBcc: all@example.com',
  'boss@example\uFF0Ecom',
])('an address that we would not take ourselves lets nobody in: %j', async (email) => {
  const { arrive } = await openHouse();
  const { user, location } = await arrive({ idToken: { ...ADA, email } });
  expect(location).toContain('error=UNVERIFIED_IDENTITY');
  expect(user).toBeNull();
});

test('a name of any length and with any sign is kept as one short line', async () => {
  const { arrive } = await openHouse();
  const { user } = await arrive({ idToken: { ...ADA, name: `A\u0000da\n${'x'.repeat(50_000)}` } });
  expect(user?.name).toMatch(/^A da x{45}$/);
});

test('a token that was not fetched by this browser’s own sign-in opens nothing', async () => {
  const { app } = await openHouse();
  const answer = await app.visitor().post('/api/auth/sign-in/social', {
    provider: 'oidc',
    idToken: { token: 'a.b.c' },
  });
  expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a house behind one address may sign in within the same minute', async () => {
  const { app } = await openHouse({ isRateLimited: true });
  for (let person = 0; person < 8; person++) {
    const start = await app.visitor().post('/api/auth/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/auth-callback',
    });
    expect(start.status).toBe(200);
  }
});
