import { expect, test } from 'vitest';

import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

async function changedAccount() {
  const app = await createTestApp();
  const owner = await app.member({ email: 'old@example.com' });
  await owner.api.profile.get();
  await owner.post('/api/auth/change-email', { newEmail: 'new@example.com' });
  const mail = await app.mailer.mailTo('new@example.com', 'Confirm your new e-mail address');
  expect(mail.text).toContain('old@example.com is to be changed to new@example.com');
  const link = await app.mailer.linkTo('new@example.com', 'Confirm your new e-mail address');
  return { app, owner, link };
}

async function undoTokenOf(app: Awaited<ReturnType<typeof changedAccount>>['app']) {
  const link = await app.mailer.linkTo('old@example.com', 'Your e-mail address was changed');
  return new URLSearchParams(new URL(link).hash.slice(1)).get('undo') ?? '';
}

test('the link to the new address is good in the owner’s browser only', async () => {
  const { app, owner, link } = await changedAccount();
  const stranger = app.visitor();
  const answer = await stranger.fetch(link);
  expect(answer.headers.get('location')).toContain('/email-change?step=sign-in');
  expect((await stranger.api.session.get()).user).toBeNull();
  expect((await owner.api.profile.get()).email).toBe('old@example.com');
  // The page asks: its address alone claims nothing.
  expect(await owner.api.account.recentEmailChange()).toEqual({ changedTo: null });

  const opened = await owner.fetch(link);
  expect(opened.headers.get('location')).toContain('/email-change?step=changed');
  expect((await owner.api.profile.get()).email).toBe('new@example.com');
  expect(await owner.api.account.recentEmailChange()).toEqual({ changedTo: 'new@example.com' });
});

test('the old address is told and can take the account back, once', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  const token = await undoTokenOf(app);
  const { api } = app.visitor();

  expect(await api.account.undoEmailChange({ token })).toEqual({ email: 'old@example.com' });

  expect((await owner.api.session.get()).user).toBeNull();
  await app.mailer.mailTo('old@example.com', 'Choose a new password');
  const signIn = await app
    .visitor()
    .post('/api/auth/sign-in/email', { email: 'old@example.com', password: TEST_PASSWORD });
  expect(signIn.status).toBe(200);
  const again = api.account.undoEmailChange({ token });
  await expect(again).rejects.toMatchObject({ code: 'LINK_SPENT' });
});

test('neither a made-up link nor one that is too old takes anything back', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  const token = await undoTokenOf(app);
  await app.context.db
    .updateTable('email_changes')
    .set({ changed_at: new Date(Date.now() - 15 * DAY_MS) })
    .execute();
  const { api } = app.visitor();
  for (const bad of [token, `${token.split('.')[0]}.made-up`, 'x'])
    await expect(api.account.undoEmailChange({ token: bad })).rejects.toMatchObject({
      code: 'LINK_SPENT',
    });
  expect((await owner.api.profile.get()).email).toBe('new@example.com');
});
