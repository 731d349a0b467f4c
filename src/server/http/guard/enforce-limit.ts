import type { Turn } from '#server/db/rate-limit/count-attempt.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import { AppError } from '#shared/errors.ts';

/** Counts the attempt, and refuses it where it is one too many. */
export async function enforceLimit(rateLimiter: RateLimiter, turn: Turn): Promise<void> {
  const retryAfterS = await rateLimiter.take([turn]);
  if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
}
