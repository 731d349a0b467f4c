import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

import { inParallel } from '#shared/in-parallel.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import { STREAMS_PER_USER } from '#shared/rules/pictures/generation.ts';

import { cpuMs, memoryMb } from './measure.ts';
import { readArguments, reportAtMost } from './report.ts';
import { startServer } from './start-server.ts';

/** `npm run bench:streams`: what signing in costs, and a thousand open streams of events. */
const STREAMS = 1000;
const AT_ONCE = 20;
const ATTEMPTS = 10;
const SIGN_INS = 60;
/** Who signs in more often than this is taken for one who tries passwords. */
const SIGN_INS_EACH = 4;
const SETTLE_MS = 15_000;
const WATCH_MS = 30_000;
const PASSWORD = 'a long enough password';
const BUDGET = { signIn: 1.5, memoryMb: 100, percent: 10 };

const { rows } = readArguments();
const wanted = Math.min(STREAMS, rows / 100);
const cluster = await startTestCluster();
const database = await createDatabase(cluster.adminUrl);
const server = await startServer(database.url);
const people: Visitor[] = [];
try {
  const areKept = await measureAll();
  process.exitCode = areKept.every(Boolean) ? 0 : 1;
} finally {
  await server.stop();
  await cluster.stop();
}
process.exit();

async function measureAll(): Promise<boolean[]> {
  const crowd = Math.max(Math.ceil(wanted / STREAMS_PER_USER), SIGN_INS / SIGN_INS_EACH);
  people.push(...(await signUp(crowd)));
  return [await measureSignIns(), ...(await measureStreams())];
}

async function signUp(count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < count) {
    const visitor = createVisitor(server.url);
    const answer = await send(visitor, 'sign-up', visitors.length);
    if (!answer.ok) throw new Error(`Nobody could sign up: ${await answer.text()}`);
    visitors.push(visitor);
  }
  return visitors;
}

/** Each from a network of its own, or they would be taken for one who tries passwords. */
function send(visitor: Visitor, what: 'sign-up' | 'sign-in', number: number): Promise<Response> {
  const person = { email: `bench${number}@example.com`, password: PASSWORD, name: 'Bench' };
  return visitor.fetch(`/api/auth/${what}/email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
    },
    body: JSON.stringify(person),
  });
}

/** Nearly all of it must be the password's own cost, which keeps thieves busy. */
async function measureSignIns(): Promise<boolean> {
  const hash = await hashPassword(PASSWORD);
  const bare = process.cpuUsage();
  for (let n = 0; n < SIGN_INS; n += 1) await verifyPassword({ hash, password: PASSWORD });
  const { user, system } = process.cpuUsage(bare);
  const bareMs = (user + system) / 1000 / SIGN_INS;
  const before = cpuMs(server.pid);
  for (let n = 0; n < SIGN_INS; n += 1) {
    const answer = await send(createVisitor(server.url), 'sign-in', n % people.length);
    if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  }
  const ms = (cpuMs(server.pid) - before) / SIGN_INS;
  console.log(
    `        ${ms.toFixed(1)} CPU-ms a sign-in, ${bareMs.toFixed(1)} of them the password: ${(1000 / ms).toFixed(0)} a second and core`,
  );
  return reportAtMost('CPU of a sign-in, by its password alone', ms / bareMs, BUDGET.signIn);
}

async function measureStreams(): Promise<boolean[]> {
  const emptyMb = memoryMb(server.pid);
  const agent = new http.Agent({ maxSockets: Infinity });
  const streams: http.IncomingMessage[] = [];
  // A crowd that came in one moment would be asked to come again.
  await inParallel(Array.from({ length: wanted }).keys(), AT_ONCE, async (n) => {
    streams.push(await listen(people[n % people.length], agent));
  });
  await sleep(SETTLE_MS);
  const before = cpuMs(server.pid);
  await sleep(WATCH_MS);
  const percent = ((cpuMs(server.pid) - before) / WATCH_MS) * 100;
  const grownMb = memoryMb(server.pid) - emptyMb;
  for (const stream of streams) stream.destroy();
  return [
    reportAtMost(`memory of ${wanted} event streams`, grownMb, BUDGET.memoryMb, ' MB'),
    reportAtMost(
      `CPU of ${wanted} quiet event streams, of one core`,
      percent,
      BUDGET.percent,
      ' %',
    ),
  ];
}

/** Who is told to come again does so, as browsers do. */
async function listen(
  visitor: Visitor | undefined,
  agent: http.Agent,
): Promise<http.IncomingMessage> {
  for (let attempt = 1; ; attempt += 1) {
    const stream = await ask(visitor, agent);
    if (stream.statusCode === 200) return stream.resume();
    const said = `${stream.statusCode} ${await text(stream)}`;
    console.log(`        a stream was answered with ${said}`);
    if (stream.statusCode !== 503 || attempt === ATTEMPTS)
      throw new Error(`A stream was answered with ${said}`);
    await sleep(Number(stream.headers['retry-after'] ?? 1) * 1000);
  }
}

function ask(visitor: Visitor | undefined, agent: http.Agent): Promise<http.IncomingMessage> {
  const cookies = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`);
  const headers = { Cookie: cookies.join('; '), Accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    http.get(`${server.url}/api/events`, { agent, headers }, resolve).on('error', reject);
  });
}
