import type { AdminRole } from '#shared/rules/account.ts';

/** spec §2.10 names ADMIN and Super Admin. */
export const ADMIN_ROLE_NAMES: Record<AdminRole, string> = {
  support: 'Support',
  admin: 'ADMIN',
  super_admin: 'Super Admin',
};
