import type { BillingDeps } from '#server/billing/deps.ts';
import { END_SUBSCRIPTION_JOB, endSubscriptions } from '#server/billing/end-subscriptions.ts';
import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';
import { isBanned } from '#server/profiles/record-user-change.ts';

import { finishRefund } from './payments/carry-out-refund.ts';
import { enqueueLeftOver, REFUND_JOB } from './payments/order-refund.ts';
import { runBulkGrant } from './credits/run-bulk-grant.ts';
import { BULK_GRANT_JOB } from './credits/start-bulk-grant.ts';

/** What staff have ordered and a worker carries out: bans, refunds, bulk grants. */
export function orderJobs({
  db,
  logger,
  billing,
}: {
  db: Db;
  logger: Logger;
  billing: BillingDeps;
}): JobDefinition[] {
  return [
    defineJob<{ userId: string }>({
      name: END_SUBSCRIPTION_JOB,
      concurrency: 2,
      retryLimit: 12,
      retryDelayS: 5,
      expireInS: 120,
      async handle({ data }) {
        // The ban may have been lifted while the provider was silent.
        if (await isBanned(db, data.userId)) await endSubscriptions(billing, data.userId);
      },
    }),
    defineJob<{ id: string }>({
      name: REFUND_JOB,
      concurrency: 1,
      retryLimit: 20,
      retryDelayS: 10,
      expireInS: 120,
      handle: ({ data }) => finishRefund(billing, data.id),
    }),
    defineJob({
      name: 'refunds-left-over',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 60,
      cron: '37 * * * *',
      async handle() {
        const count = await enqueueLeftOver(billing);
        if (count > 0) logger.warn({ count }, 'refunds that had been given up are tried again');
      },
    }),
    defineJob<{ id: string }>({
      name: BULK_GRANT_JOB,
      concurrency: 1,
      // A long order outlives restarts and deploys.
      retryLimit: 50,
      retryDelayS: 5,
      expireInS: 3600,
      async handle({ data, signal }) {
        await runBulkGrant(db, data.id, signal);
        logger.info({ bulkGrant: data.id }, 'bulk grant finished');
      },
    }),
  ];
}
