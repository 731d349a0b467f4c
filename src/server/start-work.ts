import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from '#server/ports/logger.ts';
import type { Chore, QueueRunner, RunningJob, Work } from '#server/ports/queue.ts';

const FINISH_LIMIT_MS = 20_000;

export interface WorkRun {
  job: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

export interface RunningWork {
  /** No new jobs here; running ones may end in time. Jobs can still be left for others. */
  finish(): Promise<void>;
}

/** Every process may enqueue; only workers (ROLE=worker or all) do the work. */
export async function startWork({
  queue,
  logger,
  work,
  isWorker,
  isScheduled = true,
  note,
}: {
  queue: QueueRunner;
  logger: Logger;
  work: Work;
  isWorker: boolean;
  isScheduled?: boolean;
  /** Told of every job and round of upkeep that ended. */
  note: (run: WorkRun) => void;
}): Promise<RunningWork> {
  const jobs = work.jobs.map((job) => ({
    ...job,
    handle: clocked(job.name, (running: RunningJob<object>) => job.handle(running), note),
  }));
  await queue.start({ jobs, isWorker, isScheduled });
  const stopping = new AbortController();
  const chores =
    isWorker && isScheduled
      ? work.chores
          .map((chore) => ({
            ...chore,
            run: clocked(chore.name, (signal: AbortSignal) => chore.run(signal), note),
          }))
          .map((chore) => repeat(chore, { signal: stopping.signal, logger }))
      : [];
  return {
    finish: async () => {
      stopping.abort();
      await Promise.all([...chores, queue.rest(FINISH_LIMIT_MS)]);
    },
  };
}

function clocked<Input>(
  job: string,
  run: (input: Input) => Promise<void>,
  note: (run: WorkRun) => void,
): (input: Input) => Promise<void> {
  return async (input) => {
    const started = performance.now();
    const end = (outcome: WorkRun['outcome']) =>
      note({ job, outcome, seconds: (performance.now() - started) / 1000 });
    await run(input).then(
      () => end('done'),
      (error: unknown) => {
        end('failed');
        throw error;
      },
    );
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
