import { expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestEngine, takeTime } from '#server/testing/outside/test-engine.ts';
import { COSTLY_CALLS } from '#shared/rules/limits.ts';
import { SEED_MAX } from '#shared/rules/pictures/generation.ts';

const PROMPT = 'a glass of red wine at sunset';

async function expectSoundLedger(app: TestApp) {
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
}

test('a described scene becomes a picture for one credit', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine });
  const member = await app.member();

  const answer = await member.api.generations.generate({ prompt: `  ${PROMPT} `, seed: 7 });

  expect(answer.status).toBe(200);
  if (answer.status !== 200) return;
  expect(answer.body.image).toMatchObject({
    prompt: PROMPT,
    size: 'square',
    styleId: 'cinematic',
    wineStyle: 'red',
    seed: 7,
    contents: { shown: ['a glass'], notDrawn: ['zeppelin'] },
    width: 256,
    height: 256,
    isFavorite: false,
  });
  expect(answer.body.imageUrl).toBe(answer.body.image.imageUrl);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect(engine.calls).toHaveLength(1);
  await expectSoundLedger(app);
});

test('four variations are four pictures, four seeds and four credits', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();

  const answer = await member.api.generations.generate({ prompt: PROMPT, count: 4, seed: 100 });

  expect(answer.status === 200 && answer.body.images).toHaveLength(4);
  expect(engine.calls.map((call) => call.seed).toSorted((a, b) => a - b)).toEqual([
    100, 101, 102, 103,
  ]);
  expect((await member.api.profile.get()).credits).toBe(6);
  await expectSoundLedger(app);
});

test('after the last seed comes the first', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();

  await member.api.generations.generate({ prompt: PROMPT, count: 2, seed: SEED_MAX });

  expect(engine.calls.map((call) => call.seed).toSorted((a, b) => a - b)).toEqual([0, SEED_MAX]);
});

test('the same key and body give the same picture; the same key with other words is refused', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();
  const post = (body: object, key = 'press-of-a-button-1') =>
    member.fetch('/functions/v1/generate-pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });

  const [first, again] = [await post({ prompt: PROMPT }), await post({ prompt: PROMPT })];
  const other = await post({ prompt: 'a glass of white wine' });
  const bad = await post({ prompt: PROMPT }, 'short');

  const bodies = [await first.json(), await again.json()] as { image: { id: string } }[];
  expect(bodies[0]?.image.id).toBe(bodies[1]?.image.id);
  expect(engine.calls).toHaveLength(1);
  expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
    422,
    'IDEMPOTENCY_MISMATCH',
  ]);
  expect(bad.status).toBe(422);
  expect((await member.api.profile.get()).credits).toBe(9);
});

test('an empty prompt, an unknown style and a disallowed scene are refused before anything is held', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine });
  const member = await app.member();
  const refusal = async (body: object) => {
    const response = await member.post('/functions/v1/generate-pictures', body);
    const { code, message } = (await response.json()) as { code: string; message: string };
    return { status: response.status, code, message };
  };

  expect(await refusal({ prompt: '   ' })).toEqual({
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'Please enter a prompt',
  });
  expect(await refusal({ prompt: PROMPT, styleId: 'nope' })).toMatchObject({ status: 422 });
  expect(await refusal({ prompt: PROMPT, count: 5 })).toMatchObject({ status: 422 });
  expect(await refusal({ prompt: 'a child drinking wine' })).toMatchObject({
    status: 422,
    code: 'PROMPT_REFUSED',
  });
  expect(engine.calls).toHaveLength(0);
  expect((await member.api.profile.get()).credits).toBe(10);
});

test('a prompt that the engine cannot read at all is refused before anything is held', async () => {
  const engine = createTestEngine();
  const app = await createTestApp({ engine: { ...engine, canRead: (prompt) => prompt !== '???' } });
  const member = await app.member();
  const answer = await member.post('/functions/v1/generate-pictures', { prompt: '???' });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'PROMPT_UNREADABLE' }]);
  expect(engine.calls).toHaveLength(0);
  expect((await member.api.profile.get()).credits).toBe(10);
});

