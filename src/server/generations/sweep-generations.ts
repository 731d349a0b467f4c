import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

import { releaseGeneration } from './settle-generation.ts';

const BATCH = 200;

/** No hold outlives its deadline, whatever became of its job. Any number of sweepers may run. */
export async function sweepGenerations(db: Db): Promise<number> {
  const late = await db
    .selectFrom('generations')
    .select(['id', 'attempt'])
    .where('finished_at', 'is', null)
    .where('deadline_at', '<', sql<Date>`now()`)
    .orderBy('deadline_at')
    .limit(BATCH)
    .execute();
  let count = 0;
  // Fenced by attempt: one that was claimed again since we looked has a new deadline.
  for (const fence of late)
    if (await releaseGeneration(db, fence, { state: 'expired', errorCode: 'GENERATION_TIMED_OUT' }))
      count += 1;
  return count;
}

/** Leftovers that hurt nobody but add up. */
export async function tidyGenerations(db: Db): Promise<void> {
  await sql`delete from generation_previews where created_at < now() - interval '1 hour'`.execute(
    db,
  );
}
