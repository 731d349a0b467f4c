import type { FoundSession } from '#server/sessions/find-session.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { CallMeta } from '#shared/contract/call.ts';
import { AppError } from '#shared/errors.ts';
import { ADMIN_ROLES } from '#shared/rules/account.ts';

/** A session whose profile exists. */
export type Member = FoundSession & {
  profile: Profile;
  /** An admin who has yet to set up the second step that is asked of admins. */
  needsTwoFactor: boolean;
};

/** The one place where a call's `access` is enforced. Roles include those below them. */
export function authorize(meta: CallMeta, member: Member | null): void {
  if (meta.access === 'public') return;
  if (!member) throw new AppError('UNAUTHENTICATED');
  if (member.profile.banned) throw new AppError('BANNED');
  if (meta.access !== 'admin') return;
  const held = member.profile.admin_role;
  if (!held || ADMIN_ROLES.indexOf(held) < ADMIN_ROLES.indexOf(meta.role))
    throw new AppError('FORBIDDEN');
  if (member.needsTwoFactor) throw new AppError('TWO_FACTOR_REQUIRED');
}
