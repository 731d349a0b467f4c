import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';
import { changeBalance } from '#server/credits/change-balance.ts';

import { startHouse } from '../../scripts/cluster/house.ts';
import type { House } from '../../scripts/cluster/house.ts';
import { createClient } from './client.ts';
import { listen, order } from './load.ts';
import type { Visit } from './load.ts';
import { startProvider } from './provider.ts';

const KILLS = Number(process.env['CLUSTER_KILLS'] ?? 20);
const VISITORS = 4;
const CREDITS = 100_000;

async function visit(house: House, db: Db, number: number): Promise<Visit> {
  const client = createClient(house, `10.1.0.${number}`);
  const signedUp = await client.post('/api/auth/sign-up/email', {
    email: `visitor${number}@example.com`,
    password: 'a long enough password',
    name: 'Visitor',
  });
  expect(signedUp.status, signedUp.body).toBe(200);
  const { userId } = JSON.parse((await client.get('/api/profile')).body) as { userId: string };
  await db.transaction().execute((trx) =>
    changeBalance(trx, {
      userId,
      amount: CREDITS,
      reason: 'For the cluster',
      reference: `cluster:${userId}`,
    }),
  );
  return { userId, client, accepted: [], dropped: [], heard: new Set(), reopened: 0 };
}

test('kills lose and double nothing, a rolling restart drops nothing, schedules run once', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const house = await startHouse(provider.env);
  onTestFinished(() => house.stop());
  const { db, close } = connectUnhurried(house.databaseUrl, 4);
  onTestFinished(() => close());
  const visits: Visit[] = [];
  while (visits.length < VISITORS) visits.push(await visit(house, db, visits.length + 1));
  const started = Date.now();

  const ordering = new AbortController();
  const listening = new AbortController();
  onTestFinished(() => {
    ordering.abort();
    listening.abort();
  });
  const listeners = visits.map((one) => listen(one, listening.signal));
  const load = visits.map((one) => order(one, ordering.signal));
  const total = () => visits.reduce((sum, { accepted }) => sum + accepted.length, 0);

  for (let kill = 0; kill < KILLS; kill += 1) {
    const member = house.members[kill % house.members.length];
    const before = total();
    await expect.poll(total).toBeGreaterThan(before);
    await member?.end('SIGKILL');
    await member?.start();
  }
  const afterKills = total();
  for (const one of visits) one.dropped.length = 0;

  for (const member of house.members) {
    await member.end('SIGTERM');
    await member.start();
  }
  await expect.poll(total).toBeGreaterThan(afterKills);
  ordering.abort();
  await Promise.all(load);
  expect(visits.flatMap(({ dropped }) => dropped)).toEqual([]);

  await expect.poll(() => countOpen(db), { timeout: 120_000 }).toBe(0);
  for (const one of visits) await expectDelivered(db, one);
  expect((await verifyLedger(db)).fault).toBeNull();
  const minutes = Math.ceil((Date.now() - started) / 60_000) + 2;
  expect(await countJobs(db, 'billing-due')).toBeLessThanOrEqual(minutes);
  listening.abort();
  await Promise.all(listeners);
  console.log(
    `${total()} pictures ordered, ${KILLS} kills, ${house.members.length} polite restarts, streams opened again ${visits.reduce((sum, { reopened }) => sum + reopened, 0)} times`,
  );
});

async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from generations where finished_at is null`.execute(db);
  return rows[0]?.count ?? -1;
}

async function countJobs(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = ${name}`.execute(db);
  return rows[0]?.count ?? -1;
}

/** One generation, one picture and one capture for every accepted request, and its owner heard of it. */
async function expectDelivered(
  db: Db,
  { userId, accepted, heard, reopened }: Visit,
): Promise<void> {
  const { rows } = await sql<{ key: string; id: string; pictures: number; captures: number }>`
    select g.idempotency_key as key, g.id,
      (select count(*) from generated_images i where i.generation_id = g.id) as pictures,
      (select count(*) from credit_history h where h.reference = 'capture:' || g.id) as captures
    from generations g where g.user_id = ${userId}`.execute(db);
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(accepted));
  expect(rows.length).toBe(new Set(accepted).size);
  expect(rows.filter(({ pictures, captures }) => pictures !== 1 || captures !== 1)).toEqual([]);
  expect(reopened).toBeGreaterThan(0);
  await expect.poll(() => rows.filter(({ id }) => !heard.has(id)).length).toBe(0);
}
