import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

import type { Logger } from '#server/ports/logger.ts';

/** While something runs: with the heartbeat of 10 s, a dead worker's job runs again within 15 s. */
const BUSY_MS = 2000;
/**
 * While nothing runs or is put off: less than the heartbeat, so that a job is seen running, and the
 * lookout awake, before its worker could be called dead.
 */
const IDLE_MS = 8000;

/** What the lookout needs of the queue. */
type Watched = Pick<PgBoss, 'getDb' | 'supervise' | 'notifyWorker'>;

export interface Lookout {
  /** Something was put off here, by which nobody will be woken: look soon. */
  hurry(): void;
  stop(): Promise<void>;
}

/**
 * Wakes workers for what no notification tells of: jobs that were put off and are due now, repetitions,
 * jobs whose worker has died, and notifications that were lost. One small statement every few seconds for
 * all queues; workers asking for themselves cost a hundred.
 */
export function startLookout(options: {
  boss: Watched;
  /** Ids of this process's workers by the queue they serve. */
  workers: ReadonlyMap<string, readonly string[]>;
  logger: Logger;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}): Lookout {
  const { pause = sleepUntil } = options;
  let isStopped = false;
  let isBusy = true;
  let waking = new AbortController();
  const rest = async () => {
    waking = new AbortController();
    await pause(isBusy ? BUSY_MS : IDLE_MS, waking.signal);
  };
  const watch = async () => {
    for (await rest(); !isStopped; await rest())
      // The next look is soon; until then workers hear of new jobs by notification.
      isBusy = await look(options).catch((error: unknown) => {
        options.logger.warn({ err: error }, 'nobody could look for waiting jobs');
        return true;
      });
  };
  const watching = watch();
  return {
    hurry: () => {
      if (isBusy || isStopped) return;
      isBusy = true;
      waking.abort();
    },
    stop: () => {
      isStopped = true;
      waking.abort();
      return watching;
    },
  };
}

/** For a while, or until the signal. */
const sleepUntil = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => {});

interface Sighting {
  name: string;
  is_due: boolean;
  is_orphaned: boolean;
}

/** Queues in which something happens: a job runs, is due now or before the next look, or has a silent worker. */
const SIGHTINGS = `
  select name, bool_or(state < 'active' and start_after <= now()) as is_due,
    bool_or(state = 'active' and
      (heartbeat_on + heartbeat_seconds * interval '1 second' < now()
        or started_on + expire_seconds * interval '1 second' < now())) as is_orphaned
  from pgboss.job
  where state = 'active' or (state < 'active' and not blocked
    and start_after <= now() + ${IDLE_MS} * interval '1 ms')
  group by name`;

/** True where something happens. */
async function look({
  boss,
  workers,
}: {
  boss: Watched;
  workers: ReadonlyMap<string, readonly string[]>;
}): Promise<boolean> {
  const { rows }: { rows: Sighting[] } = await boss.getDb().executeSql(SIGHTINGS);
  for (const { name, is_due, is_orphaned } of rows) {
    // Takes the job from the dead worker; from then on it waits like any other.
    if (is_orphaned) await boss.supervise(name);
    if (is_due || is_orphaned) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  }
  return rows.length > 0;
}
