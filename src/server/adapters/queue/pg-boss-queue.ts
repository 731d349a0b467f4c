import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Kysely } from 'kysely';

import type { Health } from '#server/ports/health.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { JobDefinition, JobRequest, QueueRunner } from '#server/ports/queue.ts';

/** A worker that has been silent for this long is dead; the shortest that pg-boss allows. */
const HEARTBEAT_S = 10;
/** How often dead workers are looked for: with the heartbeat, a lost job runs again within 15 s. */
const SUPERVISE_S = 2;
/** A worker is woken by a notification; this is the net beneath it. */
const POLLING_S = 0.5;
const KEEP_DONE_S = 3600;

/** Jobs in the same database as the data, so that both commit together. */
export function createPgBossQueue({
  url,
  logger,
  poolSize,
}: {
  url: string;
  logger: Logger;
  poolSize: number;
}): QueueRunner {
  let boss: PgBoss | undefined;
  let names: string[] = [];
  const started = () => {
    if (!boss) throw new Error('The queue has not been started');
    return boss;
  };
  return {
    async start({ jobs, isWorker }) {
      boss = await startBoss({ url, poolSize, isWorker, logger });
      for (const job of jobs) await prepare(boss, job);
      names = jobs.map((job) => job.name);
      if (isWorker) for (const job of jobs) await work(boss, job);
    },
    probe: () => probeQueue(started()),
    enqueue: (trx, jobs) => enqueue(started(), trx, Array.isArray(jobs) ? jobs : [jobs]),
    async rest(limitMs) {
      const ended = Promise.all(names.map(async (name) => boss?.offWork(name)));
      await Promise.race([ended, sleep(limitMs, undefined, { ref: false })]);
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 0 });
      boss = undefined;
    },
  };
}

/** What waits longer than this although it could run is waiting for a worker that is not there. */
const LATE_COUNT = 100;

async function probeQueue(boss: PgBoss): Promise<Health> {
  const queues = await boss.getQueues();
  const sum = (count: (queue: (typeof queues)[number]) => number) =>
    queues.reduce((total, queue) => total + count(queue), 0);
  const [waiting, running] = [sum((queue) => queue.readyCount), sum((queue) => queue.activeCount)];
  return {
    summary: `${waiting} waiting, ${running} running`,
    needsAttention: waiting > LATE_COUNT,
  };
}

async function startBoss(options: {
  url: string;
  poolSize: number;
  isWorker: boolean;
  logger: Logger;
}): Promise<PgBoss> {
  const { isWorker, logger } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'vignette-queue',
    max: options.poolSize,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the queue reported an error'));
  boss.on('warning', (warning) => logger.warn({ warning }, 'the queue warns'));
  return boss.start();
}

async function prepare(boss: PgBoss, job: JobDefinition): Promise<void> {
  const settings = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelayS ?? 0,
    retryBackoff: job.retryDelayS !== undefined,
    expireInSeconds: job.expireInS,
    heartbeatSeconds: HEARTBEAT_S,
    deleteAfterSeconds: KEEP_DONE_S,
    notify: true,
  };
  await boss.createQueue(job.name, { ...settings, policy: job.cron ? 'short' : 'standard' });
  await boss.updateQueue(job.name, settings);
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC', missed: 'once' });
}

async function work(boss: PgBoss, job: JobDefinition): Promise<void> {
  await boss.work<object, void, object>(
    job.name,
    {
      localConcurrency: job.concurrency,
      pollingIntervalSeconds: POLLING_S,
      notifyPollingIntervalSeconds: POLLING_S,
    },
    async ([running]) => {
      if (running) await job.handle({ id: running.id, data: running.data, signal: running.signal });
    },
  );
}

async function enqueue<Schema>(
  boss: PgBoss,
  trx: Kysely<Schema>,
  jobs: readonly JobRequest[],
): Promise<void> {
  for (const [name, group] of Map.groupBy(jobs, (job) => job.name))
    await boss.insert(
      name,
      group.map(({ data, priority = 0, startAfterS = 0 }) => ({
        data,
        priority,
        startAfter: startAfterS,
      })),
      { db: fromKysely(trx), returnId: false },
    );
}
