import { isErrorCode } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What an admin screen can fail of (spec §2.10). */
export type AdminErrorKind =
  | 'authentication'
  | 'database-connection'
  | 'database-permission'
  | 'configuration'
  | 'network'
  | 'interface'
  | 'unexpected';

/** What the server said decides; only what never reached it is told by its message. */
export function classifyError(error: unknown): AdminErrorKind {
  const code = codeOf(error);
  const known = code && KINDS_BY_CODE[code];
  if (known) return known;
  const message = error instanceof Error ? error.message : String(error);
  const found = KINDS_BY_MESSAGE.find(([pattern]) => pattern.test(message));
  if (found) return found[1];
  return error instanceof TypeError || error instanceof ReferenceError ? 'interface' : 'unexpected';
}

const KINDS_BY_CODE: Partial<Record<ErrorCode, AdminErrorKind>> = {
  UNAUTHENTICATED: 'authentication',
  BANNED: 'authentication',
  CSRF_REJECTED: 'authentication',
  FORBIDDEN: 'database-permission',
  DATABASE_DENIED: 'database-permission',
  DATABASE_UNAVAILABLE: 'database-connection',
  MISCONFIGURED: 'configuration',
  UNAVAILABLE: 'network',
};

const KINDS_BY_MESSAGE: readonly (readonly [RegExp, AdminErrorKind])[] = [
  [/session|jwt|sign.?in|unauthorized|authenticat/i, 'authentication'],
  [/permission denied|row.level security|privilege/i, 'database-permission'],
  [/database|postgres|connection (refused|terminated)|ECONN/i, 'database-connection'],
  [/fetch|network|load failed|importing a module|timed? ?out|offline/i, 'network'],
  [/configur|environment variable/i, 'configuration'],
  [/undefined|null|is not a function|render|hydrat|React/i, 'interface'],
];

function codeOf(error: unknown): ErrorCode | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return isErrorCode(code) ? code : undefined;
}
