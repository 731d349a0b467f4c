import { expect, test } from 'vitest';

import { writeMails } from '#server/mail/write-mail.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { totpOf } from '#server/testing/members/totp.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import { DAY_MS } from '#shared/rules/days.ts';

async function changedAccount() {
  const app = await createTestApp();
  const owner = await app.member({ email: 'old@example.com' });
  await owner.api.profile.get();
  await owner.post('/api/auth/change-email', { newEmail: 'new@example.com' });
  const mail = await app.mailer.mailTo('new@example.com', 'Confirm your new email address');
  expect(mail.text).toContain('old@example.com is to be changed to new@example.com');
  const link = await app.mailer.linkTo('new@example.com', 'Confirm your new email address');
  return { app, owner, link };
}

async function undoTokenOf(app: TestApp, email = 'old@example.com') {
  const link = await app.mailer.linkTo(email, 'Your email address was changed');
  return new URLSearchParams(new URL(link).hash.slice(1)).get('undo') ?? '';
}

const NEW_PASSWORD = 'a-vineyard-after-the-rain';

function signIn(visitor: Visitor, password: string) {
  return visitor.post('/api/auth/sign-in/email', { email: 'old@example.com', password });
}

/** By the link that the old address is sent with the account. */
async function chooseNewPassword(app: TestApp) {
  const link = await app.mailer.linkTo('old@example.com', 'Choose a new password');
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const answer = await app
    .visitor()
    .post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
  expect(answer.status).toBe(200);
}

test('the link to the new address is good in the owner’s browser only', async () => {
  const { app, owner, link } = await changedAccount();
  const stranger = app.visitor();
  const answer = await stranger.fetch(link);
  expect(answer.headers.get('location')).toContain('/email-change?step=sign-in');
  expect((await stranger.api.session.get()).user).toBeNull();
  expect((await owner.api.profile.get()).email).toBe('old@example.com');
  // The page asks: its address alone claims nothing.
  const writtenTo = 'new@example.com';
  expect(await owner.api.account.recentEmailChange()).toEqual({ changedTo: null, writtenTo });
  const other = await app.member();
  expect(await other.api.account.recentEmailChange()).toEqual({ changedTo: null, writtenTo: null });

  const opened = await owner.fetch(link);
  expect(opened.headers.get('location')).toContain('/email-change?step=changed');
  expect((await owner.api.profile.get()).email).toBe('new@example.com');
  expect(await owner.api.account.recentEmailChange()).toMatchObject({
    changedTo: 'new@example.com',
  });
});

test('the old address is told and can take the account back, once', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  const token = await undoTokenOf(app);
  const { api } = app.visitor();

  expect(await api.account.undoEmailChange({ token })).toEqual({ email: 'old@example.com' });

  expect((await owner.api.session.get()).user).toBeNull();
  await chooseNewPassword(app);
  expect((await signIn(app.visitor(), NEW_PASSWORD)).status).toBe(200);
  const again = api.account.undoEmailChange({ token });
  await expect(again).rejects.toMatchObject({ code: 'LINK_SPENT' });
});

test('the password that whoever took the account may know is good no more', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  await app.visitor().api.account.undoEmailChange({ token: await undoTokenOf(app) });
  const thief = app.visitor();
  expect((await signIn(thief, TEST_PASSWORD)).status).toBe(401);
  expect((await thief.api.session.get()).user).toBeNull();
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

/** The thief goes on to a second address of their own, so that the undo link of that change is theirs. */
async function stolenTwice() {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  const ownersToken = await undoTokenOf(app);
  await owner.post('/api/auth/change-email', { newEmail: 'third@example.com' });
  // From a proven address the way leads over a link there.
  const asked = 'Do you want to change your email address?';
  await owner.fetch(await app.mailer.linkTo('new@example.com', asked));
  await owner.fetch(await app.mailer.linkTo('third@example.com', 'Confirm your new email address'));
  expect((await owner.api.profile.get()).email).toBe('third@example.com');
  const thiefsToken = await undoTokenOf(app, 'new@example.com');
  return { app, owner, ownersToken, thiefsToken };
}

const LINK_SPENT = { code: 'LINK_SPENT' };
const emailNow = async ({ context: { db } }: TestApp, { userId }: { userId: string }) => {
  const user = db.selectFrom('auth_users').select('email').where('id', '=', userId);
  return (await user.executeTakeFirstOrThrow()).email;
};

test('once the old address has the account back, links of later changes take nothing', async () => {
  const { app, owner, ownersToken, thiefsToken } = await stolenTwice();
  const { api } = app.visitor();
  await api.account.undoEmailChange({ token: ownersToken });
  await expect(api.account.undoEmailChange({ token: thiefsToken })).rejects.toMatchObject(
    LINK_SPENT,
  );
  expect(await emailNow(app, owner)).toBe('old@example.com');
});

test('a thief who takes back a later change does not kill the owner’s link', async () => {
  const { app, owner, ownersToken, thiefsToken } = await stolenTwice();
  const { api } = app.visitor();
  await api.account.undoEmailChange({ token: thiefsToken });
  await api.account.undoEmailChange({ token: ownersToken });
  expect(await emailNow(app, owner)).toBe('old@example.com');
});

test('a link to a new address dies when the account is taken back, in the owner’s browser too', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  await app.visitor().api.account.undoEmailChange({ token: await undoTokenOf(app) });
  await chooseNewPassword(app);
  const signedIn = app.visitor();
  await signIn(signedIn, NEW_PASSWORD);
  const answer = await signedIn.fetch(link);
  expect(answer.headers.get('location')).toContain('/email-change?error=');
  expect(await emailNow(app, owner)).toBe('old@example.com');
});

test('a second step that a thief has set up does not keep the owner out, an older one stays', async () => {
  const setUp = async (member: Visitor) => {
    const answer = await member.post('/api/auth/two-factor/enable', { password: TEST_PASSWORD });
    const { totpURI } = (await answer.json()) as { totpURI: string };
    await member.post('/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) });
  };
  for (const isOlder of [false, true]) {
    const { app, owner, link } = await changedAccount();
    if (isOlder) await setUp(owner);
    await owner.fetch(link);
    if (!isOlder) await setUp(owner);
    await app.visitor().api.account.undoEmailChange({ token: await undoTokenOf(app) });
    await chooseNewPassword(app);
    const answer = await signIn(app.visitor(), NEW_PASSWORD);
    expect('twoFactorRedirect' in ((await answer.json()) as object)).toBe(isOlder);
  }
});

test('a change that still waits in the outbox is not posted once the account is taken back', async () => {
  const { app, owner, link } = await changedAccount();
  await owner.fetch(link);
  const token = await undoTokenOf(app);
  const { db } = app.context;
  await db.transaction().execute(async (trx) => {
    const mail = { order: 'verify-new-email', oldEmail: 'old@example.com' } as const;
    const recipient = 'third@example.com';
    await writeMails(trx, [{ key: 'waiting', userId: owner.userId, recipient, mail }]);
    // Its turn comes later, whoever posts meanwhile.
    const later = new Date(Date.now() + DAY_MS);
    await trx
      .updateTable('mails')
      .set({ next_attempt_at: later })
      .where('key', '=', 'waiting')
      .execute();
  });
  await app.visitor().api.account.undoEmailChange({ token });
  const left = db.selectFrom('mails').select('recipient').where('key', '=', 'waiting');
  expect(await left.execute()).toEqual([]);
});
