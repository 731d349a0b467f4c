import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { refreshAnalytics } from './refresh-analytics.ts';

export function analyticsJobs({ db, logger }: { db: Db; logger: Logger }): JobDefinition[] {
  return [
    defineJob({
      name: 'analytics',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 30,
      expireInS: 3600,
      cron: '*/5 * * * *',
      async handle({ signal }) {
        const counted = await refreshAnalytics(db, signal);
        logger.info({ counted }, 'analytics counted');
      },
    }),
  ];
}
