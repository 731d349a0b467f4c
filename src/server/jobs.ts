import { setTimeout as sleep } from 'node:timers/promises';

import { creditJobs } from '#server/credits/credit-jobs.ts';
import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Chore, JobDefinition, QueueRunner } from '#server/ports/queue.ts';

/** What the domains offer to do in the background. */
export interface Work {
  jobs: readonly JobDefinition[];
  chores: readonly Chore[];
}

export interface WorkDeps {
  db: Db;
  logger: Logger;
}

/** The one list of all background work; a domain adds its own jobs here. */
export function collectWork(deps: WorkDeps): Work {
  return { jobs: [...creditJobs(deps)], chores: [] };
}

const STOP_LIMIT_MS = 20_000;

export interface RunningWork {
  stop(): Promise<void>;
}

/** Every process may enqueue; only workers (ROLE=worker or all) do the work. */
export async function startWork({
  queue,
  logger,
  work,
  isWorker,
}: {
  queue: QueueRunner;
  logger: Logger;
  work: Work;
  isWorker: boolean;
}): Promise<RunningWork> {
  await queue.start({ jobs: work.jobs, isWorker });
  const stopping = new AbortController();
  const chores = isWorker
    ? work.chores.map((chore) => repeat(chore, { signal: stopping.signal, logger }))
    : [];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(chores);
      await queue.stop(STOP_LIMIT_MS);
    },
  };
}

async function repeat(
  chore: Chore,
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await chore.run(signal);
    } catch (error) {
      // The next round tries again; one failure must not end the upkeep.
      logger.error({ err: error, chore: chore.name }, 'upkeep failed');
    }
    await sleep(chore.everyMs, undefined, { signal }).catch(() => {});
  }
}
