import { z } from 'zod/mini';

import { ADMIN_ROLES } from '#shared/rules/account.ts';
import { SIGN_IN_FAILURES } from '#shared/rules/admin/security.ts';

import { cursorField, pageLinks, personSchema, reasonField, searchField } from './admin-list.ts';
import { adminCall } from './call.ts';

const tags = ['Admin: security'];
const count = z.int();

const overviewSchema = z.object({
  sessions: count,
  failedSignIns24h: count,
  rateLimitHits24h: count,
  bannedUsers: count,
  /** Where another provider signs people in, failures are known there and not here. */
  recordsSignIns: z.boolean(),
});
export type SecurityOverview = z.infer<typeof overviewSchema>;

const sessionSchema = z.object({
  id: z.string(),
  person: personSchema,
  adminRole: z.nullable(z.enum(ADMIN_ROLES)),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  ip: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  /** The session that asks. */
  isCurrent: z.boolean(),
  mayRevoke: z.boolean(),
});
export type AdminSessionView = z.infer<typeof sessionSchema>;

const failedSignInSchema = z.object({
  id: z.string(),
  failedAt: z.string(),
  reason: z.enum(SIGN_IN_FAILURES),
  /** The account that was tried, where there is one. */
  person: z.nullable(personSchema),
  /** Tells tries at one unknown address from tries at many. */
  addressFingerprint: z.string(),
  /** Tries at the same address within the days that are kept. */
  tries: count,
  ip: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type FailedSignInView = z.infer<typeof failedSignInSchema>;

const hitsSchema = z.object({
  /** The last 24 hours, oldest first, hours without a hit included. */
  hours: z.array(z.object({ hour: z.string(), count })),
  scopes: z.array(z.object({ scope: z.string(), last24h: count, last30d: count })),
});
export type RateLimitHitsView = z.infer<typeof hitsSchema>;

const bannedSchema = z.object({
  person: personSchema,
  bannedAt: z.string(),
  reason: z.nullable(z.string()),
});
export type BannedUserView = z.infer<typeof bannedSchema>;

const accessSchema = z.object({
  calls: z.array(
    z.object({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      access: z.enum(['public', 'member', ...ADMIN_ROLES]),
    }),
  ),
  /** How many accounts hold each role. */
  holders: z.array(z.object({ role: z.enum(ADMIN_ROLES), count })),
});
export type AccessView = z.infer<typeof accessSchema>;

const listInput = z.object({ search: searchField, cursor: cursorField });
export type SecurityListInput = z.infer<typeof listInput>;

const reason = reasonField('Please provide a reason.');

export const adminSecurityContract = {
  overview: adminCall('support')
    .route({ method: 'GET', path: '/api/admin/security', summary: 'The four figures', tags })
    .output(overviewSchema),
  sessions: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/security/sessions',
      summary: 'Who is signed in and where, newest first',
      tags,
    })
    .input(listInput)
    .output(
      z.object({ sessions: z.array(sessionSchema), ...pageLinks, isSearchTooWide: z.boolean() }),
    ),
  revokeSession: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/security/sessions/revoke',
      summary: 'Sign one device out, or every device of its user',
      description: 'Not the own present session, and nobody of the same or a higher role.',
      tags,
    })
    .input(z.strictObject({ id: z.string(), isEveryDevice: z.boolean(), reason }))
    .output(z.object({ revoked: count })),
  failedSignIns: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/security/failed-sign-ins',
      summary: 'Sign-ins that failed in the last 30 days, newest first',
      tags,
    })
    .input(listInput)
    .output(
      z.object({
        failures: z.array(failedSignInSchema),
        ...pageLinks,
        isSearchTooWide: z.boolean(),
      }),
    ),
  rateLimitHits: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/security/rate-limit-hits',
      summary: 'Requests that a limit turned away, by hour and by scope',
      tags,
    })
    .output(hitsSchema),
  bannedUsers: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/security/banned-users',
      summary: 'Banned accounts, newest first',
      tags,
    })
    .input(listInput)
    .output(z.object({ users: z.array(bannedSchema), ...pageLinks, isSearchTooWide: z.boolean() })),
  access: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/security/access',
      summary: 'Every call of the product and who may make it, as the server enforces it',
      tags,
    })
    .output(accessSchema),
};
