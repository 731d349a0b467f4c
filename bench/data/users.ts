import { sql } from 'kysely';

import { listUsers } from '#server/admin/users/list-users.ts';
import type { Db } from '#server/db/connect.ts';
import { EXPORT_FORMATS } from '#shared/rules/admin/exports.ts';

import type { Bench } from './bench.ts';
import { fillUsers } from './fill-users.ts';
import { measureExport } from './measure-export.ts';
import { measurePage } from './sizes.ts';

const CALLS = 200;
const BUDGET = { byLookup: 5, byFewest: 1.5 };
const FIRST_PAGE = {
  status: 'active',
  subscription: 'free',
  billing: 'all',
  sort: 'joined',
  direction: 'desc',
  page: 1,
} as const;

/** What an admin types to find somebody. */
const SEARCHES: Record<string, (email: string) => string> = {
  'an address': (email) => email,
  'the beginning of an address': (email) => email.split('@')[0] ?? '',
  'a surname and a number': (email) => email.split('@')[0]?.split('.')[1] ?? '',
};

/** User Management among a thousand profiles and among a million. */
export async function measureUsers({ sizes }: Bench): Promise<boolean> {
  const databases = await sizes.filled(fillUsers);
  const emails = databases[0] ? await readEmails(databases[0].db) : [];
  let areKept = true;
  for (const [name, search] of Object.entries(SEARCHES)) {
    const read = (db: Db, call: number) =>
      listUsers(db, { ...FIRST_PAGE, search: search(emails[call % emails.length] ?? '') });
    const what = `users by ${name} and two filters`;
    areKept =
      (await measurePage(databases, { what, read, budget: BUDGET, calls: CALLS })) && areKept;
  }
  const { url, rows } = databases.at(-1) ?? { url: '', rows: 0 };
  for (const format of EXPORT_FORMATS)
    areKept = (await measureExport({ url, format, what: 'users', rows })) && areKept;
  return areKept;
}

/** Those of the smallest table are in every other. */
async function readEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('email')
    .orderBy(sql`md5(id::text)`)
    .execute();
  return rows.map(({ email }) => email);
}
