import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { Schema } from '#server/db/schema/schema.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { countAttempts } from './count-attempts.ts';
import { createRateLimiter } from './rate-limiter.ts';

test('who was refused is remembered: the refusals that follow do not reach the database', async () => {
  const { db } = await createTestDatabase();
  let writes = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      writes++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  let now = Date.now();
  const rateLimiter = createRateLimiter(counted, () => now);
  const attempt = { key: `test:${await createProfile(db)}`, limit: 2, windowS: 1_000_000_000 };

  expect(await rateLimiter.take([attempt])).toBeNull();
  expect(await rateLimiter.take([attempt])).toBeNull();
  for (let i = 0; i < 50; i++) expect(await rateLimiter.take([attempt])).toBeGreaterThan(0);

  expect(writes).toBe(3);
  now += 1_000_000_000_000;
  await rateLimiter.take([attempt]);
  expect(writes).toBe(4);
});

describe('a window', () => {
  const shift = (db: Kysely<Schema>, byS: number) =>
    sql`update rate_limits set window_start = window_start - make_interval(secs => ${byS})`.execute(
      db,
    );

  test('begins with the first attempt, and the next one with the first after its end', async () => {
    const { db } = await createTestDatabase();
    const attempt = { key: 'test:window', limit: 2, windowS: 900 };
    for (const refused of [null, null, [{ key: attempt.key, waitS: expect.any(Number) }]])
      expect(await countAttempts(db, [attempt])).toEqual(refused);

    // Attempts that were refused do not put its end off.
    await shift(db, 600);
    const [refused] = (await countAttempts(db, [attempt])) ?? [];
    expect(refused?.waitS).toBeLessThanOrEqual(300);

    await shift(db, 300);
    expect(await countAttempts(db, [attempt])).toBeNull();
    expect(await countAttempts(db, [attempt])).toBeNull();
    expect(await countAttempts(db, [attempt])).not.toBeNull();
  });

  test('of one key ends without those of others that are counted with it', async () => {
    const { db } = await createTestDatabase();
    const short = { key: 'test:short', limit: 1, windowS: 60 };
    const long = { key: 'test:long', limit: 1, windowS: 3600 };
    expect(await countAttempts(db, [short, long])).toBeNull();
    await shift(db, 61);
    expect(await countAttempts(db, [short, long])).toMatchObject([{ key: 'test:long' }]);
  });

  test('that was begun by a clock far ahead is over', async () => {
    const { db } = await createTestDatabase();
    const attempt = { key: 'test:ahead', limit: 1, windowS: 60 };
    await countAttempts(db, [attempt]);
    await shift(db, -86_400);
    expect(await countAttempts(db, [attempt])).toBeNull();
    expect(await countAttempts(db, [attempt])).not.toBeNull();
  });

  test('counts whoever comes at once, one by one', async () => {
    const { db } = await createTestDatabase();
    const attempt = { key: 'test:crowd', limit: 5, windowS: 60 };
    await countAttempts(db, [attempt]);
    await shift(db, 61);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => countAttempts(db, [attempt])),
    );
    expect(answers.filter((refused) => refused === null)).toHaveLength(5);
  });
});
