import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { eraseAccount } from '#server/profiles/erase-account.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { BILLING } from '#shared/rules/billing/plans.ts';

import { forgetSecurityRecords } from './security-overview.ts';

const signIn = (app: TestApp, email: string, password: string) =>
  app.visitor().post('/api/auth/sign-in/email', { email, password });

test('failed sign-ins are listed with their reason, and the password is kept nowhere', async () => {
  const app = await createTestApp();
  const support = await createAdmin(app, 'support');
  const member = await app.member();
  const banned = await app.member();
  for (const person of [member, banned]) await person.api.profile.get();
  await app.context.db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date(), ban_reason: 'Spam' })
    .where('user_id', '=', banned.userId)
    .execute();
  await signIn(app, member.email, 'my secret guess 1');
  await signIn(app, member.email.toUpperCase(), 'my secret guess 2');
  await signIn(app, 'nobody@example.com', 'my secret guess 3');
  await signIn(app, banned.email, TEST_PASSWORD);
  await signIn(app, member.email, TEST_PASSWORD);
  const { failures } = await support.api.adminSecurity.failedSignIns({});
  expect(failures.map(({ reason, person, tries }) => [reason, person?.userId, tries])).toEqual([
    ['banned', banned.userId, 1],
    ['unknown_address', undefined, 1],
    ['wrong_password', member.userId, 2],
    ['wrong_password', member.userId, 2],
  ]);
  expect(failures[0]).toMatchObject({ ip: expect.stringMatching(/127\.0\.0\.1|::1/) });
  const { rows } = await sql<{ text: string }>`
    select f::text as text from failed_sign_ins f`.execute(app.context.db);
  expect(rows.map((row) => row.text).join()).not.toMatch(/guess|@example/);
  const found = await support.api.adminSecurity.failedSignIns({ search: banned.email });
  expect(found.failures).toHaveLength(1);
  expect(await support.api.adminSecurity.overview()).toMatchObject({
    failedSignIns24h: 4,
    bannedUsers: 1,
    recordsSignIns: true,
  });
});

test('failed sign-ins go with the account, and after 30 days in any case', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await member.api.profile.get();
  await signIn(app, member.email, 'wrong');
  await signIn(app, 'nobody@example.com', 'wrong');
  const { db } = app.context;
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('profiles')
    .set({ deletion_requested_at: new Date(), erasing_since: new Date() })
    .execute();
  const nothing = async () => {};
  const steps = {
    endSubscriptions: nothing,
    forgetCustomer: nothing,
    eraseGenerations: nothing,
    eraseImages: nothing,
    eraseWines: nothing,
  };
  await eraseAccount({ db, secret: app.context.profileRules.secret, steps }, profile);
  const left = () => db.selectFrom('failed_sign_ins').selectAll().execute();
  expect(await left()).toMatchObject([{ user_id: null, reason: 'unknown_address' }]);
  await db
    .updateTable('failed_sign_ins')
    .set({ failed_at: new Date(Date.now() - 31 * DAY_MS) })
    .execute();
  await forgetSecurityRecords(db);
  expect(await left()).toEqual([]);
});

test('refused requests are counted by hour and by what they asked for', async () => {
  const app = await createTestApp({ isRateLimited: true });
  const support = await createAdmin(app, 'support');
  for (let index = 0; index < 12; index += 1) await signIn(app, 'nobody@example.com', 'wrong');
  const { callsPerMinute } = BILLING;
  for (let index = 0; index < callsPerMinute + 3; index += 1)
    await support.api.billing.sync().catch(() => {});
  await app.context.hits.flush();
  const { hours, scopes } = await support.api.adminSecurity.rateLimitHits();
  expect(hours).toHaveLength(24);
  expect(hours.at(-1)?.count).toBe(5);
  expect(scopes).toEqual([
    { scope: 'billing.sync', last24h: 3, last30d: 3 },
    { scope: 'auth/sign-in/email', last24h: 2, last30d: 2 },
  ]);
  expect(await support.api.adminSecurity.overview()).toMatchObject({ rateLimitHits24h: 5 });
});

