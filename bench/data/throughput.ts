import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { deliver } from '#server/generations/deliver-generation.ts';
import { placeGenerations } from '#server/generations/place-generations.ts';

import { recordStatements, writeOut } from './record-statements.ts';
import type { Bench } from './bench.ts';
import { median, report } from '../report.ts';

const PROFILES = 500;
const CLIENTS = 32;
const SECONDS = 5;
/** So many rather than so long: on a busy machine the time would be over before all clients are connected. */
const PICTURES_EACH = 150;
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

/** The very statements of the ledger, one picture's, with users and ids that pgbench chooses. */
async function writeScript(url: string): Promise<string> {
  const userId = userOf(1);
  const known = new Map<unknown, string>([[userId, `('bench-' || cast(:n as text))`]]);
  const [hold, capture, ...more] = await recordStatements(url, async (db) => {
    known.set(await holdAndCapture(db, userId), 'cast(:placed_id as uuid)');
  });
  if (!hold || !capture || more.length > 0)
    throw new Error('A picture is no longer held and captured by two statements');
  return [
    `\\set n random(1, ${PROFILES})`,
    `${writeOut(hold, known)} \\gset placed_`,
    `${writeOut(capture, known)};`,
    '',
  ].join('\n');
}

export async function measureThroughput({ db, url, folder }: Bench): Promise<boolean> {
  const pgbench = findPgbench();
  if (!pgbench) {
    console.log('skipped  hold + capture: pgbench is not installed (Debian: postgresql-contrib)');
    return true;
  }
  await fillProfiles(db);
  const script = path.join(folder, 'hold-and-capture.sql');
  writeFileSync(script, await writeScript(url));
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

async function holdAndCapture(db: Db, userId: string): Promise<string> {
  const request = { ...REQUEST, userId, key: crypto.randomUUID() };
  const { generations } = await placeGenerations(db, request, { maxActive: 1_000_000 });
  const [placed] = generations;
  if (!placed) throw new Error('Nothing was placed');
  const { id, attempt } = placed;
  await deliver(db, { id, attempt }, { ...DELIVERY, picture: { ...PICTURE, storage_key: id } });
  return id;
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
    '-t',
    String(PICTURES_EACH),
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
