import type { Profile } from '#server/db/schema/schema.ts';
import type { ProfileView } from '#shared/contract/profile.ts';
import { deletionDate } from '#shared/rules/account.ts';

export function toProfileView(profile: Profile): ProfileView {
  return {
    userId: profile.user_id,
    email: profile.email,
    displayName: profile.display_name,
    avatarUrl: profile.avatar_url,
    credits: profile.credits - profile.held,
    subscriptionStatus: profile.subscription_status,
    subscriptionTier: profile.subscription_tier,
    subscriptionEndDate: profile.subscription_end_date?.toISOString() ?? null,
    isAdmin: profile.is_admin,
    adminRole: profile.admin_role,
    banned: profile.banned,
    banReason: profile.ban_reason,
    creditsResetDate: profile.credits_reset_date.toISOString(),
    createdAt: profile.created_at.toISOString(),
    emailNotices: profile.email_notices,
    defaultStyleId: profile.default_style_id,
    defaultSize: profile.default_size,
    deletionDate:
      profile.deletion_requested_at && deletionDate(profile.deletion_requested_at).toISOString(),
  };
}
