import { expect, test } from 'vitest';

import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

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
  // Decades long: it does not turn while the test runs.
  const turn = { key: `test:${await createProfile(db)}`, limit: 2, windowS: 1_000_000_000 };

  expect(await rateLimiter.take([turn])).toBeNull();
  expect(await rateLimiter.take([turn])).toBeNull();
  for (let i = 0; i < 50; i++) expect(await rateLimiter.take([turn])).toBeGreaterThan(0);

  expect(writes).toBe(3);
  now += 1_000_000_000_000;
  await rateLimiter.take([turn]);
  expect(writes).toBe(4);
});
