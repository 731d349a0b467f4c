import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { Schema } from '#server/db/schema/schema.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { takeTurns } from './count-attempt.ts';
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
  const turn = { key: `test:${await createProfile(db)}`, limit: 2, windowS: 1_000_000_000 };

  expect(await rateLimiter.take([turn])).toBeNull();
  expect(await rateLimiter.take([turn])).toBeNull();
  for (let i = 0; i < 50; i++) expect(await rateLimiter.take([turn])).toBeGreaterThan(0);

  expect(writes).toBe(3);
  now += 1_000_000_000_000;
  await rateLimiter.take([turn]);
  expect(writes).toBe(4);
});

describe('a window', () => {
  const shift = (db: Kysely<Schema>, byS: number) =>
    sql`update rate_limits set window_start = window_start - make_interval(secs => ${byS})`.execute(
      db,
    );

  test('begins with the first attempt, and the next one with the first after its end', async () => {
    const { db } = await createTestDatabase();
    const turn = { key: 'test:window', limit: 2, windowS: 900 };
    for (const refused of [null, null, [{ key: turn.key, waitS: expect.any(Number) }]])
      expect(await takeTurns(db, [turn])).toEqual(refused);

    // Attempts that were refused do not put its end off.
    await shift(db, 600);
    const [refused] = (await takeTurns(db, [turn])) ?? [];
    expect(refused?.waitS).toBeLessThanOrEqual(300);

    await shift(db, 300);
    expect(await takeTurns(db, [turn])).toBeNull();
    expect(await takeTurns(db, [turn])).toBeNull();
    expect(await takeTurns(db, [turn])).not.toBeNull();
  });

  test('of one key ends without those of others that are counted with it', async () => {
    const { db } = await createTestDatabase();
    const short = { key: 'test:short', limit: 1, windowS: 60 };
    const long = { key: 'test:long', limit: 1, windowS: 3600 };
    expect(await takeTurns(db, [short, long])).toBeNull();
    await shift(db, 61);
    expect(await takeTurns(db, [short, long])).toMatchObject([{ key: 'test:long' }]);
  });

  test('that was begun by a clock far ahead is over', async () => {
    const { db } = await createTestDatabase();
    const turn = { key: 'test:ahead', limit: 1, windowS: 60 };
    await takeTurns(db, [turn]);
    await shift(db, -86_400);
    expect(await takeTurns(db, [turn])).toBeNull();
    expect(await takeTurns(db, [turn])).not.toBeNull();
  });

  test('counts whoever comes at once, one by one', async () => {
    const { db } = await createTestDatabase();
    const turn = { key: 'test:crowd', limit: 5, windowS: 60 };
    await takeTurns(db, [turn]);
    await shift(db, 61);
    const answers = await Promise.all(Array.from({ length: 12 }, () => takeTurns(db, [turn])));
    expect(answers.filter((refused) => refused === null)).toHaveLength(5);
  });
});
