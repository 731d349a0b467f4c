import type { Profile } from '#server/db/schema/schema.ts';
import type { AdminUser } from '#shared/contract/admin-users.ts';

/** The columns a view of a user is made of. */
export const USER_COLUMNS = [
  'id',
  'user_id',
  'email',
  'display_name',
  'avatar_url',
  'credits',
  'held',
  'subscription_status',
  'subscription_tier',
  'admin_role',
  'banned',
  'ban_reason',
  'ban_date',
  'erasing_since',
  'last_login',
  'created_at',
] as const satisfies (keyof Profile)[];

export type UserRow = Pick<Profile, (typeof USER_COLUMNS)[number]>;

export function toUserView(row: UserRow, imageCount: number): AdminUser {
  return {
    userId: row.user_id,
    email: row.email,
    displayName: row.display_name,
    avatarUrl: row.avatar_url,
    credits: row.credits,
    held: row.held,
    subscriptionStatus: row.subscription_status,
    subscriptionTier: row.subscription_tier,
    adminRole: row.admin_role,
    banned: row.banned,
    banReason: row.ban_reason,
    banDate: row.ban_date?.toISOString() ?? null,
    isDeleting: row.erasing_since !== null,
    lastLogin: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    imageCount,
  };
}