test('without a credit, with too many pictures under way or with a full queue, the answer says so', async () => {
  const engine = createTestEngine({ behave: (_, __, signal) => takeTime(60_000, signal) });
  const app = await createTestApp({
    engine,
    env: { GENERATION_MAX_ACTIVE: '2', GENERATION_QUEUE_LIMIT: '2', GENERATION_CONCURRENCY: '1' },
  });
  const [member, poor, third] = [await app.member(), await app.member(), await app.member()];
  await Promise.all([member, poor, third].map((person) => person.api.profile.get()));
  await app.context.db
    .updateTable('profiles')
    .set({ credits: 0 })
    .where('user_id', '=', poor.userId)
    .execute();
  const ask = (person: typeof member) =>
    person.post('/functions/v1/generate-pictures', { prompt: PROMPT });

  const broke = await ask(poor);
  expect([broke.status, await broke.json()]).toMatchObject([402, { code: 'INSUFFICIENT_CREDITS' }]);

  const pending = [ask(member), ask(member)];
  await expect.poll(async () => (await member.api.generations.list({})).generations.length).toBe(2);
  await expect.poll(() => engine.calls.length).toBe(1);
  const tooMany = await ask(member);
  expect([tooMany.status, await tooMany.json()]).toMatchObject([429, { code: 'TOO_MANY_ACTIVE' }]);
  expect(Number(tooMany.headers.get('Retry-After'))).toBeGreaterThan(0);

  const more = ask(third);
  await expect.poll(async () => (await third.api.generations.list({})).generations.length).toBe(1);
  const full = await ask(third);
  expect([full.status, await full.json()]).toMatchObject([429, { code: 'QUEUE_FULL' }]);
  expect(Number(full.headers.get('Retry-After'))).toBeGreaterThan(0);

  for (const person of [member, third])
    for (const { id } of (await person.api.generations.list({})).generations)
      await person.api.generations.cancel({ id });
  expect((await Promise.all([...pending, more])).map((answer) => answer.status)).toEqual([
    409, 409, 409,
  ]);
});

test('more requests in a minute than allowed wait for the next minute', async () => {
  const app = await createTestApp({
    pictures: createCountingPictures(),
    env: { GENERATION_PER_MINUTE: '1' },
  });
  const member = await app.member();
  // At one moment: however slow the machine is, the minute turns at most once between them.
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      member.post('/functions/v1/generate-pictures', { prompt: PROMPT }),
    ),
  );

  const [made, refused] = [200, 429].map((status) => answers.filter((a) => a.status === status));
  expect(made?.length).toBeLessThanOrEqual(2);
  expect(refused?.length).toBe(4 - (made?.length ?? 0));
  for (const answer of refused ?? [])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await member.api.profile.get()).credits).toBe(10 - (made?.length ?? 0));
});

test('one network cannot use the minute of all others up', async () => {
  const app = await createTestApp({
    pictures: createCountingPictures(),
    env: { GENERATION_PER_MINUTE_NETWORK: '1' },
  });
  const members = await Promise.all(Array.from({ length: 4 }, () => app.member()));
  const answers = await Promise.all(
    members.map((member) => member.post('/functions/v1/generate-pictures', { prompt: PROMPT })),
  );
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(await refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED' });
});

test('a banned member is refused at once', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await member.api.profile.get();
  await app.context.db
    .updateTable('profiles')
    .set({ banned: true, ban_date: new Date() })
    .where('user_id', '=', member.userId)
    .execute();
  const answer = await member.post('/functions/v1/generate-pictures', { prompt: PROMPT });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'BANNED' }]);
});

test('a prompt is read for nothing, as often as one types and not oftener', async () => {
  const reading = { willDraw: ['a glass'], cannotDraw: [], isTooLittle: false };
  const app = await createTestApp({
    engine: { ...createTestEngine(), read: async () => reading },
  });
  const member = await app.member();
  const read = () => member.api.generations.read({ prompt: PROMPT });

  expect(await read()).toEqual({ reading });
  expect((await member.api.profile.get()).credits).toBe(10);

  // Turns are counted by the minute, and the next one may begin in between.
  const tooMany = 2 * COSTLY_CALLS.reading.limit + 10;
  const refused = await Promise.allSettled(Array.from({ length: tooMany }, read));
  expect(refused.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5);
});

test('what will be refused is said while one types, not promised', async () => {
  const app = await createTestApp({ engine: createTestEngine() });
  const member = await app.member();
  const answer = await member.post('/api/generations/read', {
    prompt: 'a child drinking red wine',
  });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'PROMPT_REFUSED' }]);
});

test('an engine that cannot tell reads nothing', async () => {
  const app = await createTestApp({ engine: createTestEngine({ isHosted: true }) });
  const member = await app.member();
  expect(await member.api.generations.read({ prompt: PROMPT })).toEqual({ reading: null });
});
