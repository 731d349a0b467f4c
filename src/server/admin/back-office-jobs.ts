import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { runVerification, VERIFY_LEDGER_JOB } from './credits/ledger-verification.ts';
import { runBulkGrant } from './credits/run-bulk-grant.ts';
import { BULK_GRANT_JOB } from './credits/start-bulk-grant.ts';
import { forgetOldExports } from './export/open-export.ts';
import { keepRetention } from './system/retention.ts';
import { forgetSecurityRecords } from './security/security-overview.ts';

interface BackOfficeDeps {
  db: Db;
  logger: Logger;
  monitor: Monitor;
}

/** Bulk grants, the ledger's verifier, and the end of what is kept for a while only. */
export function backOfficeJobs({ db, logger, monitor }: BackOfficeDeps): JobDefinition[] {
  return [
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
    defineJob({
      name: VERIFY_LEDGER_JOB,
      concurrency: 1,
      retryLimit: 2,
      retryDelayS: 60,
      expireInS: 3600,
      cron: '41 2 * * *',
      async handle() {
        const { fault } = await runVerification(db);
        if (fault) monitor.alert('ledger', { ...fault }, 'the ledger breaks a promise');
      },
    }),
    defineJob({
      name: 'keep-retention',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 300,
      expireInS: 1800,
      cron: '51 3 * * *',
      async handle({ signal }) {
        const removed = await keepRetention(db, signal);
        logger.info({ removed }, 'what was kept for a while only has gone');
      },
    }),
    defineJob({
      name: 'forget-records',
      concurrency: 1,
      retryLimit: 3,
      retryDelayS: 300,
      expireInS: 600,
      cron: '11 * * * *',
      async handle() {
        await forgetSecurityRecords(db);
        await forgetOldExports(db);
      },
    }),
  ];
}
