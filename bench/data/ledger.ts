import { listLedger } from '#server/admin/credits/list-ledger.ts';
import type { LedgerInput } from '#shared/contract/admin-credits.ts';
import { EXPORT_FORMATS } from '#shared/rules/admin/exports.ts';

import type { Bench } from './bench.ts';
import { fillLedger } from './fill-tables.ts';
import { fillUsers } from './fill-users.ts';
import { measureExport } from './measure-export.ts';
import { measurePage } from './sizes.ts';
import { DAY_MS } from '#shared/rules/days.ts';

const BUDGET = { byLookup: 8 };
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const PAGES = {
  newest: {},
  'one kind': { kind: 'admin' },
  'a kind that never occurs': { kind: 'clawback' },
  'added only': { sign: 'added' },
  'days long ago': { from: dayAgo(200), to: dayAgo(199) },
} as const satisfies Record<string, Partial<LedgerInput>>;

/** The ledger of all users, and its export. */
export async function measureLedger({ sizes }: Bench): Promise<boolean> {
  const databases = await sizes.filled(fillUsers, fillLedger);
  const somebody = await databases[0]?.db
    .selectFrom('profiles')
    .select('email')
    .where('user_id', '=', 'bench-7')
    .executeTakeFirstOrThrow();
  const pages = { ...PAGES, 'one user': { search: somebody?.email ?? '' } };
  let areKept = true;
  for (const [name, page] of Object.entries(pages)) {
    const read = (db: Parameters<typeof listLedger>[0]) => listLedger(db, { search: '', ...page });
    const what = `ledger page (${name})`;
    areKept = (await measurePage(databases, { what, read, budget: BUDGET })) && areKept;
  }
  const { url, rows } = databases.at(-1) ?? { url: '', rows: 0 };
  for (const format of EXPORT_FORMATS)
    areKept = (await measureExport({ url, format, what: 'ledger', rows })) && areKept;
  return areKept;
}
