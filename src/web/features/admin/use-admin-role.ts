import { ADMIN_ROLES } from '#shared/rules/account.ts';
import type { AdminRole } from '#shared/rules/account.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';

/** Whether the own role reaches that far. It only decides what is offered: the server checks again. */
export function useHasRole(required: AdminRole): boolean {
  const { adminRole } = useSignedInSession().profile;
  return adminRole !== null && ADMIN_ROLES.indexOf(adminRole) >= ADMIN_ROLES.indexOf(required);
}
