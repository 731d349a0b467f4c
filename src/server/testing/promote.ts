import type { AdminRole } from '#shared/rules/account.ts';

import type { TestApp } from './create-test-app.ts';

/** A fresh member who has been given an admin role. */
export async function promote(app: TestApp, role: AdminRole) {
  const admin = await app.member();
  await admin.api.profile.get();
  await app.context.db
    .updateTable('profiles')
    .set({ is_admin: true, admin_role: role })
    .where('user_id', '=', admin.userId)
    .execute();
  return admin;
}
