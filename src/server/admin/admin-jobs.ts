import type { BillingDeps } from '#server/billing/deps.ts';
import { endSubscriptions } from '#server/billing/end-subscriptions.ts';
import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';
import { isBanned } from '#server/profiles/record-user-change.ts';

import { finishRefund } from './billing/carry-out-refund.ts';
import { REFUND_JOB } from './billing/order-refund.ts';
import { sumUpTallies } from './users/count-users.ts';
import { verifyAuditChain } from './audit/verify-audit-chain.ts';

export const END_SUBSCRIPTION_JOB = 'end-banned-subscription';

interface AdminJobDeps {
  db: Db;
  logger: Logger;
  billing: BillingDeps;
}

export function adminJobs({ db, logger, billing }: AdminJobDeps): JobDefinition[] {
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
      name: 'sum-up-tallies',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 300,
      cron: '*/15 * * * *',
      handle: () => sumUpTallies(db),
    }),
    defineJob({
      name: 'verify-audit-chain',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 3600,
      cron: '41 3 * * *',
      async handle() {
        const { fault, entries, headHash } = await verifyAuditChain(db);
        if (fault) logger.error({ fault }, 'the audit log has been tampered with');
        // Outside the database: who rewrites the whole log cannot rewrite this line.
        else logger.info({ entries, headHash }, 'the audit log is sound');
      },
    }),
  ];
}
