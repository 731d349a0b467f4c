import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';

import { buildIfStale } from '../scripts/build-if-stale.ts';
import { measureIdle } from './idle.ts';
import { cpuMs, load, median, memoryMb } from './measure.ts';
import type { Load } from './measure.ts';
import { reportAtMost } from './report.ts';
import { startProcess, startServer } from './start-server.ts';
import type { BenchServer } from './start-server.ts';

/**
 * `npm run bench:http`: CPU per request against a raw server, interleaved, and what the server takes of
 * memory, and of CPU with its database, while nobody is there.
 */
const WARM_UP_ROUNDS = 6;
const ROUNDS = 9;
const PER_ROUND = { requests: 3000, concurrency: 16 };
const VISITORS = 16;
/** What a start leaves to do (compiling, collecting, the first rounds of upkeep) is over by then. */
const SETTLE_MS = 90_000;
const IDLE_S = 120;
const IDLE_BUDGET_PERCENT = 0.5;

await buildIfStale();
const cluster = await startTestCluster();
const database = await createDatabase(cluster.adminUrl);
// Every start but the first after an update finds its code compiled: that is the one measured.
await (await startServer(database.url)).stop();
const app = await startServer(database.url);
try {
  const areKept = await measureAll();
  process.exitCode = areKept.every(Boolean) ? 0 : 1;
} finally {
  await app.stop();
  await cluster.stop();
}
process.exit();

async function measureAll(): Promise<boolean[]> {
  const first = await signUp(0);
  await sleep(3000);
  const idleMb = memoryMb(app.pid);
  const isResting = await measureRest();
  const visitors = [first];
  while (visitors.length < VISITORS) visitors.push(await signUp(visitors.length));
  return [
    reportAtMost('memory of an idle server', idleMb, 150, ' MB'),
    isResting,
    ...(await measureRequests(visitors)),
    reportAtMost('memory of a server under load', memoryMb(app.pid), 250, ' MB'),
  ];
}

async function measureRest(): Promise<boolean> {
  await sleep(SETTLE_MS);
  const idle = await measureIdle({
    serverPid: app.pid,
    databaseUrl: database.url,
    seconds: IDLE_S,
  });
  console.log(
    `        server ${idle.serverPercent.toFixed(2)} %, database ${idle.databasePercent.toFixed(2)} %, ${idle.transactionsPerS.toFixed(1)} transactions a second, ${idle.walMbPerDay.toFixed(0)} MB of WAL a day`,
  );
  return reportAtMost(
    'CPU of an idle server and its database, of one core',
    idle.serverPercent + idle.databasePercent,
    IDLE_BUDGET_PERCENT,
    ' %',
  );
}

async function measureRequests(visitors: readonly Visitor[]): Promise<boolean[]> {
  const raw = await startRaw(visitors[0]);
  try {
    const cookies = visitors.map((visitor) => ({ Cookie: asHeader(visitor.cookies) }));
    const json = await compare(
      { pid: app.pid, url: `${app.url}/api/profile`, headers: cookies },
      { pid: raw.pid, url: `${raw.url}/json` },
    );
    const pages = await compare(
      { pid: app.pid, url: `${app.url}/`, headers: [{ 'Accept-Encoding': 'br' }] },
      { pid: raw.pid, url: `${raw.url}/page` },
    );
    return [
      reportAtMost(
        `authenticated JSON by a raw server (${describe(json)})`,
        json.ours / json.raw,
        2,
      ),
      reportAtMost(`static page by a raw server (${describe(pages)})`, pages.ours / pages.raw, 3),
    ];
  } finally {
    await raw.stop();
  }
}

/** Answers with the same bytes, after one query. */
async function startRaw(visitor: Visitor | undefined): Promise<BenchServer> {
  const body = (await (await visitor?.fetch('/api/profile'))?.text()) ?? '';
  const { userId } = JSON.parse(body) as { userId: string };
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const page = path.resolve('dist/web/client/index.html.br');
  const raw = await startProcess(['bench/raw-server.ts', port, database.url, userId, page], {
    env: { BODY: body },
    probe: `${url}/page`,
  });
  return { url, ...raw };
}

async function signUp(index: number): Promise<Visitor> {
  const visitor = createVisitor(app.url);
  await visitor.fetch('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${index}` },
    body: JSON.stringify({
      email: `bench${index}@example.com`,
      password: 'a long enough password',
      name: 'Bench',
    }),
  });
  return visitor;
}

function asHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

interface Comparison {
  ours: number;
  raw: number;
}

type Target = Pick<Load, 'url' | 'headers'> & { pid: number };

async function compare(ours: Target, yardstick: Target): Promise<Comparison> {
  const spent: { ours: number[]; raw: number[] } = { ours: [], raw: [] };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const used = { ours: await cpuOf(ours), raw: await cpuOf(yardstick) };
    if (round < 0) continue; // the compiler is still at work on both
    spent.ours.push(used.ours);
    spent.raw.push(used.raw);
  }
  return { ours: median(spent.ours), raw: median(spent.raw) };
}

async function cpuOf({ pid, ...target }: Target): Promise<number> {
  const before = cpuMs(pid);
  await load({ ...target, ...PER_ROUND });
  return ((cpuMs(pid) - before) * 1000) / PER_ROUND.requests;
}

function describe({ ours, raw: yardstick }: Comparison): string {
  return `${ours.toFixed(0)} µs CPU against ${yardstick.toFixed(0)} µs`;
}
