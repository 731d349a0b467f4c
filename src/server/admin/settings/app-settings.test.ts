import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import type { SettingsChange } from '#shared/contract/admin-settings.ts';

import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';

let app: TestApp;
let boss: Awaited<ReturnType<typeof createAdmin>>;

beforeAll(async () => {
  app = await createTestApp();
  boss = await createAdmin(app, 'super_admin');
  return () => app.stop();
});

const PLAIN = {
  signUpsOpen: true,
  adminsNeedTwoFactor: false,
  maintenanceNotice: null,
  announcement: null,
  announcementLink: null,
} as const;

async function change(changes: Partial<SettingsChange>) {
  const { settings } = await boss.api.adminSettings.get();
  return boss.api.adminSettings.update({
    ...PLAIN,
    version: settings.version,
    reason: 'trying it out',
    ...changes,
  });
}

const newcomer = (email = `${crypto.randomUUID()}@example.com`) => ({
  email,
  password: TEST_PASSWORD,
  name: 'New Member',
});

describe('closed sign-ups', () => {
  test('nobody can sign up, and everybody hears the same, until they are open again', async () => {
    const member = await app.member();
    await change({ signUpsOpen: false });
    const visitor = app.visitor();
    expect((await visitor.api.session.get()).signUpsOpen).toBe(false);
    for (const email of [undefined, member.email]) {
      const refused = await visitor.post('/api/auth/sign-up/email', newcomer(email));
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'SIGN_UPS_CLOSED' });
    }
    const entered = await visitor.post('/api/auth/sign-in/email', {
      email: member.email,
      password: TEST_PASSWORD,
    });
    expect(entered.status).toBe(200);

    await change({ signUpsOpen: true });
    expect((await visitor.api.session.get()).signUpsOpen).toBe(true);
    expect((await app.visitor().post('/api/auth/sign-up/email', newcomer())).status).toBe(200);
  });
});

describe('changing the settings', () => {
  test('is written down with what was before and after, and why', async () => {
    await change({ announcement: 'New styles' });
    await change({ announcement: 'Newer styles', reason: 'a typo' });
    const row = await app.context.db
      .selectFrom('admin_audit_log')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      action: 'update_settings',
      actor_id: boss.userId,
      reason: 'a typo',
      before: { announcement: 'New styles' },
      after: { announcement: 'Newer styles' },
    });
    expect((await verifyAuditChain(app.context.db)).fault).toBeNull();
  });

  test('does not overwrite what somebody else has changed meanwhile', async () => {
    const { settings } = await boss.api.adminSettings.get();
    await change({ maintenanceNotice: 'Back at noon' });
    await expect(change({ version: settings.version })).rejects.toMatchObject({
      code: 'SETTINGS_CHANGED',
    });
    expect((await boss.api.adminSettings.get()).settings.maintenanceNotice).toBe('Back at noon');
  });

  test.each([
    [{ announcement: 'x', announcementLink: 'javascript:alert(1)' }, 'Start with / or https://'],
    [{ announcement: 'x', announcementLink: '//evil.example' }, 'Start with / or https://'],
    [{ announcement: null, announcementLink: '/pricing' }, 'A link needs an announcement'],
    [{ announcement: ' ' }, 'Say something, or switch it off'],
    [{ announcement: 'x'.repeat(241) }, 'At most 240 characters'],
    [{ reason: ' ' }, 'Please say why.'],
  ])('refuses %j', async (changes, message) => {
    await expect(change(changes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message });
  });

  test('is for super admins alone; others may look', async () => {
    const admin = await createAdmin(app, 'admin');
    const { settings, engine } = await admin.api.adminSettings.get();
    expect(engine).toMatchObject({ name: 'test-engine', isHosted: false });
    await expect(
      admin.api.adminSettings.update({ ...PLAIN, version: settings.version, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
