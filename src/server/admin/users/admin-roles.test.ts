import { beforeAll, describe, expect, test } from 'vitest';

import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import {
  auditOf,
  because,
  createAdmin,
  createMember,
  profileOf,
} from '#server/testing/members/admins.ts';
import type { TestMember } from '#server/testing/members/admins.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
let admin: TestMember;
let chief: TestMember;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app, 'admin');
  chief = await createAdmin(app, 'super_admin');
  return () => app.stop();
});

describe('roles', () => {
  const changes = ['ban', 'remove'] as const;

  test.each(changes)('protect admins: %s is refused until they are demoted', async (change) => {
    const other = await createAdmin(app, 'support');
    const { userId, email } = other;
    const ask = () =>
      change === 'ban'
        ? chief.api.adminUsers.ban({ userId, ...because('Left us') })
        : chief.api.adminUsers.remove({ userId, email, ...because('Left us') });
    await expect(ask()).rejects.toMatchObject({ code: 'ADMIN_FIRST_DEMOTED' });
    await chief.api.adminUsers.setRole({ userId, role: null, ...because('Left us') });
    await ask();
  });

  test('work with the next request, both ways', async () => {
    const member = await createMember(app);
    const { userId } = member;
    const list = () => member.api.adminUsers.summary();
    await expect(list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await chief.api.adminUsers.setRole({ userId, role: 'support', ...because('New colleague') });
    await list();
    await chief.api.adminUsers.setRole({ userId, role: null, ...because('Left us') });
    await expect(list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await auditOf(app, userId)).toMatchObject([
      { action: 'set_admin_role', before: { admin_role: null }, after: { admin_role: 'support' } },
      { action: 'remove_admin_role', before: { admin_role: 'support' } },
    ]);
  });

  test('are not given to banned users', async () => {
    const { userId } = await createMember(app);
    await admin.api.adminUsers.ban({ userId, ...because('Violation of terms') });
    const asked = chief.api.adminUsers.setRole({ userId, role: 'admin', ...because('Why not') });
    await expect(asked).rejects.toMatchObject({ code: 'UNBAN_FIRST' });
  });

  test('are not given to whoever is about to leave, before or at the same moment', async () => {
    const [leaving, racing] = [await createMember(app), await createMember(app)];
    const give = ({ userId }: TestMember) =>
      chief.api.adminUsers.setRole({ userId, role: 'super_admin', ...because('Successor') });
    const leave = ({ email, api }: TestMember) => api.profile.requestDeletion({ email });
    await leave(leaving);
    await expect(give(leaving)).rejects.toMatchObject({ code: 'USER_LEAVING' });
    await Promise.allSettled([give(racing), leave(racing)]);
    const { admin_role, deletion_requested_at } = await profileOf(app, racing.userId);
    expect(admin_role === null || deletion_requested_at === null).toBe(true);
  });

  test('nobody acts on themselves', async () => {
    const { userId, email } = chief;
    const { adminUsers } = chief.api;
    const why = because('For me');
    const asked = await Promise.allSettled([
      adminUsers.adjustCredits({ userId, amount: 10, ...why }),
      adminUsers.ban({ userId, ...why }),
      adminUsers.unban({ userId, ...why }),
      adminUsers.remove({ userId, email, ...why }),
      adminUsers.setRole({ userId, role: null, ...why }),
    ]);
    for (const answer of asked)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_YOURSELF' } });
  });

  test('two super admins who demote each other at once do not both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await Promise.all([
        createAdmin(app, 'super_admin'),
        createAdmin(app, 'super_admin'),
      ]);
      const [one, two] = pair;
      const demote = (who: TestMember, whom: TestMember) =>
        who.api.adminUsers.setRole({ userId: whom.userId, role: null, ...because('A quarrel') });
      const results = await Promise.allSettled([demote(one, two), demote(two, one)]);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      const roles = await Promise.all(pair.map(({ userId }) => profileOf(app, userId)));
      expect(roles.filter((profile) => profile.admin_role === 'super_admin')).toHaveLength(1);
    }
  });
});

test('after all of this the audit log is sound', async () => {
  expect((await verifyAuditChain(app.context.db)).fault).toBeNull();
});
