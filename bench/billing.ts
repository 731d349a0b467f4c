import { setTimeout as sleep } from 'node:timers/promises';

import { sign } from '#server/adapters/payments/sandbox/deliveries.ts';
import { sandboxKeys } from '#server/adapters/payments/sandbox/keys.ts';
import { connect } from '#server/db/connect.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import { cpuMs } from './measure.ts';
import { reportAtMost } from './report.ts';
import { SECRET, startServer } from './start-server.ts';

/** `npm run bench:billing`: how fast a webhook is answered with 100 in parallel, beside a plain call. */
const PARALLEL = 100;
const REQUESTS = 3000;
const WARM_UP = 600;
const BUDGET_MS = 500;

const cluster = await startTestCluster();
const database = await createDatabase(cluster.adminUrl);
const server = await startServer(database.url);
const { url } = server;

const visitor = createVisitor(url);
let customer = '';
try {
  const isKept = await measureAll();
  process.exitCode = isKept ? 0 : 1;
} finally {
  await server.stop();
  await cluster.stop();
}
process.exit();

async function measureAll(): Promise<boolean> {
  customer = await becomeCustomer();
  const plain = () => visitor.fetch('/api/profile');
  await run(plain, WARM_UP);
  await run(webhook, WARM_UP);
  const before = cpuMs(server.pid);
  const webhooks = await run(webhook, REQUESTS);
  const cpu = (cpuMs(server.pid) - before) / REQUESTS;
  await sleep(2000);
  const calls = await run(plain, REQUESTS);
  console.log(`        webhook ${describe(webhooks)}`);
  console.log(`        authenticated call ${describe(calls)}`);
  console.log(`        CPU per webhook, its sync included: ${cpu.toFixed(2)} ms`);
  const what = `webhook, ${PARALLEL} in parallel, 99 of 100 answered`;
  return reportAtMost(what, at(webhooks, 0.99), BUDGET_MS, ' ms');
}

async function becomeCustomer(): Promise<string> {
  const email = 'bench@example.com';
  const person = { email, password: 'a long enough password', name: 'Bench' };
  await visitor.post('/api/auth/sign-up/email', person);
  await visitor.api.billing.createCheckout({ priceId: 'pro_monthly' });
  return customerOf(email);
}

function webhook(): Promise<Response> {
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'in_bench', object: 'invoice', customer } },
  });
  const signature = sign(sandboxKeys(SECRET).webhookSecret, payload);
  return fetch(`${url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
}

/** Milliseconds per request, sorted. */
async function run(request: () => Promise<Response>, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      const answer = await request();
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return times.toSorted((a, b) => a - b);
}

function at(times: number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function describe(times: number[]): string {
  const [p50, p99] = [at(times, 0.5), at(times, 0.99)].map((ms) => `${ms.toFixed(0)} ms`);
  return `p50 ${p50}, p99 ${p99}, slowest ${at(times, 1).toFixed(0)} ms`;
}

async function customerOf(email: string): Promise<string> {
  const { db, close } = connect({ url: database.url, poolSize: 2, onError: () => {} });
  const row = await db
    .selectFrom('profiles')
    .select('stripe_customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await close();
  return row.stripe_customer_id ?? '';
}
