import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { topUpFreeProfiles } from './top-up-free.ts';

export function creditJobs({ db, logger }: { db: Db; logger: Logger }): JobDefinition[] {
  return [
    defineJob({
      name: 'free-allowances',
      concurrency: 1,
      retryLimit: 5,
      retryDelayS: 30,
      expireInS: 3600,
      cron: '*/10 * * * *',
      async handle({ signal }) {
        const count = await topUpFreeProfiles({ db }, signal);
        if (count > 0) logger.info({ count }, 'free allowances renewed');
      },
    }),
  ];
}
