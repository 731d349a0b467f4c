import type { AdminRole } from '#shared/rules/account.ts';

import type { TestApp } from '#server/testing/create-test-app.ts';

export type TestMember = Awaited<ReturnType<TestApp['member']>>;

/** A fresh member with a profile. */
export async function createMember(app: TestApp): Promise<TestMember> {
  const member = await app.member();
  await member.api.profile.get();
  return member;
}

/** A fresh member with an admin role. */
export async function createAdmin(app: TestApp, role: AdminRole = 'admin'): Promise<TestMember> {
  const admin = await createMember(app);
  await app.context.db
    .updateTable('profiles')
    .set({ is_admin: true, admin_role: role })
    .where('user_id', '=', admin.userId)
    .execute();
  return admin;
}

/** What every change needs beside its target. */
export function because(reason: string): { reason: string; idempotencyKey: string } {
  return { reason, idempotencyKey: crypto.randomUUID() };
}

/** What the log says was done to somebody. */
export async function auditOf({ context }: TestApp, userId: string) {
  return context.db
    .selectFrom('admin_audit_log')
    .selectAll()
    .where('target_id', '=', userId)
    .orderBy('seq')
    .execute();
}

export async function profileOf({ context }: TestApp, userId: string) {
  return context.db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
