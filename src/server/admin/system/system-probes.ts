import { sql } from 'kysely';
import type { Pool } from 'pg';

import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Health } from '#server/ports/health.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { QueueRunner } from '#server/ports/queue.ts';

import type { SystemProbes } from './system-status.ts';

interface ProbedParts {
  db: Db;
  pool: Pool;
  queue: QueueRunner;
  engine: ImageEngine;
  payments: Payments;
  files: FileStore;
  mailer: Mailer;
}

/** One question to each part of the system that a customer would miss. */
export function systemProbes(parts: ProbedParts): SystemProbes {
  return {
    database: () => probeDatabase(parts),
    queue: (signal) => parts.queue.probe(signal),
    engine: (signal) => parts.engine.probe(signal),
    payments: () => probePayments(parts.payments),
    storage: (signal) => parts.files.probe(signal),
    mail: (signal) => parts.mailer.probe(signal),
  };
}

async function probeDatabase({ db, pool }: Pick<ProbedParts, 'db' | 'pool'>): Promise<Health> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  const busy = pool.totalCount - pool.idleCount;
  return {
    summary: `PostgreSQL ${rows[0]?.version ?? ''}, ${busy} of ${pool.options.max} busy`,
    needsAttention: pool.waitingCount > 0,
  };
}

/** Asks for the prices: a provider that answers with other prices than ours is not in order. */
async function probePayments(payments: Payments): Promise<Health> {
  const faults = await payments.checkSetup();
  if (faults.length > 0) return { summary: 'Prices differ from ours', needsAttention: true };
  return payments.isTestMode
    ? { summary: 'Test mode, no money moves', needsAttention: true }
    : { summary: 'Live' };
}
