import { defineJob } from '#server/ports/queue.ts';
import type { Chore, JobDefinition } from '#server/ports/queue.ts';
import { STORING_LIMIT_MS } from '#shared/rules/pictures/generation.ts';

import type { GenerationDeps } from './deps.ts';
import { RUN_GENERATION } from './job-names.ts';
import { runGeneration } from './run/run-generation.ts';
import { sweepGenerations, tidyGenerations } from './sweep-generations.ts';

/** For workers that died: a living one ends its own pictures in time. Oftener would keep the database awake. */
const SWEEP_MS = 10_000;
const MARGIN_S = 10;
/** More than the attempts we count: the last ones find out that it is over and release the hold. */
const RETRY_LIMIT = 5;

export function generationJobs(deps: GenerationDeps): JobDefinition[] {
  return [
    defineJob<{ generationId: string }>({
      name: RUN_GENERATION,
      concurrency: deps.concurrency,
      retryLimit: RETRY_LIMIT,
      expireInS: Math.ceil((deps.deadlineMs + STORING_LIMIT_MS) / 1000) + MARGIN_S,
      handle: ({ data, signal }) =>
        runGeneration(deps, { generationId: data.generationId, signal }),
    }),
    defineJob({
      name: 'tidy-generations',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 300,
      cron: '17 * * * *',
      handle: () => tidyGenerations(deps.db),
    }),
  ];
}

export function generationChores({ db, logger }: GenerationDeps): Chore[] {
  return [
    {
      name: 'sweep-generations',
      everyMs: SWEEP_MS,
      async run() {
        const count = await sweepGenerations(db);
        if (count > 0) logger.warn({ count }, 'generations ran out of time');
      },
    },
  ];
}
