import type { Kysely } from 'kysely';

import type { Queue } from '#server/ports/queue.ts';

/** Billing takes it up: the provider's customer follows the account. */
export const ACCOUNT_CHANGED_JOB = 'account-changed';

/** Leaves word, in the transaction of the change, that others keep a copy of the account. */
export async function tellAccountChanged<Schema>(
  queue: Queue,
  trx: Kysely<Schema>,
  userId: string,
): Promise<void> {
  await queue.enqueue(trx, { name: ACCOUNT_CHANGED_JOB, data: { userId } });
}
