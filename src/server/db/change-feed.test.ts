import { expect, onTestFinished, test } from 'vitest';

import { createDatabaseProxy } from '#server/testing/outside/database-proxy.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { announce, CONNECT_LIMIT_MS, createChangeFeed, pauseMs } from './change-feed.ts';
import type { Change } from './change-feed.ts';

async function createFeed() {
  const database = await createTestDatabase();
  const proxy = await createDatabaseProxy(database.url);
  // The pauses are the test's own: it lets one attempt happen after the other.
  const pauses: { attempt: number; end: () => void }[] = [];
  const feed = createChangeFeed({
    url: proxy.url,
    onError: () => {},
    pause: (attempt, signal) =>
      new Promise((resolve) => {
        pauses.push({ attempt, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  onTestFinished(() => feed.close());
  await feed.start();
  const heard: (Change | null)[] = [];
  feed.watch('ada', (change) => heard.push(change));
  return { ...database, proxy, feed, heard, pauses };
}

const change = {
  kind: 'generation',
  userId: 'ada',
  generationId: 'one',
  state: 'running',
} as const;

test('however long the database was away, it is heard again within ten seconds of its return', () => {
  const attempts = Array.from({ length: 100 }, (_, attempt) => attempt);
  // At worst it comes back just after the start of an attempt that then hangs to its limit.
  for (const attempt of attempts)
    expect(CONNECT_LIMIT_MS + pauseMs(attempt, 1)).toBeLessThanOrEqual(10_000);
  // And in no hurry: from the sixth attempt on a second and more, never together.
  for (const attempt of attempts.slice(5)) expect(pauseMs(attempt, 0)).toBeGreaterThan(1000);
});

test('an outage is one attempt after the other, and everyone who watches hears when it is over', async () => {
  const { proxy, heard, db, pauses } = await createFeed();

  proxy.goDown();
  for (let failed = 0; failed < 5; failed++) {
    await expect.poll(() => pauses.length).toBe(failed + 1);
    pauses[failed]?.end();
  }
  await expect.poll(() => pauses.map(({ attempt }) => attempt)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(proxy.tried()).toBe(1 + 5);
  proxy.recover();
  pauses[5]?.end();
  await expect.poll(() => heard).toEqual([null]);

  await announce(db, change);
  await expect.poll(() => heard).toEqual([null, change]);
  expect(proxy.open()).toBe(1);
  expect(pauses).toHaveLength(6);
});

test('a connection that is ended on an idle server is replaced by one', async () => {
  const { proxy, heard, pool, pauses } = await createFeed();
  const before = proxy.tried();

  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vignette-events' and datname = current_database()`);
  await expect.poll(() => pauses.length).toBe(1);
  pauses[0]?.end();
  await expect.poll(() => heard).toEqual([null]);

  expect(proxy.tried() - before).toBe(1);
  expect(proxy.open()).toBe(1);
});

test('a feed that was closed during an outage tries no more', async () => {
  const { proxy, feed, pauses } = await createFeed();
  proxy.goDown();
  await expect.poll(() => pauses.length).toBe(1);
  await feed.close();
  expect(proxy.tried()).toBe(1);
  expect(proxy.open()).toBe(0);
});
