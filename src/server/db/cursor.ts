import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import { AppError } from '#shared/errors.ts';
import { parseJson } from '#shared/parse-json.ts';

/** The place in a list, as text for an address. It is no secret; whoever reads it checks its shape. */
export function encodeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** A cursor of another list, or a made-up one, is refused rather than misread. */
export function decodeCursor<Place>(
  text: string,
  { schema, field = 'cursor' }: { schema: z.ZodType<Place>; field?: string },
): Place {
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', { fields: { [field]: 'This page no longer exists' } });
}

/** JavaScript's dates stop at milliseconds; rows of one transaction differ below that. */
export function exactTime(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** As `exactTime` writes it, and as the database reads it: its calendar has no year 0. */
export const cursorTime = z.iso.datetime({ precision: 6 }).refine((at) => at >= '0001');

/** A NUL is escaped out of sight here, and the database has none. */
export const cursorText = z
  .string()
  .max(400)
  .refine((text) => !text.includes('\0'));
