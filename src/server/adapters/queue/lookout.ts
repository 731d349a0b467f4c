import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

import type { Logger } from '#server/ports/logger.ts';

/** With the heartbeat of 10 s, a dead worker's job runs again within 15 s. */
const LOOK_MS = 2000;

export interface Lookout {
  stop(): Promise<void>;
}

/**
 * Wakes workers for what no notification tells of: jobs that were put off and are due now, repetitions,
 * jobs whose worker has died, and notifications that were lost. One small statement every two seconds for
 * all queues; workers asking for themselves cost a hundred.
 */
export function startLookout(options: {
  boss: PgBoss;
  /** Ids of this process's workers by the queue they serve. */
  workers: ReadonlyMap<string, readonly string[]>;
  logger: Logger;
}): Lookout {
  const stopping = new AbortController();
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      // The next look is soon; until then workers hear of new jobs by notification.
      await look(options).catch((error: unknown) =>
        options.logger.warn({ err: error }, 'nobody could look for waiting jobs'),
      );
    }
  };
  const watching = watch();
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

interface Sighting {
  name: string;
  is_orphaned: boolean;
}

/** Queues with a job that is due, and those with one whose worker is silent or has run out of time. */
const SIGHTINGS = `
  select q.name, false as is_orphaned from pgboss.queue q
  where exists (select from pgboss.job j where j.name = q.name
    and j.state < 'active' and not j.blocked and j.start_after <= now())
  union all
  select distinct name, true from pgboss.job where state = 'active' and
    (heartbeat_on + heartbeat_seconds * interval '1 second' < now()
      or started_on + expire_seconds * interval '1 second' < now())`;

async function look({
  boss,
  workers,
}: {
  boss: PgBoss;
  workers: ReadonlyMap<string, readonly string[]>;
}): Promise<void> {
  const { rows }: { rows: Sighting[] } = await boss.getDb().executeSql(SIGHTINGS);
  for (const { name, is_orphaned } of rows) {
    // Takes the job from the dead worker; from then on it waits like any other.
    if (is_orphaned) await boss.supervise(name);
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  }
}
