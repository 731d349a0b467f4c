import type { Turn } from '#server/db/take-turn.ts';
import type { Turnstile } from '#server/db/turnstile.ts';
import { AppError } from '#shared/errors.ts';

/** Counts the attempt, and refuses it where it is one too many. */
export async function takeTurn(turnstile: Turnstile, turn: Turn): Promise<void> {
  const retryAfterS = await turnstile.take([turn]);
  if (retryAfterS !== null) throw new AppError('RATE_LIMITED', { retryAfterS });
}
