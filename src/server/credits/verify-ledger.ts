import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

import { LEDGER_CHECKS } from './ledger-checks.ts';

/** The first row that breaks a promise of the ledger. */
export interface LedgerFault {
  promise: string;
  row: string;
  detail: string;
}

export interface LedgerReport {
  fault: LedgerFault | null;
  profiles: number;
  entries: number;
  openHolds: number;
}

/**
 * Proves the ledger against what it describes: entries chain and add up to the balance, holds are
 * the open generations, pictures are the captures. One snapshot, so it may run beside live traffic.
 */
export async function verifyLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<Omit<LedgerReport, 'fault'>>`
        select (select count(*) from profiles) as profiles,
          (select count(*) from credit_history) as entries,
          (select coalesce(sum(held), 0) from profiles) as "openHolds"`.execute(trx);
      const counts = rows[0] ?? { profiles: 0, entries: 0, openHolds: 0 };
      for (const { promise, firstBreach } of LEDGER_CHECKS) {
        const [breach] = (await firstBreach.execute(trx)).rows;
        if (breach) return { ...counts, fault: { promise, ...breach } };
      }
      return { ...counts, fault: null };
    });
}
