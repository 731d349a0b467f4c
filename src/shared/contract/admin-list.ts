import { z } from 'zod/mini';

import { USER_LIST } from '#shared/rules/admin/admin.ts';

/** Days in UTC, both included. */
export const dayRangeFields = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const searchField = z._default(
  z.string().check(z.trim(), z.maxLength(USER_LIST.searchMaxLength)),
  '',
);

/** `older` or `newer` of one page is the cursor of the next one in that direction. */
export const cursorField = z.optional(z.string().check(z.maxLength(400)));

export const pageLinks = {
  older: z.nullable(z.string()),
  newer: z.nullable(z.string()),
};

/** Whom a row is about. An erased account keeps its rows and no name (design §6). */
export const personSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  isErased: z.boolean(),
});
export type PersonView = z.infer<typeof personSchema>;
