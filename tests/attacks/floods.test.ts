import { beforeAll, describe, expect, test } from 'vitest';

import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { COSTLY_CALLS, PICTURES_AWAITED, REQUEST_LIMITS } from '#shared/rules/limits.ts';

import { howMany } from './length.ts';

let app: TestApp;
/** Pictures are finished once this is. */
let gate = Promise.resolve();
beforeAll(async () => {
  app = await createTestApp({
    engine: createTestEngine({ behave: () => gate }),
    pictures: createCountingPictures(),
    env: { GENERATION_MAX_ACTIVE: '1', GENERATION_PER_MINUTE: '5' },
  });
  return app.stop;
});

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

test('refused requests use turns up: after a few the answer is RATE_LIMITED', async () => {
  const member = await app.member();
  // More pictures than may be open at once: each is refused before anything is drawn.
  const ask = () => member.post('/functions/v1/generate-pictures', { prompt: 'a glass', count: 2 });
  const codes: (string | undefined)[] = [];
  const minute = () => Math.floor(Date.now() / 60_000);
  const first = minute();
  for (let i = 0; i < howMany({ quick: 12, long: 350 }); i++) codes.push(await codeOf(await ask()));
  expect(codes[0]).toBe('TOO_MANY_ACTIVE');
  // Two turns each, five a minute; the minute may turn, at any of them, while the test runs.
  const heard = codes.filter((code) => code === 'TOO_MANY_ACTIVE').length;
  expect(heard).toBeLessThanOrEqual(2 * (minute() - first + 1));
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(codes.length - heard);
});

test('a flood from one person waits for itself, is cut off, and leaves the others alone', async () => {
  const [attacker, bystander] = [await app.member(), await app.member()];
  await Promise.all([attacker.api.profile.get(), bystander.api.profile.get()]);
  const size = REQUEST_LIMITS.atOnce + REQUEST_LIMITS.waiting + howMany({ quick: 40, long: 400 });
  const flood = Array.from({ length: size }, () => attacker.fetch('/api/images'));
  const calm = await Promise.all(Array.from({ length: 3 }, () => bystander.fetch('/api/profile')));
  expect(calm.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answers = await Promise.all(flood);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => [200, 429].includes(status))).toBe(true);
  for (const refused of answers.filter(({ status }) => status === 429))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('one order sent again and again waits a few times and no more', async () => {
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const member = await app.member();
  const order = { prompt: 'a glass of red', idempotencyKey: crypto.randomUUID() };
  const ask = () => member.post('/functions/v1/generate-pictures', order);
  const first = ask();
  while ((await member.api.generations.list({})).generations.length === 0);
  const beyond = howMany({ quick: 20, long: 60 });
  const again = Array.from({ length: PICTURES_AWAITED - 1 + beyond }, ask);
  // Waiting requests keep nobody else's place, so all beyond the first few are answered by now.
  const early = new Set<number>();
  const all = again.map(async (asked, i) => {
    const { status } = await asked;
    early.add(i);
    if (early.size === beyond) opened.resolve();
    return status;
  });
  const statuses = [(await first).status, ...(await Promise.all(all))];
  const told = (wanted: number) => statuses.filter((status) => status === wanted);
  expect([told(202).length, told(200).length]).toEqual([beyond, PICTURES_AWAITED]);
});

describe.each([
  ['verify', '/api/credentials/verify', { method: 'POST', body: 'not a picture' }],
  [
    'archive',
    '/api/images/archive',
    { method: 'POST', body: new URLSearchParams({ selection: '{"ids":[]}' }) },
  ],
  ['accountExport', '/api/account/export', {}],
] as const)('%s', (name, path, init) => {
  test('can be asked for only so often', async () => {
    const member = await app.member();
    const statuses: number[] = [];
    for (let i = 0; i <= COSTLY_CALLS[name].limit; i++) {
      const answer = await member.fetch(path, init);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses.indexOf(429)).toBe(COSTLY_CALLS[name].limit);
  });
});
