import { z } from 'zod/mini';

import { REASON_MAX_LENGTH, USER_LIST } from '#shared/rules/admin/admin.ts';

/** The database's calendar has no year 0. */
export const dayField = (message?: string) =>
  z.iso.date(message).check(z.refine((day) => day >= '0001', message));

/** Days in UTC, both included. */
export const dayRangeFields = {
  from: z.optional(dayField()),
  to: z.optional(dayField()),
};

export const searchField = z._default(
  z.string().check(z.trim(), z.maxLength(USER_LIST.searchMaxLength)),
  '',
);

/** Why an admin does it; `missing` is said where nothing was given. */
export const reasonField = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(REASON_MAX_LENGTH, `At most ${REASON_MAX_LENGTH} characters`),
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
