import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

import { quickly } from './fill.ts';

const FIRST =
  'Adele,Amelie,Anna,Antonio,Aurelie,Beatrice,Bruno,Camille,Carla,Chiara,Claire,Daniel,David,Delphine,Elena,Emma,Eva,Fabian,Felipe,Francesca,Gabriel,Giulia,Grace,Hannah,Henrik,Hugo,Ines,Isabel,Jana,Jonas,Julia,Karl,Kateryna,Laura,Lea,Luc,Lucia,Marco,Marie,Mateo,Mila,Nadia,Nina,Noah,Olga,Oscar,Pablo,Paula,Pierre,Rafael,Rosa,Samuel,Sofia,Stefan,Theo,Thomas,Valentin,Vera,Yara,Zoe';
const LAST =
  'Abbott,Albrecht,Almeida,Andersson,Bauer,Becker,Bernard,Bianchi,Bondar,Brandt,Caruso,Castellani,Costa,Dahl,Delgado,Dubois,Duarte,Esposito,Ferrari,Fischer,Fontaine,Garcia,Girard,Greco,Haas,Hansen,Hoffmann,Huber,Ivanova,Jansen,Johansson,Keller,Klein,Kowalski,Kramer,Lambert,Laurent,Lehmann,Lindqvist,Lombardi,Lopez,Marchetti,Martin,Mercier,Meyer,Moreau,Moretti,Muller,Nielsen,Novak,Olsen,Osei,Pereira,Petrov,Renard,Ricci,Rossi,Roussel,Santos,Schmidt,Schneider,Silva,Sorensen,Tanaka,Varela,Vidal,Wagner,Weber,Whitfield,Zimmermann';

/** The same people first in every database; every tenth pays, every fiftieth is banned. */
export async function fillUsers(db: Db, rows: number): Promise<void> {
  await quickly(db, 'profiles', (trx) => insertPeople(trx, rows));
  await quickly(db, 'profile_entries', async (trx) => {
    await sql`alter table profile_entries drop constraint profile_entries_pkey`.execute(trx);
    await sql`
      insert into profile_entries
      select id, entry from profiles, entries_of(display_name, email) entry
      where user_id like 'bench-%'`.execute(trx);
    await sql`alter table profile_entries add primary key (profile_id, entry)`.execute(trx);
  });
  await sql`
    insert into profile_tallies
    select banned, subscription_tier, count(*) from profiles
    where user_id like 'bench-%' group by 1, 2`.execute(db);
}

async function insertPeople(trx: Transaction<Schema>, rows: number): Promise<void> {
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
    ) people`.execute(trx);
}
