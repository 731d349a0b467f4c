import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import { defineJob } from '#server/ports/queue.ts';
import type { JobDefinition } from '#server/ports/queue.ts';

import { verifyAuditChain } from './audit/verify-audit-chain.ts';
import { runVerification, VERIFY_LEDGER_JOB } from './credits/ledger-verification.ts';
import { forgetOldExports } from './exports/open-export.ts';
import { forgetSecurityRecords } from './security/security-overview.ts';
import { keepRetention } from './system/retention.ts';
import { sumUpTallies } from './users/count-users.ts';

/** What the house does for itself: counts, proofs of ledger and audit log, the end of what is kept for a while. */
export function upkeepJobs({
  db,
  logger,
  monitor,
}: {
  db: Db;
  logger: Logger;
  monitor: Monitor;
}): JobDefinition[] {
  return [
    defineJob({
      name: 'sum-up-tallies',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 300,
      cron: '*/15 * * * *',
      handle: () => sumUpTallies(db),
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
        monitor.prove('ledger', !fault);
        if (fault) monitor.alert('ledger', { ...fault }, 'the ledger breaks a promise');
      },
    }),
    defineJob({
      name: 'verify-audit-chain',
      concurrency: 1,
      retryLimit: 1,
      expireInS: 3600,
      cron: '41 3 * * *',
      async handle() {
        const { fault, entries, headHash } = await verifyAuditChain(db);
        monitor.prove('audit chain', !fault);
        if (fault) monitor.alert('audit', { fault }, 'the audit log has been tampered with');
        // Outside the database: who rewrites the whole log cannot rewrite this line.
        else logger.info({ entries, headHash }, 'the audit log is sound');
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
