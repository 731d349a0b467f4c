import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';

import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token');

/** Asks for a link and waits for it. */
async function askForLink(app: TestApp, email: string): Promise<string> {
  const before = app.mailer.sent.length;
  await app.visitor().post('/api/auth/request-password-reset', { email });
  await expect.poll(() => app.mailer.sent.slice(before).some(({ to }) => to === email)).toBe(true);
  return app.mailer.linkTo(email, 'Choose a new password');
}

test('the token of a reset link reaches no log, however the link is opened', async () => {
  let written = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written += chunk.toString();
      done();
    },
  });
  const app = await createTestApp({ logger: pino({ level: 'trace' }, sink) });
  await app.member({ email: 'ada@example.com' });
  const link = await askForLink(app, 'ada@example.com');
  const token = tokenIn(link) ?? '';
  expect(token.length).toBeGreaterThan(20);

  await app.visitor().fetch(link);
  await app.visitor().fetch(`/api/auth/reset-password/${token}?callbackURL=/`);

  expect(written).toContain('/sign-in/reset-password');
  expect(written).not.toContain(token);
});

test('neither the outbox nor the table of links holds a link that works', async () => {
  const app = await createTestApp();
  await app.member({ email: 'ada@example.com' });
  const token = tokenIn(await askForLink(app, 'ada@example.com')) ?? '';
  const { db } = app.context;
  const kept = JSON.stringify([
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('auth_verifications').selectAll().execute(),
  ]);
  expect(kept).not.toContain(token);
});

test('a new password ends the other links that were sent', async () => {
  const app = await createTestApp();
  await app.member({ email: 'ada@example.com' });
  const [first, second] = [
    tokenIn(await askForLink(app, 'ada@example.com')),
    tokenIn(await askForLink(app, 'ada@example.com')),
  ];
  const reset = (token: string | null, newPassword: string) =>
    app.visitor().post('/api/auth/reset-password', { token, newPassword });
  expect((await reset(second, 'a brand new password')).status).toBe(200);
  expect((await reset(first, 'the password of a thief')).status).toBe(400);
  await app.mailer.mailTo('ada@example.com', 'Your password was changed');
});

test('a changed password ends the links that were sent', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'ada@example.com' });
  const token = tokenIn(await askForLink(app, 'ada@example.com'));
  const changed = await member.post('/api/auth/change-password', {
    currentPassword: TEST_PASSWORD,
    newPassword: 'another long password',
  });
  expect(changed.status).toBe(200);
  const late = await app
    .visitor()
    .post('/api/auth/reset-password', { token, newPassword: 'the password of a thief' });
  expect(late.status).toBe(400);
  await app.mailer.mailTo('ada@example.com', 'Your password was changed');
});

test('the old password is not accepted as the new one, by a change or by a link', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'ada@example.com' });
  const change = await member.post('/api/auth/change-password', {
    currentPassword: TEST_PASSWORD,
    newPassword: TEST_PASSWORD,
  });
  expect(await change.json()).toMatchObject({ code: 'PASSWORD_UNCHANGED' });
  const token = tokenIn(await askForLink(app, 'ada@example.com'));
  const reset = (newPassword: string) =>
    app.visitor().post('/api/auth/reset-password', { token, newPassword });
  expect(await (await reset(TEST_PASSWORD)).json()).toMatchObject({ code: 'PASSWORD_UNCHANGED' });
  // The link is not used up by that.
  expect((await reset('a brand new password')).status).toBe(200);
});

test('asking leaves the same trace for a known and an unknown address: one row, nothing looked up', async () => {
  const app = await createTestApp();
  await app.member({ email: 'ada@example.com' });
  const { db } = app.context;
  await app.mailer.mailTo('ada@example.com');
  const ask = async (email: string) => {
    await app.visitor().post('/api/auth/request-password-reset', { email });
    const rows = await db
      .selectFrom('mails')
      .select('key')
      .where('recipient', '=', email)
      .where('user_id', 'is', null)
      .execute();
    return rows.length;
  };
  expect(await ask('nobody@example.com')).toBe(1);
  expect(await ask('ada@example.com')).toBe(1);
});
