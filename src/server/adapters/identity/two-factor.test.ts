import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { totpOf } from '#server/testing/members/totp.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

/** The middle of a code's half minute: the one before it is taken still, however slow the machine is. */
beforeEach(() => {
  const now = Math.floor(Date.now() / CODE_MS) * CODE_MS + CODE_MS / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => void vi.useRealTimers());
const CODE_MS = 30_000;

interface Setup {
  totpURI: string;
  backupCodes: string[];
}

async function setUp(member: Visitor): Promise<Setup> {
  const answer = await member.post('/api/auth/two-factor/enable', { password: TEST_PASSWORD });
  const setup = (await answer.json()) as Setup;
  // The code before: the present one is left for the test.
  const code = totpOf(setup.totpURI, Date.now() - CODE_MS);
  expect((await member.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
  return setup;
}

async function signIn(email: string) {
  const visitor = app.visitor();
  const answer = await visitor.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
  return { visitor, answer: (await answer.json()) as object };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.api.session.get()).user !== null;

test('a second step is set up with the password and a code, and not before', async () => {
  const member = await app.member();
  const refused = await member.post('/api/auth/two-factor/enable', { password: 'not mine at all' });
  expect(refused.status).toBe(400);
  await member.post('/api/auth/two-factor/enable', { password: TEST_PASSWORD });
  const wrong = await member.post('/api/auth/two-factor/verify-totp', { code: '000000' });
  expect(wrong.status).toBe(401);
  expect((await member.api.session.get()).user?.hasTwoFactor).toBe(false);
  await setUp(member);
  expect((await member.api.session.get()).user?.hasTwoFactor).toBe(true);
});

test('the password alone opens nothing any more; the code does', async () => {
  const member = await app.member();
  const { totpURI } = await setUp(member);
  const { visitor, answer } = await signIn(member.email);
  expect(answer).toMatchObject({ twoFactorRedirect: true });
  expect(await isSignedIn(visitor)).toBe(false);

  await visitor.post('/api/auth/two-factor/verify-totp', { code: '000000' });
  expect(await isSignedIn(visitor)).toBe(false);
  await visitor.post('/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) });
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a code of the app opens the account once, however many try it at one moment', async () => {
  const member = await app.member();
  const { totpURI } = await setUp(member);
  const code = totpOf(totpURI);
  const begun = await Promise.all(Array.from({ length: 3 }, () => signIn(member.email)));
  const open = async ({ visitor }: (typeof begun)[number]) => {
    await visitor.post('/api/auth/two-factor/verify-totp', { code });
    return isSignedIn(visitor);
  };
  const opened = await Promise.all(begun.map(open));
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(await open(await signIn(member.email))).toBe(false);
});

test('a recovery code opens the account once', async () => {
  const member = await app.member();
  const { backupCodes } = await setUp(member);
  expect(backupCodes).toHaveLength(10);
  const open = async () => {
    const { visitor } = await signIn(member.email);
    await visitor.post('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] });
    return isSignedIn(visitor);
  };
  expect(await open()).toBe(true);
  expect(await open()).toBe(false);
});

test('a link that confirms an address does not go round the second step', async () => {
  const member = await app.member();
  await setUp(member);
  const stranger = app.visitor();
  await stranger.fetch(await app.mailer.linkTo(member.email, 'Confirm your email address'));
  expect(await isSignedIn(stranger)).toBe(false);
});

test('a code is a fresh proof, like the password', async () => {
  const member = await app.member();
  await member.api.profile.get();
  const { totpURI } = await setUp(member);
  await app.context.db
    .updateTable('auth_sessions')
    .set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    .where('userId', '=', member.userId)
    .execute();
  const ask = () => member.api.profile.requestDeletion({ email: member.email });
  await expect(ask()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  await member.post('/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) });
  expect((await ask()).deletionDate).not.toBeNull();
});

test('a setting asks it of every admin; whoever sets it has it already', async () => {
  const boss = await createAdmin(app, 'super_admin');
  const colleague = await createAdmin(app, 'admin');
  const demand = async () => {
    const { settings } = await boss.api.adminSettings.get();
    return boss.api.adminSettings.update({
      signUpsOpen: true,
      maintenanceNotice: null,
      announcement: null,
      announcementLink: null,
      adminsNeedTwoFactor: true,
      version: settings.version,
      reason: 'Policy',
    });
  };
  await expect(demand()).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  await setUp(boss);
  await demand();

  const list = () => colleague.api.adminUsers.list({});
  await expect(list()).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  expect(await colleague.api.session.get()).toMatchObject({ needsTwoFactor: true });
  expect((await colleague.api.images.list({})).images).toEqual([]);
  expect((await boss.api.adminUsers.list({})).data.length).toBeGreaterThan(0);
  await setUp(colleague);
  expect((await list()).data.length).toBeGreaterThan(0);
});
