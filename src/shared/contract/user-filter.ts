import { z } from 'zod/mini';

export const ACCOUNT_FILTERS = ['all', 'active', 'banned'] as const;
export const TIER_FILTERS = ['all', 'free', 'premium', 'pro'] as const;

export const USER_SEARCH_MAX_LENGTH = 200;

/** Query strings carry text; JSON carries numbers. */
const wholeNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000));

/** Which users: the filter of User Management and of everything that acts on many (spec §3, §9). */
export const userFilterFields = {
  search: z._default(z.string().check(z.trim(), z.maxLength(USER_SEARCH_MAX_LENGTH)), ''),
  status: z._default(z.enum(ACCOUNT_FILTERS), 'all'),
  subscription: z._default(z.enum(TIER_FILTERS), 'all'),
  creditsMin: z.optional(wholeNumber),
  creditsMax: z.optional(wholeNumber),
  /** Registered on these days, both included, in UTC. */
  joinedFrom: z.optional(z.iso.date()),
  joinedTo: z.optional(z.iso.date()),
};

export const userFilterSchema = z.object(userFilterFields);
export type UserFilter = z.infer<typeof userFilterSchema>;
