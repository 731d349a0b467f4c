import type { ErrorCode } from '#shared/errors.ts';

const LOST = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** What the driver says without a code. */
const GONE =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout)|not queryable|connection has been discarded/i;

/** SQLSTATE classes by what a person would do about them. */
const FAULTS: readonly (readonly [RegExp, ErrorCode])[] = [
  // Connection exceptions, too many connections, disk full, shutdowns and starts; and what passes when
  // tried again: conflicts that persisted, a lock or a statement that took too long.
  [/^(08|53|57P0|40001|40P01|55P03|57014|25P03)/, 'DATABASE_UNAVAILABLE'],
  // A number, day or text that passed the schema and that a column has no room for.
  [/^22(003|007|008|021|P02|P03|P05)$/, 'VALIDATION_FAILED'],
  [/^42501$/, 'DATABASE_DENIED'],
  // Wrong password or database, a table or column that a migration should have made.
  [/^(28|3D000|3F000|42P01|42703)/, 'MISCONFIGURED'],
];

/** What a failure of the driver means, or null where it was not the database that failed. */
export function databaseFault(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (LOST.includes(code)) return 'DATABASE_UNAVAILABLE';
  if (GONE.test(error.message)) return 'DATABASE_UNAVAILABLE';
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
