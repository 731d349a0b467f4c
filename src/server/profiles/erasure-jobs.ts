import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';
import { DELETION_GRACE_DAYS } from '#shared/rules/account.ts';

import { eraseAccount } from './erase-account.ts';
import type { ErasureDeps } from './erase-account.ts';

export const ERASE_ACCOUNTS_JOB = 'erase-accounts';

export interface ErasureJobDeps extends ErasureDeps {
  logger: Logger;
}

export function erasureJobs(deps: ErasureJobDeps): JobDefinition[] {
  return [
    defineJob({
      name: ERASE_ACCOUNTS_JOB,
      concurrency: 1,
      retryLimit: 5,
      retryDelayS: 300,
      expireInS: 3600,
      cron: '23 3 * * *',
      async handle({ signal }) {
        const { erased, failed } = await eraseDueAccounts(deps, signal);
        if (erased > 0) deps.logger.info({ erased }, 'accounts erased as their owners asked');
        // Handed out again: what was done for them need not be done twice.
        if (failed > 0) throw new Error(`${failed} accounts could not be erased yet`);
      },
    }),
  ];
}

/** Every account whose days of grace are over, and every one where an earlier run stopped half-way. */
export async function eraseDueAccounts(
  deps: ErasureJobDeps,
  signal?: AbortSignal,
): Promise<{ erased: number; failed: number }> {
  const count = { erased: 0, failed: 0 };
  for (const profile of await beginErasures(deps.db)) {
    if (signal?.aborted) break;
    try {
      await eraseAccount(deps, profile);
      count.erased += 1;
    } catch (error) {
      // One silent provider must not keep the others waiting.
      deps.logger.error({ err: error, userId: profile.user_id }, 'an erasure stopped half-way');
      count.failed += 1;
    }
  }
  return count;
}

async function beginErasures(db: Db): Promise<Profile[]> {
  return (
    db
      .updateTable('profiles')
      .set({ erasing_since: sql<Date>`coalesce(erasing_since, now())` })
      // An admin's deletion has no days of grace: it has begun already.
      .where(
        sql<boolean>`(erasing_since is not null
        or deletion_requested_at <= now() - make_interval(days => ${DELETION_GRACE_DAYS}))`,
      )
      .where('deletion_requested_at', 'is not', null)
      .where('erased_at', 'is', null)
      .where('admin_role', 'is', null)
      .returningAll()
      .execute()
  );
}
