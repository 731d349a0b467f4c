import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { listImages } from '#server/images/gallery/list-images.ts';
import type { ListImagesInput } from '#shared/contract/images.ts';

import { createDatabase, withoutTextIndexes } from './fill.ts';
import type { Bench } from '../report.ts';
import { median, report } from '../report.ts';

const FEW = 1000;
const OWNER = 'gallery-owner';
const OWNER_HAS = 500;
const CALLS = 300;
const WARM_UP = 50;
const BUDGET = 1.2;
const FIRST_PAGE = { userId: OWNER, trash: false, favorites: false, sort: 'recent' } as const;

const PAGES = {
  recent: { sort: 'recent' },
  'favourites first': { sort: 'favorites' },
  'name A–Z': { sort: 'name' },
  'wine style': { sort: 'recent', wineStyle: 'red' },
} as const satisfies Record<string, Partial<ListImagesInput>>;

/** One page of 50 for the same owner, in a table of a thousand pictures and of a million. */
export async function measureLists(bench: Bench): Promise<boolean> {
  const small = await createDatabase(bench, 'few');
  try {
    await withoutTextIndexes(small.db, 'generated_images', () => fill(small.db, FEW));
    await withoutTextIndexes(bench.db, 'generated_images', () => fill(bench.db, bench.rows));
    let areKept = true;
    for (const [name, page] of Object.entries(PAGES)) {
      const value = await compare(small.db, bench.db, page);
      const isKept = report({
        what: `list page (${name}), ${bench.rows} rows by ${FEW}`,
        value,
        unit: ' ×',
        budget: `≤ ${BUDGET} ×`,
        isKept: value <= BUDGET,
      });
      areKept &&= isKept;
    }
    return areKept;
  } finally {
    await small.close();
  }
}

/** Call by call in turns, so that whatever else the machine does falls on both. */
async function compare(few: Db, many: Db, page: Partial<ListImagesInput>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let call = 0; call < WARM_UP + CALLS; call++)
    for (const [index, db] of [few, many].entries()) {
      const started = performance.now();
      await listImages(db, { ...FIRST_PAGE, ...page });
      if (call >= WARM_UP) times[index]?.push(performance.now() - started);
    }
  const [fast, slow] = times.map(median);
  console.log(`        ${fast?.toFixed(2)} ms and ${slow?.toFixed(2)} ms`);
  return (slow ?? Number.NaN) / (fast ?? Number.NaN);
}

/** The first rows belong to the owner, the rest to two thousand others. */
async function fill(db: Db, rows: number): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits_reset_date)
    select u, u || '@example.com', 'Bench', now()
    from (select ${OWNER} as u union all select 'other-' || n from generate_series(0, 1999) n) users
    on conflict do nothing`.execute(db);
  await sql`
    insert into generated_images (user_id, prompt, image_url, storage_key, mime, bytes, size, width,
      height, thumbhash, style_id, wine_style, api, is_favorite, created_at)
    select case when n < ${OWNER_HAS} then ${OWNER} else 'other-' || n % 2000 end,
      (array['a glass of red wine', 'a bottle of white', 'champagne at dusk', 'an old cellar'])[1 + n % 4]
        || ' number ' || md5(n::text),
      '/media/' || n, 'bench/' || n, 'image/png', 1, 'square', 1024, 1024, 'AAAAAAAAAAAAAAAAAAAAAAAA',
      'cinematic', (array['red', 'white', 'sparkling', 'vintage'])[1 + n % 4], 'bench', n % 10 = 0,
      now() - n * interval '1 second'
    from generate_series(0, ${rows - 1}::int) n`.execute(db);
}
