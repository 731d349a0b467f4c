import { expect, test } from 'vitest';

import { createHostedEngine } from '#server/adapters/engines/hosted-engine.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import type { Answer } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';

const b64_json = (await drawPicture()).toString('base64');
const good = json(200, { data: [{ b64_json }] });

/** The whole way, from the request to the files, with a hosted model that behaves as told. */
async function order(answer: Answer, env: Record<string, string> = {}) {
  const fake = await startFakeProvider();
  fake.answer(answer);
  const engine = createHostedEngine({
    kind: 'openai-compatible',
    model: 'sd-xl',
    baseUrl: fake.url,
  });
  const app = await createTestApp({ engine, env });
  const member = await app.member();
  const response = await member.post('/functions/v1/generate-pictures', { prompt: 'a red' });
  const body = (await response.json()) as { code?: string; imageUrl?: string };
  const { credits } = await member.api.profile.get();
  const { fault } = await verifyLedger(app.context.db);
  return { app, member, fake, body, credits, fault };
}

test('a hosted model’s picture arrives with its origin in every file and costs one credit', async () => {
  const { app, member, body, credits, fault } = await order(good);
  expect({ credits, fault }).toEqual({ credits: 9, fault: null });
  const file = Buffer.from(await (await member.fetch(body.imageUrl ?? '')).arrayBuffer());
  expect(await app.context.pictureStore.credentials.inspect(file)).toMatchObject({
    isValid: true,
    digitalSource: 'trainedAlgorithmicMedia',
    softwareAgent: 'openai-compatible/sd-xl',
  });
});

test('a model that is busy twice is asked a third time, and one credit is spent', async () => {
  let calls = 0;
  const busy = json(429, { error: { message: 'busy' } }, { 'Retry-After': '0' });
  const { fake, credits, fault } = await order((call, res) =>
    ++calls < 3 ? busy(call, res) : good(call, res),
  );
  expect(fake.calls).toHaveLength(3);
  expect({ credits, fault }).toEqual({ credits: 9, fault: null });
});

test.each<[string, Answer, string]>([
  ['fails for good', json(401, { error: { message: 'no' } }), 'ENGINE_UNAVAILABLE'],
  [
    'refuses the prompt',
    json(400, { error: { message: 'content_policy_violation' } }),
    'ENGINE_REFUSED',
  ],
  [
    'sends a web page as a picture',
    json(200, { data: [{ b64_json: Buffer.from('<html>').toString('base64') }] }),
    'BAD_IMAGE',
  ],
  [
    'names an address inside our network',
    json(200, { data: [{ url: 'http://127.0.0.1:1/a.png' }] }),
    'BAD_IMAGE',
  ],
])('a model that %s costs nothing', async (_what, answer, code) => {
  const { app, member, body, credits, fault } = await order(answer);
  expect(body.code).toBe(code);
  expect({ credits, fault }).toEqual({ credits: 10, fault: null });
  expect((await member.api.images.list({})).images).toEqual([]);
  const files: string[] = [];
  for await (const { key } of app.context.pictureStore.files.list('pictures/')) files.push(key);
  expect(files).toEqual([]);
});

/** One more sign whenever the last one has left, without end. */
const drip: Answer = (_call, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json' });
  const next = () => void (res.destroyed || res.write(' ', () => setImmediate(next)));
  next();
};

test.each<[string, Answer]>([
  ['hangs', () => {}],
  ['drips', drip],
])('a model that %s is left at the deadline and costs nothing', async (_what, answer) => {
  const { body, credits, fault } = await order(answer, { GENERATION_DEADLINE_S: '1' });
  expect(body.code).toBe('GENERATION_TIMED_OUT');
  expect({ credits, fault }).toEqual({ credits: 10, fault: null });
});
