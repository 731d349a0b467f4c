import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Kysely } from 'kysely';

import type { Health } from '#server/ports/health.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { JobDefinition, JobRequest, QueueRunner } from '#server/ports/queue.ts';
import { DAY_S } from '#shared/rules/days.ts';

import { startLookout } from './lookout.ts';
import type { Lookout } from './lookout.ts';

/** A worker that has been silent for this long is dead; the shortest that pg-boss allows. */
const HEARTBEAT_S = 10;
/** What is left of it is tidying up: dead workers are the lookout's, and waiting jobs are counted when asked. */
const SUPERVISE_S = 600;
/** A notification that is lost meanwhile is made up for by the lookout. */
const LISTEN_CHECK_MS = 60_000;
/** Workers sleep until they are woken, by a notification or the lookout; polling would keep the database awake. */
const POLLING_S = 300;
/** Longer than between two rounds of polling, when all are needed at once: signing in costs more than asking. */
const POOL = { idleTimeoutMillis: 2 * POLLING_S * 1000 };
/** Schedules count in minutes. */
const SCHEDULE_S = 30;
/** Jobs that wait for jobs are not used. */
const FLOW_S = DAY_S;
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
  let lookout: Lookout | undefined;
  let names: string[] = [];
  const started = () => {
    if (!boss) throw new Error('The queue has not been started');
    return boss;
  };
  return {
    async start({ jobs, isWorker, isScheduled = true }) {
      boss = await startBoss({ url, poolSize, isWorker, isScheduled, logger });
      await prepareQueues(boss, jobs);
      if (isScheduled) await prepareSchedules(boss, jobs);
      names = jobs.map((job) => job.name);
      if (isWorker) lookout = await startWorkers(boss, jobs, logger);
    },
    probe: () => probeQueue(started()),
    async enqueue(trx, jobs) {
      const list: readonly JobRequest[] = Array.isArray(jobs) ? jobs : [jobs];
      await enqueue(started(), trx, list);
      if (list.some(({ startAfterS = 0 }) => startAfterS > 0)) lookout?.hurry();
    },
    async rest(limitMs) {
      await lookout?.stop();
      const ended = Promise.all(names.map(async (name) => boss?.offWork(name)));
      await Promise.race([ended, sleep(limitMs, undefined, { ref: false })]);
    },
    async stop() {
      await lookout?.stop();
      await boss?.stop({ graceful: true, timeout: 0 });
      boss = undefined;
    },
  };
}

/** More than this that could run and do not: workers are missing, or too few. */
const MOST_WAITING = 100;

const COUNTS = `
  select count(*) filter (where state < 'active')::int as waiting,
    count(*) filter (where state = 'active')::int as running
  from pgboss.job
  where state = 'active' or (state < 'active' and not blocked and start_after <= now())`;

async function probeQueue(boss: PgBoss): Promise<Health> {
  const { rows }: { rows: { waiting: number; running: number }[] } = await boss
    .getDb()
    .executeSql(COUNTS);
  const { waiting = 0, running = 0 } = rows[0] ?? {};
  return {
    summary: `${waiting} waiting, ${running} running`,
    needsAttention: waiting > MOST_WAITING,
  };
}

async function startBoss(options: {
  url: string;
  poolSize: number;
  isWorker: boolean;
  isScheduled: boolean;
  logger: Logger;
}): Promise<PgBoss> {
  const { isWorker, isScheduled, logger } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'vignette-queue',
    max: options.poolSize,
    ...POOL,
    useListenNotify: isWorker,
    notifyHeartbeatIntervalMs: LISTEN_CHECK_MS,
    supervise: isWorker,
    schedule: isWorker && isScheduled,
    superviseIntervalSeconds: SUPERVISE_S,
    // The least that pg-boss takes: the lookout asks for it the moment a worker has died.
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: KEEP_DONE_S,
    cronWorkerIntervalSeconds: SCHEDULE_S,
    flowIntervalSeconds: FLOW_S,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the queue reported an error'));
  boss.on('warning', (warning) => logger.warn({ warning }, 'the queue warns'));
  return boss.start();
}

/** What is stored already, as after every start but the first, is not stored again. */
async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const settings = settingsOf(job);
    const queue = queues.get(job.name);
    if (!queue)
      await boss.createQueue(job.name, { ...settings, policy: job.cron ? 'short' : 'standard' });
    else if (differs(settings, queue)) await boss.updateQueue(job.name, settings);
  }
}

async function prepareSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const schedules = new Map((await boss.getSchedules()).map((each) => [each.name, each]));
  for (const job of jobs) {
    const schedule = schedules.get(job.name);
    if (job.cron && (schedule?.cron !== job.cron || differs(SCHEDULING, schedule.options ?? {})))
      await boss.schedule(job.name, job.cron, {}, SCHEDULING);
  }
}

const SCHEDULING = { tz: 'UTC', missed: 'once' } as const;

function settingsOf(job: JobDefinition) {
  return {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelayS ?? 0,
    retryBackoff: job.retryDelayS !== undefined,
    expireInSeconds: job.expireInS,
    heartbeatSeconds: HEARTBEAT_S,
    deleteAfterSeconds: KEEP_DONE_S,
    notify: true,
  };
}

function differs<T extends object>(wanted: T, stored: Partial<Record<keyof T, unknown>>): boolean {
  return (Object.keys(wanted) as (keyof T)[]).some((key) => wanted[key] !== stored[key]);
}

async function startWorkers(
  boss: PgBoss,
  jobs: readonly JobDefinition[],
  logger: Logger,
): Promise<Lookout> {
  const workers = new Map<string, readonly string[]>();
  const lookout = startLookout({ boss, workers, logger });
  // What failed is put off, perhaps.
  for (const job of jobs) workers.set(job.name, await work(boss, job, () => lookout.hurry()));
  return lookout;
}

/** One worker for each job that may run at once, so that each can be woken by its id. */
async function work(boss: PgBoss, job: JobDefinition, onFailed: () => void): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < job.concurrency; index++)
    ids.push(
      await boss.work<object, void, object>(
        job.name,
        { pollingIntervalSeconds: POLLING_S, notifyPollingIntervalSeconds: POLLING_S },
        async ([running]) => {
          if (!running) return;
          const { id, data, signal } = running;
          // Where one job waited, more may: look again at once instead of going back to sleep.
          await job
            .handle({ id, data, signal })
            .catch((error: unknown) => {
              onFailed();
              throw error;
            })
            .finally(() => boss.notifyWorker(ids[index] ?? ''));
        },
      ),
    );
  return ids;
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
