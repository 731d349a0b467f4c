import { z } from 'zod/mini';

import { ADMIN_ROLES, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';

import { STYLE_IDS } from '#shared/rules/pictures/generation.ts';

import { memberCall } from './call.ts';
import { sizeIdSchema } from './image-view.ts';

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
  /** Mails about low credits and coming renewals; receipts are always sent. */
  emailNotices: z.boolean(),
  /** What the composer starts with; null for the product's own choice. */
  defaultStyleId: z.nullable(z.enum(STYLE_IDS)),
  defaultSize: z.nullable(sizeIdSchema),
  /** When the account will be erased, if its owner has asked for that. */
  deletionDate: z.nullable(z.string()),
});

export type ProfileView = z.infer<typeof profileSchema>;

const preferencesSchema = z.strictObject({
  emailNotices: z.optional(z.boolean()),
  defaultStyleId: z.optional(z.nullable(z.enum(STYLE_IDS, 'Unknown style'))),
  defaultSize: z.optional(z.nullable(sizeIdSchema)),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const profileContract = {
  get: memberCall
    .route({ method: 'GET', path: '/api/profile', summary: 'The own profile', tags: ['Profile'] })
    .output(profileSchema),
  setPreferences: memberCall
    .route({
      method: 'PATCH',
      path: '/api/profile/preferences',
      summary: 'Change what was sent, leave the rest',
      tags: ['Profile'],
    })
    .input(preferencesSchema)
    .output(profileSchema),
  requestDeletion: memberCall
    .route({
      method: 'POST',
      path: '/api/profile/deletion',
      summary: 'Have the own account erased after the days of grace',
      description: 'The address of the account must be typed out; asking again changes nothing.',
      tags: ['Profile'],
    })
    .input(z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254)) }))
    .output(profileSchema),
  cancelDeletion: memberCall
    .route({
      method: 'DELETE',
      path: '/api/profile/deletion',
      summary: 'Keep the account after all',
      tags: ['Profile'],
    })
    .output(profileSchema),
};
