import type { Attempt } from '#server/db/rate-limit/count-attempts.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import { AppError } from '#shared/errors.ts';

/** Counts the attempt, and refuses it where it is one too many. */
export async function enforceLimit(rateLimiter: RateLimiter, attempt: Attempt): Promise<void> {
  const retryAfterS = await rateLimiter.take([attempt]);
  if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
}
