import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { JobRequest, Queue } from '#server/ports/queue.ts';
import { ACCOUNT_CHANGED_JOB } from '#server/profiles/account-changed.ts';

import { END_SUBSCRIPTION_JOB } from './end-subscriptions.ts';
import { LIVE_STATUSES } from './entitlement/entitlement.ts';

/**
 * A job that gave up while the provider was silent left somebody paying, or not renewed. They are
 * found by how things stand, and asked for again, until the provider has heard.
 */
export async function enqueueForgotten({ db, queue }: { db: Db; queue: Queue }): Promise<number> {
  const { rows } = await sql<{ userId: string; banned: boolean }>`
    select distinct p.user_id as "userId", p.banned
    from subscriptions s join profiles p on p.user_id = s.user_id
    where s.stripe_status = any(${LIVE_STATUSES}::text[]) and p.erased_at is null
      and (p.banned
        or (p.deletion_requested_at is null and s.stopped_for_deletion)
        or (p.deletion_requested_at is not null and s.cancel_at is null))`.execute(db);
  const jobs = rows.map(({ userId, banned }): JobRequest => ({
    name: banned ? END_SUBSCRIPTION_JOB : ACCOUNT_CHANGED_JOB,
    data: { userId },
  }));
  if (jobs.length > 0) await queue.enqueue(db, jobs);
  return jobs.length;
}
