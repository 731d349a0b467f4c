import { sql } from 'kysely';

import { readAnalytics } from '#server/admin/analytics/read-analytics.ts';
import { refreshAnalytics } from '#server/admin/analytics/refresh-analytics.ts';
import type { Db } from '#server/db/connect.ts';

import { median, reportAtMost } from '../report.ts';
import type { Bench } from '../report.ts';
import { createDatabase } from './fill.ts';

const FEW = 1000;
const USERS = 2000;
const DAYS = 365;
const CALLS = 40;
const WARM_UP = 10;
const BUDGET = 3;
const DAY_MS = 86_400_000;
const RANGES = { '30 days': 30, 'a year': DAYS - 1 };

/** The Analytics page on a thousand pictures and on a million, a year of them. */
export async function measureAnalytics(bench: Bench): Promise<boolean> {
  const small = await createDatabase(bench, 'few_generations');
  try {
    await fill(small.db, FEW);
    await fill(bench.db, bench.rows);
    let areKept = true;
    for (const [name, days] of Object.entries(RANGES)) {
      const [few = 0, many = 0] = await compare([small.db, bench.db], days);
      console.log(`        ${few.toFixed(2)} ms and ${many.toFixed(2)} ms`);
      const what = `analytics of ${name}, ${bench.rows} generations by ${FEW}`;
      areKept = reportAtMost(what, many / few, BUDGET) && areKept;
    }
    return areKept;
  } finally {
    await small.close();
  }
}

/** Call by call in turns, so that whatever else the machine does falls on both. */
async function compare(databases: readonly Db[], days: number): Promise<number[]> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const range = { from: day(days), to: day(0) };
  const times: number[][] = databases.map(() => []);
  for (let call = 0; call < WARM_UP + CALLS; call += 1)
    for (const [index, db] of databases.entries()) {
      const started = performance.now();
      await readAnalytics(db, range);
      if (call >= WARM_UP) times[index]?.push(performance.now() - started);
    }
  return times.map(median);
}

/** Spread over the year; today is as full as any other day and is counted from the rows. */
async function fill(db: Db, rows: number): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits_reset_date, created_at)
    select 'maker-' || n, 'maker-' || n || '@example.com', 'Bench', now(),
      now() - n % ${DAYS}::int * interval '1 day'
    from generate_series(0, ${USERS - 1}::int) n`.execute(db);
  await sql`
    insert into generations (user_id, idempotency_key, variation, request_hash, prompt, style_id, size,
      cost, state, error_code, deadline_at, created_at, started_at, finished_at)
    select 'maker-' || n % ${USERS}::int, n::text, 0, 'x', 'a glass of red', 'cinematic', 'square', 1,
      case when n % 20 = 0 then 'failed' else 'succeeded' end,
      case when n % 20 = 0 then 'GENERATION_FAILED' end, at, at, at, at + interval '6 seconds'
    from generate_series(1, ${rows}::int) n,
      lateral (select now() - n * (${DAYS} * interval '1 day' / ${rows}) as at) moment`.execute(db);
  await sql`vacuum analyze generations, profiles`.execute(db);
  await refreshAnalytics(db);
}
