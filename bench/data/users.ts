import { sql } from 'kysely';

import { listUsers } from '#server/admin/users/list-users.ts';
import type { Db } from '#server/db/connect.ts';
import { EXPORT_FORMATS } from '#shared/rules/admin/export.ts';

import { createDatabase } from './fill.ts';
import { fillUsers } from './fill-users.ts';
import { measureExport } from './measure-export.ts';
import type { Bench } from '../report.ts';
import { median, quantile, report } from '../report.ts';

const FEW = 10_000;
const CALLS = 300;
const WARM_UP = 50;
const BUDGET = { byKey: 5, byFew: 1.5 };
const FIRST_PAGE = {
  status: 'active',
  subscription: 'free',
  billing: 'all',
  sort: 'joined',
  direction: 'desc',
  page: 1,
} as const;

interface Person {
  id: string;
  email: string;
}

/** What an admin types to find somebody. */
const SEARCHES: Record<string, (person: Person) => string> = {
  'an address': ({ email }) => email,
  'the beginning of an address': ({ email }) => email.split('@')[0] ?? '',
  'a surname and a number': ({ email }) => email.split('@')[0]?.split('.')[1] ?? '',
};

/** User Management on ten thousand profiles and on a million, against one lookup by primary key. */
export async function measureUsers(bench: Bench): Promise<boolean> {
  const small = await createDatabase(bench, 'few_users');
  try {
    await fillUsers(small.db, FEW);
    await fillUsers(bench.db, bench.rows);
    const people = await somebody(small.db);
    let areKept = true;
    for (const [name, search] of Object.entries(SEARCHES))
      areKept =
        (await compare({ ...bench, few: small.db, many: bench.db, people, name, search })) &&
        areKept;
    for (const format of EXPORT_FORMATS)
      areKept =
        (await measureExport({ url: bench.url, format, what: 'users', rows: bench.rows })) &&
        areKept;
    return areKept;
  } finally {
    await small.close();
  }
}

interface Comparison {
  rows: number;
  few: Db;
  many: Db;
  people: readonly Person[];
  name: string;
  search: (person: Person) => string;
}

/** Call by call in turns, so that whatever else the machine does falls on all three. */
async function compare({ rows, few, many, people, name, search }: Comparison): Promise<boolean> {
  const calls: Record<string, (person: Person) => Promise<unknown>> = {
    key: ({ id }) =>
      many.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst(),
    few: (person) => listUsers(few, { ...FIRST_PAGE, search: search(person) }),
    many: (person) => listUsers(many, { ...FIRST_PAGE, search: search(person) }),
  };
  const times: Record<string, number[]> = { key: [], few: [], many: [] };
  for (const [index, person] of people.entries())
    for (const [kind, call] of Object.entries(calls)) {
      const started = performance.now();
      await call(person);
      if (index >= WARM_UP) times[kind]?.push(performance.now() - started);
    }
  return judge({ name, rows }, times);
}

function judge(
  { name, rows }: { name: string; rows: number },
  times: Record<string, number[]>,
): boolean {
  const [key = 0, few = 0, many = 0] = Object.values(times).map(median);
  const slowest = quantile(times['many'] ?? [], 0.95);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  console.log(
    `        ${ms(key)} by key, ${ms(few)} among ${FEW}, ${ms(many)} among ${rows} (p95 ${ms(slowest)})`,
  );
  const compareTo = (what: string, other: number, budget: number) =>
    report({
      what: `users by ${name} and two filters among ${rows}, by ${what}`,
      value: many / other,
      unit: ' ×',
      budget: `≤ ${budget} ×`,
      isKept: many / other <= budget,
    });
  const byKey = compareTo('a lookup', key, BUDGET.byKey);
  return compareTo(`${FEW}`, few, BUDGET.byFew) && byKey;
}

async function somebody(db: Db): Promise<Person[]> {
  return db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .orderBy(sql`md5(id::text)`)
    .limit(WARM_UP + CALLS)
    .execute();
}
