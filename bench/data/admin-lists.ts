import { listAudit } from '#server/admin/audit/list-audit.ts';
import { listPayments } from '#server/admin/payments/list-payments.ts';
import { listBannedUsers } from '#server/admin/security/list-banned-users.ts';
import { listSessions } from '#server/admin/security/list-sessions.ts';
import type { Db } from '#server/db/connect.ts';

import type { Bench } from './bench.ts';
import { fillAudit, fillPayments, fillSessions } from './fill-tables.ts';
import { fillUsers } from './fill-users.ts';
import { measurePage } from './sizes.ts';

const BUDGET = { byLookup: 8 };
const ASKING = { userId: 'bench-1', sessionId: 'none', role: 'super_admin' } as const;

const PAGES: Record<string, (db: Db) => Promise<unknown>> = {
  'audit log': (db) => listAudit(db, { actor: '', target: '' }),
  'audit log of one action': (db) => listAudit(db, { actor: '', target: '', action: 'ban_user' }),
  payments: (db) => listPayments(db, { search: '', state: 'all' }),
  'disputed payments': (db) => listPayments(db, { search: '', state: 'disputed' }),
  sessions: (db) => listSessions(db, { search: '' }, ASKING),
  'banned users': (db) => listBannedUsers(db, { search: '' }),
};

/** The other long lists of the back office, newest first. */
export async function measureAdminLists({ sizes }: Bench): Promise<boolean> {
  const databases = await sizes.filled(fillUsers, fillAudit, fillPayments, fillSessions);
  let areKept = true;
  for (const [what, read] of Object.entries(PAGES))
    areKept = (await measurePage(databases, { what, read, budget: BUDGET })) && areKept;
  return areKept;
}
