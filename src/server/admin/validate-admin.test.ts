import { beforeAll, expect, test } from 'vitest';

import { createAdmin, createMember } from '#server/testing/members/admins.ts';
import type { TestMember } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

import { validateAdmin } from './validate-admin.ts';

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app, 'admin');
  return () => app.stop();
});

const REFUSED = { valid: false, isAdmin: false, adminRole: null, permissions: [] };

/** As its browser holds it; the database does not know it. */
function tokenOf(member: TestMember): string {
  const signed = decodeURIComponent(member.cookies.get('vignette.session_token') ?? '');
  return signed.slice(0, signed.lastIndexOf('.'));
}

test('an admin is told the role and what it permits', async () => {
  const answer = await admin.api.adminValidation.check({
    action: 'validate',
    user_id: admin.userId,
    email: admin.email,
  });
  expect(answer).toEqual({
    valid: true,
    isAdmin: true,
    adminRole: 'admin',
    permissions: ['manage_users', 'view_analytics'],
    message: null,
    error: null,
  });
});

test('nobody learns anything about somebody else', async () => {
  const other = await createAdmin(app, 'super_admin');
  for (const person of [app.visitor(), await createMember(app), admin])
    expect(
      await person.api.adminValidation.check({
        action: 'validate',
        user_id: other.userId,
        email: other.email,
      }),
    ).toEqual({ ...REFUSED, message: 'Validation failed', error: 'Validation failed' });
});

test('an answer that could not be found out is a refusal', async () => {
  const findByToken = () => Promise.reject(new Error('the database is away'));
  const request = { action: 'verify_token', token: 'any' } as const;
  expect(await validateAdmin({ asking: null, findByToken }, request)).toEqual({
    ...REFUSED,
    message: 'API error',
    error: 'API error',
  });
});

test('a role includes those below it', async () => {
  const check = (required_role: 'support' | 'admin' | 'super_admin') =>
    admin.api.adminValidation.check({
      action: 'check_permissions',
      user_id: admin.userId,
      required_role,
    });
  expect(await check('support')).toMatchObject({ valid: true });
  expect(await check('admin')).toMatchObject({ valid: true });
  expect(await check('super_admin')).toMatchObject({
    ...REFUSED,
    message: 'Permission check failed',
  });
});

test('a session token speaks for its owner alone, and no longer than the session', async () => {
  const member = await createMember(app);
  const check = (token: string) =>
    app.visitor().api.adminValidation.check({ action: 'verify_token', token });
  const token = tokenOf(admin);
  expect(await check(token)).toMatchObject({ valid: true, adminRole: 'admin' });
  const failure = { ...REFUSED, message: 'Token verification failed' };
  expect(await check(tokenOf(member))).toMatchObject(failure);
  expect(await check('made-up')).toMatchObject(failure);
  await app.context.db.deleteFrom('auth_sessions').where('userId', '=', admin.userId).execute();
  expect(await check(token)).toMatchObject(failure);
});
