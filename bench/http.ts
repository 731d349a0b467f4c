import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '#server/db/embedded/free-port.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';
import { createVisitor } from '#server/testing/visitor.ts';

import { buildIfStale } from '../scripts/build-if-stale.ts';
import { measureIdle } from './idle.ts';
import { cpuMs, load, median, memoryMb } from './measure.ts';
import type { Load } from './measure.ts';
import { reportAtMost } from './report.ts';
import { startProcess, startServer } from './start-server.ts';

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
const first = await signUp(0);
const body = await (await first.fetch('/api/profile')).text();
const { userId } = JSON.parse(body) as { userId: string };
await sleep(3000);
const idleMb = memoryMb(app.pid);
await sleep(SETTLE_MS);
const idle = await measureIdle({ serverPid: app.pid, databaseUrl: database.url, seconds: IDLE_S });
const visitors = [first];
while (visitors.length < VISITORS) visitors.push(await signUp(visitors.length));

const page = path.resolve('dist/web/client/index.html.br');
const rawPort = String(await freePort());
const raw = await startProcess(['bench/raw-server.ts', rawPort, database.url, userId, page], {
  env: { BODY: body },
  probe: `http://localhost:${rawPort}/page`,
});
const json = await compare(
  {
    url: `${app.url}/api/profile`,
    headers: visitors.map(({ cookies }) => ({ Cookie: asHeader(cookies) })),
  },
  { url: `http://localhost:${rawPort}/json` },
);
const pages = await compare(
  { url: `${app.url}/`, headers: [{ 'Accept-Encoding': 'br' }] },
  { url: `http://localhost:${rawPort}/page` },
);

console.log(
  `        idle: server ${idle.serverPercent.toFixed(2)} %, database ${idle.databasePercent.toFixed(2)} %, ${idle.transactionsPerS.toFixed(1)} transactions a second, ${idle.walMbPerDay.toFixed(0)} MB of WAL a day`,
);
const areKept = [
  reportAtMost(`authenticated JSON by a raw server (${describe(json)})`, json.ours / json.raw, 2),
  reportAtMost(`static page by a raw server (${describe(pages)})`, pages.ours / pages.raw, 3),
  reportAtMost('memory of an idle server', idleMb, 150, ' MB'),
  reportAtMost('memory of a server under load', memoryMb(app.pid), 250, ' MB'),
  reportAtMost(
    'CPU of an idle server and its database, of one core',
    idle.serverPercent + idle.databasePercent,
    IDLE_BUDGET_PERCENT,
    ' %',
  ),
];
await Promise.all([app.stop(), raw.stop()]);
await cluster.stop();
process.exit(areKept.every(Boolean) ? 0 : 1);

async function signUp(index: number) {
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

async function compare(
  ours: Pick<Load, 'url' | 'headers'>,
  yardstick: Pick<Load, 'url' | 'headers'>,
): Promise<Comparison> {
  const spent: { ours: number[]; raw: number[] } = { ours: [], raw: [] };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const used = { ours: await cpuOf(app.pid, ours), raw: await cpuOf(raw.pid, yardstick) };
    if (round < 0) continue; // the compiler is still at work on both
    spent.ours.push(used.ours);
    spent.raw.push(used.raw);
  }
  return { ours: median(spent.ours), raw: median(spent.raw) };
}

async function cpuOf(pid: number, target: Pick<Load, 'url' | 'headers'>): Promise<number> {
  const before = cpuMs(pid);
  await load({ ...target, ...PER_ROUND });
  return ((cpuMs(pid) - before) * 1000) / PER_ROUND.requests;
}

function describe({ ours, raw: yardstick }: Comparison): string {
  return `${ours.toFixed(0)} µs CPU against ${yardstick.toFixed(0)} µs`;
}
