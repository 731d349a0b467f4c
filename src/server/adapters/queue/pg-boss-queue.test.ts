import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { defineJob } from '#server/ports/queue.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { createPgBossQueue } from './pg-boss-queue.ts';

interface Order {
  number: number;
}

const logger = { info: () => {}, warn: () => {}, error: () => {} };

/** A worker of one queue; its own polling is so slow that only being woken explains what gets done. */
async function startWorker(handle: (order: Order) => Promise<void>) {
  const { db, url } = await createTestDatabase();
  const queue = createPgBossQueue({ url, logger, poolSize: 2 });
  onTestFinished(() => queue.stop());
  const job = defineJob<Order>({
    name: 'orders',
    concurrency: 1,
    retryLimit: 3,
    retryDelayS: 1,
    expireInS: 60,
    handle: ({ data }) => handle(data),
  });
  await queue.start({ jobs: [job], isWorker: true });
  const enqueue = (numbers: number[], startAfterS = 0) =>
    queue.enqueue(
      db,
      numbers.map((number) => ({ name: 'orders', data: { number }, startAfterS })),
    );
  return { db, enqueue, queue };
}

test('does a crowd of jobs one after the other, woken once', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  const { enqueue } = await startWorker(async ({ number }) => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    done.push(number);
  });
  await enqueue([1, 2, 3, 4, 5]);
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(1);
});

test('does a job that was put off once it is due', async () => {
  const done: number[] = [];
  const { enqueue } = await startWorker(async ({ number }) => void done.push(number));
  await enqueue([1], 1);
  await expect.poll(() => done).toEqual([1]);
});

test('hands out a job again that failed', async () => {
  let tries = 0;
  const { enqueue } = await startWorker(async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  await enqueue([1]);
  await expect.poll(() => tries).toBe(3);
});

test('takes a job from a worker that has fallen silent', async () => {
  const done: number[] = [];
  const { db, enqueue } = await startWorker(async ({ number }) => void done.push(number));
  await enqueue([1], 3600);
  // As a worker leaves it that took it and died a minute ago.
  await sql`update pgboss.job set state = 'active', start_after = now(),
    started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
    where name = 'orders'`.execute(db);
  await expect.poll(() => done).toEqual([1]);
});

test('the status counts what waits and what runs at this moment', async () => {
  const ended = Promise.withResolvers<void>();
  const { enqueue, queue } = await startWorker(() => ended.promise);
  await enqueue([1, 2, 3]);
  await enqueue([4], 3600);
  const said = async () => (await queue.probe(AbortSignal.timeout(60_000))).summary;
  await expect.poll(said).toBe('2 waiting, 1 running');
  ended.resolve();
  await expect.poll(said).toBe('0 waiting, 0 running');
});

test('a start stores what is new or has changed, and leaves the rest', async () => {
  const { db, url } = await createTestDatabase();
  const storedAfter = async (change: { cron?: string; retryLimit?: number }) => {
    const settings = { name: 'rounds', concurrency: 1, retryLimit: 3, expireInS: 60, ...change };
    const queue = createPgBossQueue({ url, logger, poolSize: 2 });
    const jobs = [defineJob<Order>({ ...settings, handle: async () => {} })];
    await queue.start({ jobs, isWorker: false });
    await queue.stop();
    const { rows } = await sql<{ written: string }>`
      select retry_limit, cron, timezone, options, (q.xmin::text, s.xmin::text)::text as written
      from pgboss.queue q left join pgboss.schedule s using (name)
      where name = 'rounds'`.execute(db);
    return rows[0];
  };
  const first = await storedAfter({ cron: '1 2 * * *' });
  expect(first).toMatchObject({
    retry_limit: 3,
    cron: '1 2 * * *',
    timezone: 'UTC',
    options: { missed: 'once' },
  });
  expect(await storedAfter({ cron: '1 2 * * *' })).toEqual(first);
  expect(await storedAfter({ cron: '1 3 * * *', retryLimit: 5 })).toMatchObject({
    retry_limit: 5,
    cron: '1 3 * * *',
  });
});
