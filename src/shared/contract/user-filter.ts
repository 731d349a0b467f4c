import { z } from 'zod/mini';

export const USER_SEARCH_MAX_LENGTH = 100;

/** A count of the query string; text that is no number counts as 0 (spec §5). */
const credits = z.optional(z.pipe(z.string(), z.transform(toCount)));
function toCount(text: string): number {
  const parsed = Number.parseInt(text, 10);
  return Number.isNaN(parsed) ? 0 : Math.min(Math.max(parsed, 0), 2_147_483_647);
}

/** Which users: the filter of User Management and of everything that acts on many (spec §3). */
export const userFilterSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(USER_SEARCH_MAX_LENGTH))),
  status: z._default(z.enum(['all', 'active', 'banned']), 'all'),
  subscription: z._default(z.enum(['all', 'free', 'premium', 'pro']), 'all'),
  creditMin: credits,
  creditMax: credits,
  /** Days in UTC, both included; they count only together. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export type UserFilter = z.infer<typeof userFilterSchema>;
