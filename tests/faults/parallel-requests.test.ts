import { expect, test, vi } from 'vitest';

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

interface Taken {
  generations: { id: string }[];
}

/** 200, or 202 where a busy machine takes longer than the answer waits: taken is taken. */
const isTaken = (answer: Response) => [200, 202].includes(answer.status);

/** The pictures of all answers that were taken have ended. */
async function awaitPictures({ member }: Awaited<ReturnType<typeof createRace>>): Promise<void> {
  await vi.waitFor(
    async () => expect((await member.api.generations.list({})).generations).toEqual([]),
    { timeout: 120_000, interval: 100 },
  );
}

test('two hundred requests at once on ten credits make exactly ten pictures', async () => {
  const race = await createRace();
  const { app, engine, pictures, member, ask } = race;

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ask(`race-number-${index}`)),
  );

  expect(answers.filter(isTaken)).toHaveLength(10);
  // No credit left, or more at once than one person may have answered.
  const refusals = answers.filter((answer) => !isTaken(answer)).map(({ status }) => status);
  expect(refusals.filter((status) => ![402, 429].includes(status))).toEqual([]);
  await awaitPictures(race);
  expect(engine.calls).toHaveLength(10);
  expect(pictures.kept.size).toBe(10);
  expect((await member.api.profile.get()).credits).toBe(0);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a hundred requests at once with one key are one request', async () => {
  const race = await createRace();
  const { app, engine, member, ask } = race;

  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('one-and-the-same')));

  expect(answers.filter((answer) => !isTaken(answer))).toEqual([]);
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Taken[];
  const made = bodies.flatMap(({ generations }) => generations.map(({ id }) => id));
  expect(made).toHaveLength(100);
  expect(new Set(made).size).toBe(1);
  await awaitPictures(race);
  expect(engine.calls).toHaveLength(1);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('four instances that race on one account and its keys make each picture once', async () => {
  const race = await createRace();
  const { app, member } = race;
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
  const refusals = answers.filter((answer) => !isTaken(answer)).map(({ status }) => status);
  expect(new Set(refusals)).toEqual(new Set([402]));
  await awaitPictures(race);
  const { db } = app.context;
  const images = await db.selectFrom('generated_images').select('id').execute();
  expect(images).toHaveLength(10);
  expect((await member.api.profile.get()).credits).toBe(0);
  expect((await verifyLedger(db)).fault).toBeNull();
});
