import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { LedgerReport } from '#server/credits/verify-ledger.ts';
import type { LedgerCheck } from '#server/db/schema/admin-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Queue } from '#server/ports/queue.ts';
import type { LedgerCheckView, LedgerVerification } from '#shared/contract/admin-credits.ts';

export const VERIFY_LEDGER_JOB = 'verify-ledger';

/** No run lasts so long, nor waits so long for a worker: whoever was at it has given up. */
const ABANDONED = sql`coalesce(started_at, requested_at) < now() - interval '70 minutes'`;

type CheckRow = LedgerCheck & { admin_email: string | null };

/** Asks for a run. Where one waits or runs already, that one is the answer. */
export async function requestVerification(
  { db, queue }: { db: Db; queue: Queue },
  actorId: string,
): Promise<LedgerVerification> {
  await db.transaction().execute(async (trx) => {
    if (await openCheck(trx, actorId))
      await queue.enqueue(trx, { name: VERIFY_LEDGER_JOB, data: {} });
  });
  return readVerification(db);
}

export async function readVerification(db: Db): Promise<LedgerVerification> {
  const [running, last] = await Promise.all([
    newestCheck(db, { isFinished: false }),
    newestCheck(db, { isFinished: true }),
  ]);
  return { running: running && toView(running), last: last && toView(last) };
}

/** Runs what was asked for, or the nightly check where nobody asked. */
export async function runVerification(db: Db): Promise<LedgerReport> {
  await db.transaction().execute((trx) => openCheck(trx, null));
  await sql`update ledger_checks set started_at = now() where finished_at is null`.execute(db);
  const report = await verifyLedger(db);
  await sql`
    update ledger_checks set finished_at = now(), report = ${JSON.stringify(report)}::jsonb
    where finished_at is null`.execute(db);
  return report;
}

async function openCheck(trx: Transaction<Schema>, actorId: string | null): Promise<boolean> {
  await sql`delete from ledger_checks where finished_at is null and ${ABANDONED}`.execute(trx);
  const opened = await sql`
    insert into ledger_checks (actor_id) values (${actorId}) on conflict do nothing
    returning id`.execute(trx);
  return opened.rows.length > 0;
}

async function newestCheck(
  db: Db,
  { isFinished }: { isFinished: boolean },
): Promise<CheckRow | null> {
  const check = await db
    .selectFrom('ledger_checks as c')
    .leftJoin('profiles as p', 'p.user_id', 'c.actor_id')
    .selectAll('c')
    .select('p.email as admin_email')
    .where('c.finished_at', isFinished ? 'is not' : 'is', null)
    .where(sql<boolean>`(c.finished_at is not null or not ${ABANDONED})`)
    .orderBy('c.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return check ?? null;
}

function toView(check: CheckRow): LedgerCheckView {
  return {
    id: check.id,
    requestedAt: check.requested_at.toISOString(),
    finishedAt: check.finished_at?.toISOString() ?? null,
    adminEmail: check.admin_email,
    report: check.report,
  };
}
