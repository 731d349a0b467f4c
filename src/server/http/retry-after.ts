import type { ServerResponse } from 'node:http';

import { AppError } from '#shared/errors.ts';

export function sayWhenToRetry(res: ServerResponse, error: unknown): void {
  const seconds = error instanceof AppError ? error.details.retryAfterS : undefined;
  if (seconds !== undefined) res.setHeader('Retry-After', Math.ceil(seconds));
}
