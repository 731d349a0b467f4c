import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { createAdmin, because, createMember } from '#server/testing/members/admins.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

const sessionOf = (userId: string) =>
  app.context.db
    .selectFrom('auth_sessions')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

/** Days go by in which the device lies in a drawer. */
async function age(userId: string, days: number): Promise<void> {
  await sql`
    update auth_sessions set "createdAt" = "createdAt" - ${days} * interval '1 day',
      "updatedAt" = "updatedAt" - ${days} * interval '1 day',
      "confirmedAt" = "confirmedAt" - ${days} * interval '1 day',
      "expiresAt" = "expiresAt" - ${days} * interval '1 day'
    where "userId" = ${userId}`.execute(app.context.db);
}

test('the database holds no token that signs anyone in', async () => {
  const member = await app.member();
  const { token: kept } = await sessionOf(member.userId);
  const cookie = decodeURIComponent(member.cookies.get('vignette.session_token') ?? '');
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(cookie).not.toContain(kept);

  const thief = app.visitor();
  thief.cookies.set(
    'vignette.session_token',
    encodeURIComponent(kept + cookie.slice(cookie.lastIndexOf('.'))),
  );
  expect((await thief.api.session.get()).user).toBeNull();
});

test('whoever comes back within 30 days stays signed in, as often as they like', async () => {
  const member = await app.member();
  for (let visit = 0; visit < 3; visit++) {
    await age(member.userId, 29);
    const answer = await member.fetch('/api/session');
    expect(((await answer.json()) as { user: unknown }).user).not.toBeNull();
    // The browser forgets its cookies by their own age.
    const renewed = answer.headers.getSetCookie().join('\n');
    expect(renewed).toMatch(/vignette\.session_token=[^;]+;[^\n]*Max-Age=2592000/);
    expect(renewed).toContain('HttpOnly');
    expect(renewed).toMatch(/vignette_hint=1;[^\n]*Max-Age=2592000/);
  }
  const { expiresAt } = await sessionOf(member.userId);
  expect((expiresAt.getTime() - Date.now()) / DAY_MS).toBeCloseTo(30, 1);

  await age(member.userId, 31);
  expect((await member.api.session.get()).user).toBeNull();
});

test('a device in use is noted by the hour, not by the request', async () => {
  const member = await app.member();
  const answer = await member.fetch('/api/session');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('deleting the account needs the password a moment ago, or once more', async () => {
  const member = await createMember(app);
  const ask = () => member.api.profile.requestDeletion({ email: member.email });
  await age(member.userId, 1);
  await expect(ask()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' });

  await member.post('/api/auth/verify-password', { password: 'not the password' });
  await expect(ask()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  await member.post('/api/auth/verify-password', { password: TEST_PASSWORD });
  expect((await ask()).deletionDate).not.toBeNull();
});

test('changing the address needs the password a moment ago, or once more', async () => {
  const member = await createMember(app);
  await age(member.userId, 1);
  const ask = () => member.post('/api/auth/change-email', { newEmail: 'other@example.com' });
  const refused = await ask();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  await member.post('/api/auth/verify-password', { password: TEST_PASSWORD });
  expect((await ask()).status).toBe(200);
});

test('making an admin needs the password a moment ago, or once more', async () => {
  const boss = await createAdmin(app, 'super_admin');
  const { userId } = await createMember(app);
  await age(boss.userId, 1);
  const appoint = () =>
    boss.api.adminUsers.setRole({ userId, role: 'support', ...because('New colleague') });
  await expect(appoint()).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
  await boss.post('/api/auth/verify-password', { password: TEST_PASSWORD });
  expect((await appoint()).adminRole).toBe('support');
});
