import type { Logger } from '#server/ports/logger.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';
import { ACCOUNT_CHANGED_JOB } from '#server/profiles/account-changed.ts';

import type { BillingDeps } from './deps.ts';
import { enqueueForgotten } from './find-forgotten.ts';
import { followAccount } from './follow-account.ts';
import { isEventOpen, SYNC_JOB } from './receive-event.ts';
import type { SyncJob } from './receive-event.ts';
import { enqueueDueSyncs, recoverEvents } from './reconcile.ts';
import { writeRenewalMails } from './mails/renewal-mails.ts';
import { syncSubscription } from './sync-subscription.ts';

export function billingJobs(deps: BillingDeps, logger: Logger): JobDefinition[] {
  return [
    defineJob<SyncJob>({
      name: SYNC_JOB,
      concurrency: 4,
      retryLimit: 8,
      retryDelayS: 2,
      expireInS: 120,
      async handle({ data }) {
        if (data.eventId && !(await isEventOpen(deps.db, data.eventId))) return;
        await syncSubscription(deps, data.userId);
      },
    }),
    defineJob<{ userId: string }>({
      name: ACCOUNT_CHANGED_JOB,
      concurrency: 2,
      retryLimit: 12,
      retryDelayS: 5,
      expireInS: 120,
      handle: ({ data }) => followAccount(deps, data.userId),
    }),
    defineJob({
      name: 'billing-due',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 10,
      expireInS: 300,
      cron: '* * * * *',
      async handle() {
        const count = await enqueueDueSyncs(deps);
        if (count > 0) logger.info({ count }, 'subscriptions are looked at again');
      },
    }),
    defineJob({
      name: 'billing-reconcile',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 60,
      expireInS: 900,
      cron: '17 * * * *',
      async handle() {
        const count = await recoverEvents(deps);
        if (count > 0) logger.warn({ count }, 'payment events had been missed');
        const forgotten = await enqueueForgotten(deps);
        if (forgotten > 0) logger.warn({ forgotten }, 'plans had not followed their accounts');
        await writeRenewalMails(deps);
      },
    }),
  ];
}
