import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/** Deadlock, serialization failure: PostgreSQL undid everything, and the next try may well pass. */
const CONFLICTS = new Set(['40P01', '40001']);
const ATTEMPTS = 4;
const PAUSE_MS = 25;

/** Does it again when it met somebody else's; what persists is thrown, and answered with 503. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await sleep(PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/** A transaction that moves money: whoever it collides with, it is done once and whole, or not at all. */
export async function inTransaction<Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return retryConflicts(() => db.transaction().execute(work));
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
}
