import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { postLetters } from './post-letters.ts';
import { writeWelcomeLetters } from './welcome-letters.ts';

export function letterJobs(deps: {
  db: Db;
  mailer: Mailer;
  logger: Logger;
  appUrl: string;
  /** Letters of the domains above, written before the round. */
  writers: readonly (() => Promise<void>)[];
}): JobDefinition[] {
  return [
    defineJob({
      name: 'letters',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 30,
      expireInS: 600,
      cron: '* * * * *',
      async handle({ signal }) {
        await writeWelcomeLetters(deps);
        for (const write of deps.writers) await write();
        await postLetters(deps, signal);
      },
    }),
  ];
}
