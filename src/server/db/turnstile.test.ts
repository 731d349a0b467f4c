import { expect, test } from 'vitest';

import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { createTurnstile } from './turnstile.ts';

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
  const turnstile = createTurnstile(counted, () => now);
  // Decades long: it does not turn while the test runs.
  const turn = { key: `test:${await createProfile(db)}`, limit: 2, windowS: 1_000_000_000 };

  expect(await turnstile.take([turn])).toBeNull();
  expect(await turnstile.take([turn])).toBeNull();
  for (let i = 0; i < 50; i++) expect(await turnstile.take([turn])).toBeGreaterThan(0);

  expect(writes).toBe(3);
  now += 1_000_000_000_000;
  await turnstile.take([turn]);
  expect(writes).toBe(4);
});
