import { expect, inject, onTestFinished, test } from 'vitest';

import { createDatabase } from '#server/testing/cluster.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTransactionPooler } from '#server/testing/outside/transaction-pooler.ts';

async function createPooledDatabase() {
  const database = await createDatabase(inject('adminUrl'));
  onTestFinished(() => database.drop());
  return { direct: database.url, pooled: await createTransactionPooler(database.url) };
}

test('a transaction pooler alone is refused, with the reason and the way out', async () => {
  const { pooled } = await createPooledDatabase();
  await expect(createTestApp({ databaseUrl: pooled })).rejects.toThrow(
    /transaction mode.*DATABASE_DIRECT_URL/,
  );
});

test('behind a transaction pooler everything works where the direct address is given', async () => {
  const { direct, pooled } = await createPooledDatabase();
  const app = await createTestApp({ databaseUrl: pooled, env: { DATABASE_DIRECT_URL: direct } });
  const member = await app.member();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => member.fetch('/api/profile')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const made = await member.fetch('/functions/v1/generate-pictures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'a glass of red' }),
  });
  expect(made.status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
});
