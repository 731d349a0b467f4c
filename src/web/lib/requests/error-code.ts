import { isErrorCode } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

interface Answer {
  code?: unknown;
  data?: { body?: { code?: unknown } };
}

/** The product's code for whatever a call threw; the words for it are in shared/errors.ts. */
export function errorCodeOf(error: unknown): ErrorCode {
  // fetch itself fails with a TypeError, a call that took too long with a timeout.
  if (error instanceof TypeError || isTimeout(error)) return 'NETWORK_FAILED';
  if (typeof error !== 'object' || error === null) return 'INTERNAL';
  const { code, data } = error as Answer;
  if (isErrorCode(code)) return code;
  const inner = data?.body?.code;
  return isErrorCode(inner) ? inner : 'INTERNAL';
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** The server's own id of the request, which stands in its log. */
export function requestIdOf(error: unknown): string | undefined {
  const { data } = (error ?? {}) as { data?: { requestId?: unknown } | null };
  return typeof data?.requestId === 'string' ? data.requestId : undefined;
}