test('an admin signs a device out; its next request is a stranger’s, and the log says so', async () => {
  const app = await createTestApp();
  const admin = await createAdmin(app);
  const member = await app.member();
  await member.api.profile.get();
  const phone = app.visitor();
  await phone.post('/api/auth/sign-in/email', { email: member.email, password: TEST_PASSWORD });
  const { sessions } = await admin.api.adminSecurity.sessions({ search: member.email });
  expect(sessions).toHaveLength(2);
  const [newest] = sessions;
  const revoke = (isEveryDevice: boolean, id = newest?.id ?? '') =>
    admin.api.adminSecurity.revokeSession({ id, isEveryDevice, reason: 'Lost phone' });
  expect(await revoke(false)).toEqual({ revoked: 1 });
  await expect(phone.api.profile.get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await member.api.profile.get()).email).toBe(member.email);
  expect(await revoke(true, sessions[1]?.id)).toEqual({ revoked: 1 });
  await expect(member.api.profile.get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(revoke(false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { entries } = await admin.api.adminAudit.list({ action: 'revoke_sessions' });
  expect(entries[0]).toMatchObject({
    target: { userId: member.userId },
    reason: 'Lost phone',
    before: { sessions: 1 },
    after: { sessions: 0 },
  });
});

test('nobody signs out their own present session, an equal or someone above', async () => {
  const app = await createTestApp();
  const [admin, peer, above] = await Promise.all([
    createAdmin(app),
    createAdmin(app),
    createAdmin(app, 'super_admin'),
  ]);
  const { sessions } = await admin.api.adminSecurity.sessions({});
  for (const person of [admin, peer, above]) {
    const session = sessions.find((candidate) => candidate.person.userId === person.userId);
    expect(session?.mayRevoke).toBe(false);
    await expect(
      admin.api.adminSecurity.revokeSession({
        id: session?.id ?? '',
        isEveryDevice: true,
        reason: 'x',
      }),
    ).rejects.toMatchObject({ code: 'SESSION_PROTECTED' });
  }
  const seen = await above.api.adminSecurity.sessions({ search: peer.email });
  expect(seen.sessions[0]?.mayRevoke).toBe(true);
  const support = await createAdmin(app, 'support');
  const shown = await support.api.adminSecurity.sessions({});
  expect(shown.sessions.every((session) => !session.mayRevoke)).toBe(true);
});

test('banned users are listed with their reason, newest first', async () => {
  const app = await createTestApp();
  const support = await createAdmin(app, 'support');
  for (const day of ['2026-01-01', '2026-02-01']) {
    const member = await app.member();
    await member.api.profile.get();
    await app.context.db
      .updateTable('profiles')
      .set({ banned: true, ban_date: new Date(day), ban_reason: `Since ${day}` })
      .where('user_id', '=', member.userId)
      .execute();
  }
  const { users } = await support.api.adminSecurity.bannedUsers({});
  expect(users.map((user) => user.reason)).toEqual(['Since 2026-02-01', 'Since 2026-01-01']);
});

test('the access summary is the contract’s own, call by call', async () => {
  const app = await createTestApp();
  const support = await createAdmin(app, 'support');
  const { calls, holders } = await support.api.adminSecurity.access();
  const accessOf = (name: string) => calls.find((call) => call.name === name)?.access;
  expect(accessOf('session.get')).toBe('public');
  expect(accessOf('profile.get')).toBe('member');
  expect(accessOf('adminSecurity.revokeSession')).toBe('admin');
  expect(calls.find((call) => call.name === 'adminAudit.list')).toMatchObject({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'support',
  });
  expect(holders).toContainEqual({ role: 'support', count: 1 });
});
