import type { Kysely } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { countAttempts } from './count-attempts.ts';
import type { Attempt } from './count-attempts.ts';

const REMEMBERED = 10_000;

export interface RateLimiter {
  /** Counts an attempt; seconds to wait where it is one too many. */
  take(attempts: readonly Attempt[]): Promise<number | null>;
}

/**
 * Counted in the database, across all instances, before anything else is done. Who was refused is
 * remembered until the window ends: the refusals that follow cost nothing at all.
 */
export function createRateLimiter(db: Kysely<Schema>, now: () => number = Date.now): RateLimiter {
  const refusedUntil = new Map<string, number>();
  const remember = (key: string, untilMs: number) => {
    if (refusedUntil.size >= REMEMBERED) refusedUntil.clear();
    refusedUntil.set(key, untilMs);
  };
  return {
    async take(attempts) {
      const waits = attempts.map(({ key }) => (refusedUntil.get(key) ?? 0) - now());
      const wait = Math.max(...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      const refused = await countAttempts(db, attempts);
      if (!refused) return null;
      for (const { key, waitS } of refused) remember(key, now() + waitS * 1000);
      return Math.max(...refused.map(({ waitS }) => waitS));
    },
  };
}
