import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { postLetters } from './post-mail.ts';
import type { PostDeps } from './post-mail.ts';
import { POST_LETTERS_JOB } from './send-mail.ts';

export interface LetterDeps extends PostDeps {
  /** Letters of the domains above, written before the round. */
  writers: readonly (() => Promise<void>)[];
}

export function letterJobs(deps: LetterDeps): JobDefinition[] {
  return [
    defineJob({
      name: POST_LETTERS_JOB,
      concurrency: 1,
      // What is left over goes with the next round.
      retryLimit: 0,
      expireInS: 600,
      async handle({ signal }) {
        await postLetters(deps, signal);
      },
    }),
    defineJob({
      name: 'letters',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 30,
      expireInS: 600,
      cron: '* * * * *',
      async handle({ signal }) {
        for (const write of deps.writers) await write();
        await postLetters(deps, signal);
      },
    }),
  ];
}
