import type { ErrorCode } from '#shared/errors.ts';

const LOST = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];

/** SQLSTATE classes by what a person would do about them. */
const FAULTS: readonly (readonly [RegExp, ErrorCode])[] = [
  // Connection exceptions, too many connections, shutdowns and starts.
  [/^(08|53300|57P0)/, 'DATABASE_UNAVAILABLE'],
  [/^42501$/, 'DATABASE_DENIED'],
  // Wrong password or database, a table or column that a migration should have made.
  [/^(28|3D000|3F000|42P01|42703)/, 'MISCONFIGURED'],
];

/** What a failure of the driver means, or null where it was not the database that failed. */
export function databaseFault(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (LOST.includes(code)) return 'DATABASE_UNAVAILABLE';
  if (/^(connection terminated|timeout exceeded when trying to connect)/i.test(error.message))
    return 'DATABASE_UNAVAILABLE';
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
