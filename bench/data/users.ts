import { sql } from 'kysely';

import { listUsers } from '#server/admin/list-users.ts';
import type { Db } from '#server/db/connect.ts';
import type { ListUsersInput } from '#shared/contract/admin-users.ts';

import { createDatabase, withoutTextIndexes } from './fill.ts';
import type { Bench } from './report.ts';
import { median, quantile, report } from './report.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 300;
const WARM_UP = 50;
const BUDGET = { byKey: 5, byFew: 1.5 };
const FIRST_PAGE = {
  status: 'all',
  subscription: 'all',
  sort: 'joined',
  direction: 'desc',
  page: 1,
} as const;
const TWO_FILTERS = { status: 'active', subscription: 'free' } as const;

type Person = { id: string; email: string; display_name: string };

/** What an admin types to find somebody. */
const SEARCHES: Record<string, (person: Person) => string> = {
  'an address': ({ email }) => email,
  'the beginning of an address': ({ email }) => email.split('@')[0] ?? '',
  'a name': ({ display_name }) => display_name,
};

/** User Management on ten thousand profiles and on a million, against one lookup by primary key. */
export async function measureUsers(bench: Bench): Promise<boolean> {
  const small = await createDatabase(bench, 'few_users');
  try {
    await fill(small.db, FEW);
    await fill(bench.db, MANY);
    const people = await somebody(small.db);
    let areKept = true;
    for (const [name, search] of Object.entries(SEARCHES))
      areKept = (await compare({ few: small.db, many: bench.db, people, name, search })) && areKept;
    return areKept;
  } finally {
    await small.close();
  }
}

interface Comparison {
  few: Db;
  many: Db;
  people: readonly Person[];
  name: string;
  search: (person: Person) => string;
}

/** Call by call in turns, so that whatever else the machine does falls on all three. */
async function compare({ few, many, people, name, search }: Comparison): Promise<boolean> {
  const calls = {
    key: (person: Person) => findByKey(many, person.id),
    few: (person: Person) =>
      listUsers(few, { ...FIRST_PAGE, ...TWO_FILTERS, search: search(person) }),
    many: (person: Person) =>
      listUsers(many, { ...FIRST_PAGE, ...TWO_FILTERS, search: search(person) }),
  };
  const times: Record<string, number[]> = { key: [], few: [], many: [] };
  for (const [index, person] of people.entries())
    for (const [kind, call] of Object.entries(calls)) {
      const started = performance.now();
      await call(person);
      if (index >= WARM_UP) times[kind]?.push(performance.now() - started);
    }
  const [key = 0, fewMs = 0, manyMs = 0] = Object.values(times).map(median);
  console.log(
    `        ${key.toFixed(2)} ms by key, ${fewMs.toFixed(2)} ms among ${FEW}, ${manyMs.toFixed(2)} ms among ${MANY} (p95 ${quantile(times['many'] ?? [], 0.95).toFixed(2)} ms)`,
  );
  const what = `users by ${name} and two filters, ${MANY} profiles`;
  const byKey = report({
    what: `${what}, by a lookup`,
    value: manyMs / key,
    unit: ' ×',
    budget: `≤ ${BUDGET.byKey} ×`,
    isKept: manyMs / key <= BUDGET.byKey,
  });
  const byFew = report({
    what: `${what}, by ${FEW}`,
    value: manyMs / fewMs,
    unit: ' ×',
    budget: `≤ ${BUDGET.byFew} ×`,
    isKept: manyMs / fewMs <= BUDGET.byFew,
  });
  return byKey && byFew;
}

async function findByKey(db: Db, id: string): Promise<void> {
  await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
}

async function somebody(db: Db): Promise<Person[]> {
  return db
    .selectFrom('profiles')
    .select(['id', 'email', 'display_name'])
    .orderBy(sql`md5(id::text)`)
    .limit(WARM_UP + CALLS)
    .execute();
}

const FIRST =
  'Adele,Amelie,Anna,Antonio,Aurelie,Beatrice,Bruno,Camille,Carla,Chiara,Claire,Daniel,David,Delphine,Elena,Emma,Eva,Fabian,Felipe,Francesca,Gabriel,Giulia,Grace,Hannah,Henrik,Hugo,Ines,Isabel,Jana,Jonas,Julia,Karl,Kateryna,Laura,Lea,Luc,Lucia,Marco,Marie,Mateo,Mila,Nadia,Nina,Noah,Olga,Oscar,Pablo,Paula,Pierre,Rafael,Rosa,Samuel,Sofia,Stefan,Theo,Thomas,Valentin,Vera,Yara,Zoe';
const LAST =
  'Abbott,Albrecht,Almeida,Andersson,Bauer,Becker,Bernard,Bianchi,Bondar,Brandt,Caruso,Castellani,Costa,Dahl,Delgado,Dubois,Duarte,Esposito,Ferrari,Fischer,Fontaine,Garcia,Girard,Greco,Haas,Hansen,Hoffmann,Huber,Ivanova,Jansen,Johansson,Keller,Klein,Kowalski,Kramer,Lambert,Laurent,Lehmann,Lindqvist,Lombardi,Lopez,Marchetti,Martin,Mercier,Meyer,Moreau,Moretti,Muller,Nielsen,Novak,Olsen,Osei,Pereira,Petrov,Renard,Ricci,Rossi,Roussel,Santos,Schmidt,Schneider,Silva,Sorensen,Tanaka,Varela,Vidal,Wagner,Weber,Whitfield,Zimmermann';

/** The same people first in both databases; every tenth pays, every fiftieth is banned. */
export async function fill(db: Db, rows: number): Promise<void> {
  await withoutTextIndexes(db, 'profiles', async () => {
    await sql`
      insert into profiles (id, user_id, email, display_name, credits, subscription_tier, banned,
        ban_date, credits_reset_date, created_at)
      select md5('p' || n)::uuid, 'bench-' || n,
        lower(first || '.' || last) || n || '@' ||
          (array['example.com', 'example.org', 'mail.example.net', 'wine.example'])[1 + h % 4],
        first || ' ' || last, h % 500, case when h % 10 = 0 then 'pro_monthly' else 'free' end,
        h % 50 = 0, case when h % 50 = 0 then now() end, now(), now() - n * interval '1 minute'
      from (
        select n, h, f[1 + h % array_length(f, 1)] as first, l[1 + (h / 64) % array_length(l, 1)] as last
        from generate_series(1, ${rows}::int) n,
          lateral (select abs(hashint4(n)) as h) hashed,
          (select string_to_array(${FIRST}, ',') as f, string_to_array(${LAST}, ',') as l) names
      ) people`.execute(db);
  });
}
