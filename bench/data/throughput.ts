import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { deliver } from '#server/generations/deliver-generation.ts';
import { placeGenerations } from '#server/generations/place-generations.ts';

import type { Bench } from './report.ts';
import { median, report } from './report.ts';

const PROFILES = 500;
const CLIENTS = 32;
const SECONDS = 5;
const ROUNDS = 3;

const userOf = (n: number) => `bench-${n}`;
const REQUEST = {
  hash: 'x',
  prompt: 'a glass of red',
  styleId: 'cinematic',
  size: 'square',
  count: 1,
} as const;
const PICTURE = { mime: 'image/png', bytes: 1, width: 1, height: 1, thumbhash: 'x' };
const DELIVERY = { wineStyle: 'red', wine: null, seed: 1, scene: null, api: 'bench' } as const;
const randomUser = () => userOf(1 + Math.floor(Math.random() * PROFILES));

/** The statements that `holdAndCapture` below sends, for pgbench. */
const SCRIPT = `
\\set n random(1, ${PROFILES})
with placed as (
  insert into generations (user_id, idempotency_key, variation, request_hash, prompt, style_id,
    size, seed, cost, deadline_at)
  select 'bench-' || cast(:n as text), gen_random_uuid()::text, v, 'x', 'a glass of red', 'cinematic',
    'square', null::bigint + v, 1, now() + 900000 * interval '1 ms'
  from generate_series(0, 0) v
  on conflict (user_id, idempotency_key, variation) do nothing
  returning *),
hold as (
  update profiles
  set held = held + 1
  where user_id = 'bench-' || cast(:n as text) and not banned and exists (select from placed)
    and credits - held >= 1 and held + 1 <= 1000000
  returning user_id)
select placed.id as generation, exists (select from hold) as is_held,
  (select count(*) from generations g
    where g.user_id = 'bench-' || cast(:n as text) and g.finished_at is null) as ahead
from placed order by variation \\gset
with finished as (
  update generations
  set state = 'succeeded', progress = 100, finished_at = clock_timestamp(), updated_at = clock_timestamp()
  where id = cast(:generation as uuid) and attempt = 0 and finished_at is null
  returning *),
image as (
  insert into generated_images (id, user_id, generation_id, prompt, size, style_id, image_url,
    storage_key, mime, bytes, width, height, thumbhash, wine_style, seed, scene, api)
  select gen_random_uuid(), user_id, id, prompt, size, style_id, '/media/x', cast(:generation as text),
    'image/png', 1, 1, 1, 'x', 'red', 1, null, 'bench'
  from finished),
change as (
  select user_id, -cost as amount, cost as released, 'Image generation' as reason,
    'capture:' || id as reference, null::text as admin_email
  from finished),
changed as (
  update profiles p
  set credits = p.credits + c.amount, held = p.held - c.released, updated_at = now()
  from change c where p.user_id = c.user_id
  returning p.user_id, p.credits, c.amount, c.reason, c.reference, c.admin_email),
entry as (
  insert into credit_history
    (user_id, change_reason, change_amount, previous_credits, new_credits, admin_email, reference)
  select user_id, reason, amount, credits - amount, credits, admin_email, reference from changed
  returning new_credits)
select f.id, f.user_id, f.state from finished f, entry;
`;

export async function measureThroughput({ db, url, folder }: Bench): Promise<boolean> {
  const pgbench = findPgbench();
  if (!pgbench) {
    console.log('skipped  hold + capture: pgbench is not installed (Debian: postgresql-contrib)');
    return true;
  }
  await fillProfiles(db);
  const script = path.join(folder, 'hold-and-capture.sql');
  writeFileSync(script, SCRIPT);
  const rounds = [];
  await runOurs(db);
  // Taken in turns, so that a busy machine slows both down.
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = [await runOurs(db), runPgbench(pgbench, url, script)];
    console.log(
      `        round ${round + 1}: ours ${ours.toFixed(0)}/s, pgbench ${theirs.toFixed(0)}/s`,
    );
    rounds.push(ours / theirs);
  }
  const { fault } = await verifyLedger(db);
  if (fault) throw new Error(`The ledger is broken: ${JSON.stringify(fault)}`);
  const value = median(rounds);
  return report({
    what: 'hold + capture, ours by pgbench',
    value,
    unit: ' ×',
    budget: '≥ 0.7 ×',
    isKept: value >= 0.7,
  });
}

async function runOurs(db: Db): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const cpu = process.cpuUsage();
  const client = async () => {
    for (; performance.now() < until; count++) await holdAndCapture(db, randomUser());
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const { user, system } = process.cpuUsage(cpu);
  console.log(`        ${((user + system) / 1000 / count).toFixed(2)} CPU-ms each in this process`);
  return count / SECONDS;
}

async function holdAndCapture(db: Db, userId: string): Promise<void> {
  const request = { ...REQUEST, userId, key: crypto.randomUUID() };
  const { generations } = await placeGenerations(db, request, { maxActive: 1_000_000 });
  for (const { id, attempt } of generations)
    await deliver(db, { id, attempt }, { ...DELIVERY, picture: { ...PICTURE, storage_key: id } });
}

async function fillProfiles(db: Db): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits, credits_reset_date, welcome_pending)
    select 'bench-' || n, 'bench-' || n || '@example.com', 'Bench', 1000000, now() + interval '30 days', false
    from generate_series(1, ${PROFILES}) n`.execute(db);
  await sql`
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits, reference)
    select user_id, 'Bench', credits, 0, credits, 'welcome:' || user_id from profiles`.execute(db);
}

function findPgbench(): string | null {
  const found = spawnSync('which', ['pgbench'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

function runPgbench(pgbench: string, url: string, script: string): number {
  const { hostname, port, username, password, pathname } = new URL(url);
  const args = [
    '-n',
    '-M',
    'extended',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
  ];
  const output = execFileSync(
    pgbench,
    [...args, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    {
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!tps) throw new Error(`pgbench said nothing about its speed:\n${output}`);
  return Number(tps);
}
