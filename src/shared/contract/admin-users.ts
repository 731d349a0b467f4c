import { eventIterator } from '@orpc/contract';
import { z } from 'zod/mini';

import { ADMIN_ROLES, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';
import {
  ACCOUNT_STATUSES,
  TIER_FILTERS,
  TIMELINE_KINDS,
  toCount,
  USER_LIST,
  USER_SORTS,
} from '#shared/rules/admin/admin.ts';
import { BILLING_FILTERS } from '#shared/rules/admin/admin-payments.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';

import { cursorField, dayRangeFields, pageLinks, reasonField } from './admin-list.ts';
import { adminCall } from './call.ts';
import { imageSchema } from './image-view.ts';
import { whatNextSchema } from './what-next.ts';

const count = z.int();
const tags = ['Admin: users'];

/** A count of the query string; text that is no number counts as 0 (spec §5). */
const credits = z.optional(z.pipe(z.string(), z.transform(toCount)));
/** Every filter of User Management (spec §3), as the query string carries it. */
export const userFilterSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(USER_LIST.searchMaxLength))),
  status: z._default(z.enum(ACCOUNT_STATUSES), 'all'),
  subscription: z._default(z.enum(TIER_FILTERS), 'all'),
  /** Whose money is in question. */
  billing: z._default(z.enum(BILLING_FILTERS), 'all'),
  creditMin: credits,
  creditMax: credits,
  // They count only together.
  ...dayRangeFields,
});
export type UserFilter = z.infer<typeof userFilterSchema>;

const listInput = z.extend(userFilterSchema, {
  sort: z._default(z.enum(USER_SORTS), 'joined'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  /** The page that follows, or precedes, the row a cursor names; `page` is then only its number. */
  after: z.optional(z.string().check(z.maxLength(1000))),
  before: z.optional(z.string().check(z.maxLength(1000))),
});
export type ListUsersInput = z.infer<typeof listInput>;

const userSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  credits: count,
  /** Part of the credits: what running generations hold. */
  held: count,
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  adminRole: z.nullable(z.enum(ADMIN_ROLES)),
  banned: z.boolean(),
  banReason: z.nullable(z.string()),
  banDate: z.nullable(z.string()),
  /** The account is being erased. */
  isDeleting: z.boolean(),
  lastLogin: z.nullable(z.string()),
  createdAt: z.string(),
  /** Pictures in the gallery, those in the bin not counted. */
  imageCount: count,
});
export type AdminUser = z.infer<typeof userSchema>;

const creditEntrySchema = z.object({
  id: z.string(),
  changeReason: z.string(),
  changeAmount: z.int(),
  previousCredits: count,
  newCredits: count,
  adminEmail: z.nullable(z.string()),
  createdAt: z.string(),
});

const transactionSchema = z.object({
  id: z.string(),
  type: z.string(),
  amountCents: count,
  refundedCents: count,
  status: z.string(),
  planLabel: z.string(),
  creditsPurchased: count,
  createdAt: z.string(),
});

const userDetailSchema = z.object({
  user: userSchema,
  /** What comes for the account, as its owner reads it. */
  next: whatNextSchema,
  paidCents: count,
  images: z.array(imageSchema),
  creditHistory: z.array(creditEntrySchema),
  transactions: z.array(transactionSchema),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const timelineInput = z.object({
  userId: z.string(),
  kind: z.optional(z.enum(TIMELINE_KINDS)),
  cursor: cursorField,
});
export type TimelineInput = z.infer<typeof timelineInput>;

const timelineEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  at: z.string(),
  /** What the line is made of; each kind has its own. */
  facts: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Rows as they are now; null where all are to be read again. */
const usersChangedSchema = z.object({
  users: z.nullable(z.array(userSchema)),
  gone: z.array(z.string()),
});
export type UsersChanged = z.infer<typeof usersChangedSchema>;

/** Says why, and carries a key: sent twice, it is done once. */
export const changeFields = (missing: string) => ({
  userId: z.string().check(z.minLength(1)),
  reason: reasonField(missing),
  idempotencyKey: z.uuid(),
});

const { maxAdjustment } = CREDITS;
const creditAmountSchema = z.number('Invalid credit amount').check(
  z.int('Credit amount must be a whole number'),
  z.gte(-maxAdjustment, 'Credit deduction too large'),
  z.lte(maxAdjustment, 'Credit addition too large'),
  z.refine((amount) => amount !== 0, 'Please enter a valid credit amount.'),
);

const REASON_MISSING = 'Please provide a reason.';

export const adminUsersContract = {
  list: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/users',
      summary: 'A page of all users, searched, filtered and sorted',
      description:
        'Pages of 50. Pages far in are reached by `nextCursor` and `previousCursor`; `count` stops ' +
        'at a limit where a search or a range matches more, and `isCountExact` says so.',
      tags,
    })
    .input(listInput)
    .output(
      z.object({
        data: z.array(userSchema),
        count,
        isCountExact: z.boolean(),
        totalPages: z.nullable(count),
        currentPage: count,
        nextCursor: z.nullable(z.string()),
        previousCursor: z.nullable(z.string()),
      }),
    ),
  summary: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/users/summary',
      summary: 'How many users there are, and how many are banned',
      tags,
    })
    .output(z.object({ totalUsers: count, activeUsers: count, bannedUsers: count })),
  get: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/users/{userId}',
      summary: 'One user with the latest pictures, credit changes and payments',
      tags,
    })
    .input(z.object({ userId: z.string() }))
    .output(userDetailSchema),
  timeline: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/users/{userId}/timeline',
      summary: 'All that happened to one user, newest first',
      description: 'Payments, credits, pictures, sign-ins, mails and what admins did; pages of 50.',
      tags,
    })
    .input(timelineInput)
    .output(z.object({ entries: z.array(timelineEntrySchema), ...pageLinks })),
  events: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/user-events',
      summary: 'Rows of the list that have changed, as server-sent events',
      description: 'Every event carries whole rows, so repeated or missed ones do no harm.',
      tags,
    })
    .output(eventIterator(usersChangedSchema)),
  adjustCredits: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/users/{userId}/credits',
      summary: 'Add credits, or remove what is there down to zero',
      tags,
    })
    .input(
      z.strictObject({
        ...changeFields('Please provide a reason for this credit adjustment.'),
        amount: creditAmountSchema,
        /** The balance that the admin saw; another one by now, and nothing is done. */
        expectedCredits: z.optional(count),
      }),
    )
    .output(z.object({ user: userSchema, changed: z.int() })),
  ban: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/users/{userId}/ban',
      summary: 'Shut a user out at once: sessions, open pictures and the plan end',
      tags,
    })
    .input(z.strictObject(changeFields('Please provide a reason for banning this user.')))
    .output(userSchema),
  unban: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/users/{userId}/unban',
      summary: 'Let a banned user in again',
      tags,
    })
    .input(z.strictObject(changeFields(REASON_MISSING)))
    .output(userSchema),
  remove: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/users/{userId}/deletion',
      summary: 'Erase an account for good; its address must be typed out',
      tags,
    })
    .input(z.strictObject({ ...changeFields(REASON_MISSING), email: z.string() }))
    .output(z.object({ userId: z.string() })),
  setRole: adminCall('super_admin')
    .route({
      method: 'PUT',
      path: '/api/admin/users/{userId}/role',
      summary: 'Give an admin role, change it, or take it back',
      tags,
    })
    .input(
      z.strictObject({ ...changeFields(REASON_MISSING), role: z.nullable(z.enum(ADMIN_ROLES)) }),
    )
    .output(userSchema),
};
