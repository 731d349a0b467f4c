import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/retry-conflicts.ts';
import type { PaymentEvent } from '#server/ports/payments.ts';
import type { Queue } from '#server/ports/queue.ts';

export const SYNC_JOB = 'sync-subscription';

export interface SyncJob {
  userId: string;
  /** The hint that asked for it; already served when an earlier sync has covered it. */
  eventId?: string;
}

/**
 * Writes the hint down and leaves the work to a job, in one transaction. A replayed event id changes
 * nothing; an event for someone who is not our customer is kept as served.
 */
export async function receiveEvent(
  { db, queue }: { db: Db; queue: Queue },
  event: PaymentEvent,
): Promise<'new' | 'known'> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ user_id: string | null }>`
      with concerned as (
        select user_id from profiles where stripe_customer_id = ${event.customerId})
      insert into stripe_events (id, type, customer_id, happened_at, processed_at)
      values (${event.id}, ${event.type}, ${event.customerId}, ${event.happenedAt},
        case when exists (select from concerned) then null else now() end)
      on conflict (id) do nothing
      returning (select user_id from concerned)`.execute(trx);
    const [stored] = rows;
    if (!stored) return 'known';
    if (stored.user_id !== null) {
      const data: SyncJob = { userId: stored.user_id, eventId: event.id };
      await queue.enqueue(trx, { name: SYNC_JOB, data });
    }
    return 'new';
  });
}

/** Whether the hint is still worth a look at the provider. */
export async function isEventOpen(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_events')
    .select('processed_at')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row?.processed_at === null;
}
