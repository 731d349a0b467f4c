import { expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';

const GENEROUS = {
  GENERATION_MAX_ACTIVE: '1000',
  GENERATION_PER_MINUTE: '10000',
  GENERATION_PER_MINUTE_NETWORK: '10000',
  GENERATION_CONCURRENCY: '8',
};

async function createRace() {
  const engine = createTestEngine();
  const pictures = createCountingPictures();
  const app = await createTestApp({ engine, pictures, env: GENEROUS });
  const member = await app.member();
  await member.api.profile.get();
  const ask = (key: string) =>
    member.fetch('/functions/v1/generate-pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ prompt: 'a glass of red' }),
    });
  return { app, engine, pictures, member, ask };
}

test('two hundred requests at once on ten credits make exactly ten pictures', async () => {
  const { app, engine, pictures, member, ask } = await createRace();

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ask(`race-number-${index}`)),
  );

  const counts = Object.groupBy(answers, (answer) => String(answer.status));
  expect(counts['200']).toHaveLength(10);
  // No credit left, or more at once than one person may have answered.
  const refusals = Object.keys(counts).filter((status) => status !== '200');
  expect(refusals.filter((status) => !['402', '429'].includes(status))).toEqual([]);
  expect(engine.calls).toHaveLength(10);
  expect(pictures.kept.size).toBe(10);
  expect((await member.api.profile.get()).credits).toBe(0);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
}, 180_000);

test('a hundred requests at once with one key are one request', async () => {
  const { app, engine, member, ask } = await createRace();

  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('one-and-the-same')));

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
    image: { id: string };
  }[];
  expect(new Set(bodies.map((body) => body.image.id)).size).toBe(1);
  expect(engine.calls).toHaveLength(1);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
}, 180_000);

test('four instances that race on one account and its keys make each picture once', async () => {
  const { app, member } = await createRace();
  const others = await Promise.all(
    Array.from({ length: 3 }, () =>
      createTestApp({
        databaseUrl: app.databaseUrl,
        engine: createTestEngine(),
        pictures: createCountingPictures(),
        env: GENEROUS,
      }),
    ),
  );
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answers = await Promise.all(
    [app, ...others].flatMap(({ url }) =>
      Array.from({ length: 20 }, (_, key) =>
        fetch(`${url}/functions/v1/generate-pictures`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': `shared-key-${key}`,
            Origin: url,
            Cookie: cookie,
          },
          body: JSON.stringify({ prompt: 'a glass of red' }),
        }),
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402]));
  const { db } = app.context;
  const images = await db.selectFrom('generated_images').select('id').execute();
  expect(images).toHaveLength(10);
  expect((await member.api.profile.get()).credits).toBe(0);
  expect((await verifyLedger(db)).fault).toBeNull();
}, 180_000);
