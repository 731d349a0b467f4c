import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';

import { listLedger } from '#server/admin/credits/list-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import type { LedgerInput } from '#shared/contract/admin-credits.ts';
import { EXPORT_FORMATS } from '#shared/rules/export.ts';
import type { ExportFormat } from '#shared/rules/export.ts';

import type { Bench } from './report.ts';
import { median, report } from './report.ts';

const run = promisify(execFile);

const ENTRIES = 1_000_000;
const USERS = 20_000;
const CALLS = 100;
const WARM_UP = 20;
const LOOKUPS_BUDGET = 15;
const GROWTH_BUDGET_MB = 150;

const PAGES = {
  newest: {},
  'one kind': { kind: 'admin' },
  'a kind that never occurs': { kind: 'clawback' },
  'added only': { sign: 'added' },
  'days long ago': { from: '2026-05-01', to: '2026-05-02' },
  'one user': { search: 'person-777@example.com' },
} as const satisfies Record<string, Partial<LedgerInput>>;

/** The ledger of all users and its export, with a million entries. */
export async function measureLedger({ db, url }: Bench): Promise<boolean> {
  await fill(db);
  const lookup = await medianOf(() =>
    sql`select * from profiles where user_id = 'payer-5'`.execute(db),
  );
  let areKept = true;
  for (const [name, page] of Object.entries(PAGES)) {
    const time = await medianOf(() => listLedger(db, { search: '', ...page }));
    console.log(`        ${time.toFixed(2)} ms, a lookup ${lookup.toFixed(2)} ms`);
    const value = time / lookup;
    const isKept = report({
      what: `ledger page (${name}), ${ENTRIES} entries, by a lookup`,
      value,
      unit: ' ×',
      budget: `≤ ${LOOKUPS_BUDGET} ×`,
      isKept: value <= LOOKUPS_BUDGET,
    });
    areKept &&= isKept;
  }
  for (const format of EXPORT_FORMATS) areKept = (await measureExport(url, format)) && areKept;
  return areKept;
}

/** In a process of its own, with the flags of `npm start`. */
async function measureExport(url: string, format: ExportFormat): Promise<boolean> {
  const script = path.resolve(import.meta.dirname, 'export-memory.ts');
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
  const { stdout } = await run(process.execPath, [...flags, script, url, format]);
  const { growthBytes, bytes } = JSON.parse(stdout) as { growthBytes: number; bytes: number };
  const value = growthBytes / 1_000_000;
  console.log(`        ${(bytes / 1_000_000).toFixed(0)} MB in all`);
  return report({
    what: `memory growth of an export (${format}) of ${ENTRIES} rows`,
    value,
    unit: ' MB',
    budget: `< ${GROWTH_BUDGET_MB} MB`,
    isKept: value < GROWTH_BUDGET_MB,
  });
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) {
    const started = performance.now();
    await call();
    if (index >= WARM_UP) times.push(performance.now() - started);
  }
  return median(times);
}

async function fill(db: Db): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits_reset_date)
    select 'payer-' || n, 'person-' || n || '@example.com', 'Bench', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
      reference, created_at)
    select 'payer-' || (1 + n % ${USERS}::int), 'Image generation', amount, 100, 100 + amount,
      case when n % 5000 = 0 then 'admin' when n % 10 = 0 then 'plan' else 'capture' end || ':' || n,
      now() - (${ENTRIES}::int - n) * interval '20 seconds'
    from generate_series(1, ${ENTRIES}::int) n,
      lateral (select case when n % 10 = 0 then 10 else -1 end as amount) a`.execute(db);
  await sql`vacuum analyze credit_history, profiles, profile_entries`.execute(db);
}
