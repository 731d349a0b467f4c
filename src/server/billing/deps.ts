import type { Db } from '#server/db/connect.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Queue } from '#server/ports/queue.ts';

/** What billing runs on. */
export interface BillingDeps {
  db: Db;
  queue: Queue;
  payments: Payments;
  monitor: Monitor;
  appUrl: string;
}
