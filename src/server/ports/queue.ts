import type { Kysely } from 'kysely';

import type { Probe } from './health.ts';

export interface JobRequest<Data extends object = object> {
  name: string;
  data: Data;
  /** Higher runs first; 0 where nothing is said. */
  priority?: number;
  startAfterS?: number;
}

/** What a domain may do with the queue: leave work in it, inside its own transaction. */
export interface Queue {
  /** The job exists if and only if the transaction commits. */
  enqueue<Schema>(trx: Kysely<Schema>, jobs: JobRequest | readonly JobRequest[]): Promise<void>;
}

export interface RunningJob<Data extends object> {
  id: string;
  data: Data;
  /** Aborted when the process stops or the queue has given the job to another worker. */
  signal: AbortSignal;
}

/** Work that a domain offers to do; `jobs.ts` collects them. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** Jobs of this name at once in one process. */
  concurrency: number;
  /** How often a job that threw, or whose worker died, is handed out again. */
  retryLimit: number;
  /** Seconds before the first repetition, doubling after that; at once where nothing is said. */
  retryDelayS?: number;
  /** A job that runs longer than this is taken from its worker. */
  expireInS: number;
  /** Minute hour day month weekday, in UTC; one instance runs it. */
  cron?: string;
  handle(job: RunningJob<Data>): Promise<void>;
}

/** Upkeep that every worker repeats at short intervals; it must tolerate company. */
export interface Chore {
  name: string;
  everyMs: number;
  run(signal: AbortSignal): Promise<void>;
}

/** What the domains offer to do in the background. */
export interface Work {
  jobs: readonly JobDefinition[];
  chores: readonly Chore[];
}

export interface QueueRunner extends Queue {
  /**
   * Prepares the tables; `isWorker` also starts handing out jobs and upkeep, and unless `isScheduled`
   * is false, jobs with a `cron` run by the clock.
   */
  start(options: {
    jobs: readonly JobDefinition[];
    isWorker: boolean;
    isScheduled?: boolean;
  }): Promise<void>;
  /** Whether jobs are taken and handed out right now. */
  probe: Probe;
  /** Hands out no more jobs here, and waits for running ones within the limit. Still takes jobs. */
  rest(limitMs: number): Promise<void>;
  /** What still runs goes back to the queue. */
  stop(): Promise<void>;
}

/** Lets a list hold jobs with different data. */
export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition {
  return job;
}
