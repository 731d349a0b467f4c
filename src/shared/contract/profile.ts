import { z } from 'zod/mini';

import { ADMIN_ROLES, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';

import { memberCall } from './call.ts';

/** spec §3. Dates travel as ISO text. */
export const profileSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** What can be spent now: the balance less what running generations hold. */
  credits: z.int(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  subscriptionEndDate: z.nullable(z.string()),
  isAdmin: z.boolean(),
  adminRole: z.nullable(z.enum(ADMIN_ROLES)),
  banned: z.boolean(),
  banReason: z.nullable(z.string()),
  creditsResetDate: z.string(),
  createdAt: z.string(),
});

export type ProfileView = z.infer<typeof profileSchema>;

export const profileContract = {
  get: memberCall
    .route({ method: 'GET', path: '/api/profile', summary: 'The own profile', tags: ['Profile'] })
    .output(profileSchema),
};
