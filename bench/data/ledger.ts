import { sql } from 'kysely';

import { listLedger } from '#server/admin/credits/list-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import type { LedgerInput } from '#shared/contract/admin-credits.ts';
import { EXPORT_FORMATS } from '#shared/rules/admin/export.ts';

import { measureExport } from './measure-export.ts';
import type { Bench } from '../report.ts';
import { median, report } from '../report.ts';

const USERS = 20_000;
const CALLS = 100;
const WARM_UP = 20;
const LOOKUPS_BUDGET = 8;

const PAGES = {
  newest: {},
  'one kind': { kind: 'admin' },
  'a kind that never occurs': { kind: 'clawback' },
  'added only': { sign: 'added' },
  'days long ago': { from: '2026-05-01', to: '2026-05-02' },
  'one user': { search: 'person-777@example.com' },
} as const satisfies Record<string, Partial<LedgerInput>>;

/** The ledger of all users and its export, with a million entries. */
export async function measureLedger({ db, url, rows }: Bench): Promise<boolean> {
  await fill(db, rows);
  let areKept = true;
  for (const [name, page] of Object.entries(PAGES)) {
    const [time = 0, lookup = 0] = await mediansOf([
      () => listLedger(db, { search: '', ...page }),
      () => sql`select * from profiles where user_id = 'payer-5'`.execute(db),
    ]);
    console.log(`        ${time.toFixed(2)} ms, a lookup ${lookup.toFixed(2)} ms`);
    const value = time / lookup;
    const isKept = report({
      what: `ledger page (${name}), ${rows} entries, by a lookup`,
      value,
      unit: ' ×',
      budget: `≤ ${LOOKUPS_BUDGET} ×`,
      isKept: value <= LOOKUPS_BUDGET,
    });
    areKept &&= isKept;
  }
  for (const format of EXPORT_FORMATS)
    areKept = (await measureExport({ url, format, what: 'ledger', rows })) && areKept;
  return areKept;
}

/** In turns, so that whatever else the machine does falls on all of them. */
async function mediansOf(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < WARM_UP + CALLS; round += 1)
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      if (round >= WARM_UP) times[index]?.push(performance.now() - started);
    }
  return times.map(median);
}

async function fill(db: Db, entries: number): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits_reset_date)
    select 'payer-' || n, 'person-' || n || '@example.com', 'Bench', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
      reference, created_at)
    select 'payer-' || (1 + n % ${USERS}::int), 'Image generation', amount, 100, 100 + amount,
      case when n % 5000 = 0 then 'admin' when n % 10 = 0 then 'plan' else 'capture' end || ':' || n,
      now() - (${entries}::int - n) * interval '20 seconds'
    from generate_series(1, ${entries}::int) n,
      lateral (select case when n % 10 = 0 then 10 else -1 end as amount) a`.execute(db);
  await sql`vacuum analyze credit_history, profiles, profile_entries`.execute(db);
}
