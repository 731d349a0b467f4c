import type { ServerResponse } from 'node:http';

import { AppError } from '#shared/errors.ts';

/** An outage is over in seconds, as a rule: whoever comes back sooner only makes it longer. */
const OUTAGE_RETRY_S = 5;

/** Every 503 says when to come back. */
export function retryHeaders(status: number): Record<string, string> {
  return status === 503 ? { 'Retry-After': String(OUTAGE_RETRY_S) } : {};
}

/** What the error itself says about the time to wait, else what its status means. */
export function sayWhenToRetry(res: ServerResponse, error: unknown, status = 0): void {
  const seconds = error instanceof AppError ? error.details.retryAfterS : undefined;
  if (seconds !== undefined) res.setHeader('Retry-After', Math.ceil(seconds));
  else res.setHeaders(new Map(Object.entries(retryHeaders(status))));
}
