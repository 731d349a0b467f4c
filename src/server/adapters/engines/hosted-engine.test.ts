import { describe, expect, test } from 'vitest';

import { EngineError } from '#server/ports/image-engine.ts';
import type { EngineResult } from '#server/ports/image-engine.ts';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import type { Answer } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { newWine } from '#server/testing/wines.ts';
import { findPictureSize, findStylePreset } from '#shared/rules/pictures/generation.ts';
import type { PictureSize, StylePreset } from '#shared/rules/pictures/generation.ts';

import { createHostedEngine } from './hosted-engine.ts';
import type { HostedModel } from './hosted-models.ts';

const REQUEST = {
  prompt: 'a glass of red at sunset',
  style: findStylePreset('pop_art') as StylePreset,
  size: findPictureSize('landscape') as PictureSize,
  seed: 4711,
};
const picture = await drawPicture();
const base64 = picture.toString('base64');
const openAiAnswer = json(200, { data: [{ b64_json: base64 }] });

function draw(hosted: HostedModel, signal = new AbortController().signal): Promise<EngineResult> {
  const engine = createHostedEngine(hosted);
  return engine.generate(REQUEST, { signal, onProgress: () => {}, onPreview: () => {} });
}

async function failure(work: Promise<unknown>): Promise<EngineError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw new Error(`Not an engine error: ${String(error)}`);
  return error;
}

async function compatible(answer: Answer) {
  const fake = await startFakeProvider();
  fake.answer(answer);
  const hosted = { kind: 'openai-compatible', model: 'sd-xl', baseUrl: `${fake.url}/v1` } as const;
  return { fake, hosted };
}

describe('a customer’s own bottle', () => {
  const wine = { draft: newWine({ name: 'Clos du Peer' }), artwork: {} };
  const bottle = Buffer.from('89504e470d0a1a0a-the-bottle');
  const shown = (hosted: HostedModel) =>
    createHostedEngine(hosted, { packshot: async () => bottle });
  const idle = { signal: new AbortController().signal, onProgress: () => {}, onPreview: () => {} };

  test('is shown to OpenAI’s model, which is told to keep its label', async () => {
    const fake = await startFakeProvider();
    fake.answer(openAiAnswer);
    const hosted = {
      kind: 'openai',
      model: 'gpt-image-1',
      apiKey: 'k',
      baseUrl: fake.url,
    } as const;
    expect(shown(hosted).showsOwnWines).toBe(true);
    await shown(hosted).generate({ ...REQUEST, wine }, idle);
    expect(fake.calls[0]?.path).toBe('/images/edits');
    const form = (fake.calls[0]!.body as Buffer).toString('latin1');
    expect(form).toContain('the-bottle');
    expect(form).toContain('a glass of red at sunset');
    expect(form).toContain('(Clos du Peer)');
    await shown(hosted).generate(REQUEST, idle);
    expect(fake.calls[1]?.path).toBe('/images/generations');
  });

  test('is shown to Google’s model', async () => {
    const fake = await startFakeProvider();
    const part = { inlineData: { mimeType: 'image/png', data: base64 } };
    fake.answer(
      json(200, {
        candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      }),
    );
    const hosted = {
      kind: 'google',
      model: 'gemini-2.5-flash-image',
      apiKey: 'k',
      baseUrl: fake.url,
    } as const;
    await shown(hosted).generate({ ...REQUEST, wine }, idle);
    expect(JSON.stringify(fake.calls[0]?.body)).toContain(bottle.toString('base64'));
  });

  test.each([
    ['openai', 'dall-e-3'],
    ['fal', 'fal-ai/flux/dev'],
    ['replicate', 'some/model'],
    ['openai-compatible', 'sd-xl'],
  ] as const)('is refused where %s’s %s looks at no pictures', (kind, model) => {
    expect(shown({ kind, model }).showsOwnWines).toBe(false);
  });
});

describe('each hosted engine draws, with the words of the preset', () => {
  test('OpenAI', async () => {
    const fake = await startFakeProvider();
    fake.answer(openAiAnswer);
    const result = await draw({
      kind: 'openai',
      model: 'gpt-image-1',
      apiKey: 'secret-key',
      baseUrl: `${fake.url}/v1`,
    });
    expect(result).toMatchObject({ bytes: new Uint8Array(picture), seed: 4711 });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: 'Bearer secret-key' },
      body: { model: 'gpt-image-1', n: 1, size: '1536x1024' },
    });
    expect(fake.calls[0]?.body).toHaveProperty(
      'prompt',
      'a glass of red at sunset, pop art comic print, bold ink outlines, halftone dots, flat colour',
    );
  });

  test('an OpenAI-compatible server, asked for base64 and without a key', async () => {
    const { fake, hosted } = await compatible(openAiAnswer);
    expect(await draw(hosted)).toMatchObject({ bytes: new Uint8Array(picture) });
    expect(fake.calls[0]).toMatchObject({
      path: '/v1/images/generations',
      body: { model: 'sd-xl', size: '1216x832', response_format: 'b64_json', seed: 4711 },
    });
    expect(fake.calls[0]?.headers.authorization).toBeUndefined();
  });

  test('fal, inline', async () => {
    const fake = await startFakeProvider();
    fake.answer(json(200, { images: [{ url: `data:image/png;base64,${base64}` }] }));
    const result = await draw({
      kind: 'fal',
      model: 'fal-ai/flux/dev',
      apiKey: 'k',
      baseUrl: fake.url,
    });
    expect(result).toMatchObject({ bytes: picture });
    expect(fake.calls[0]).toMatchObject({
      path: '/fal-ai/flux/dev',
      headers: { authorization: 'Key k' },
      body: { seed: 4711, sync_mode: true, image_size: { width: 1216, height: 832 } },
    });
  });

  test('Replicate, which is asked until it is ready; the address is not fetched here', async () => {
    const fake = await startFakeProvider();
    const output = 'https://replicate.delivery/pbxt/abc/out-0.webp';
    const urls = { get: `${fake.url}/v1/predictions/p1` };
    fake.answer((call, res) =>
      call.method === 'POST'
        ? json(201, { status: 'starting', output: null, urls })(call, res)
        : json(200, { status: 'succeeded', output: [output], urls })(call, res),
    );
    const result = await draw({
      kind: 'replicate',
      model: 'black-forest-labs/flux-dev',
      apiKey: 'k',
      baseUrl: `${fake.url}/v1`,
    });
    expect(result).toEqual({ url: output, seed: 4711 });
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/models/black-forest-labs/flux-dev/predictions',
      'GET /v1/predictions/p1',
    ]);
    expect(fake.calls[0]?.body).toMatchObject({ input: { aspect_ratio: '3:2', seed: 4711 } });
  });

  test('Google', async () => {
    const fake = await startFakeProvider();
    fake.answer(
      json(200, {
        candidates: [
          {
            content: { parts: [{ inlineData: { mimeType: 'image/png', data: base64 } }] },
            finishReason: 'STOP',
          },
        ],
      }),
    );
    const result = await draw({
      kind: 'google',
      model: 'gemini-2.5-flash-image',
      apiKey: 'k',
      baseUrl: fake.url,
    });
    expect(result).toMatchObject({ bytes: new Uint8Array(picture) });
    expect(fake.calls[0]?.path).toContain('gemini-2.5-flash-image:generateContent');
    expect(fake.calls[0]?.headers['x-goog-api-key']).toBe('k');
  });
});

describe('a hosted engine that misbehaves', () => {
  test('is asked once only: the queue decides about another attempt', async () => {
    const { fake, hosted } = await compatible(json(500, { error: { message: 'oops' } }));
    const error = await failure(draw(hosted));
    expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE', isRetryable: true });
    expect(fake.calls).toHaveLength(1);
  });

  test('with too many requests says when to come back', async () => {
    const { hosted } = await compatible(
      json(429, { error: { message: 'slow down' } }, { 'Retry-After': '7' }),
    );
    expect(await failure(draw(hosted))).toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      isRetryable: true,
      retryAfterS: 7,
    });
  });

  test.each([401, 403, 404])('and answers %i is not asked again', async (status) => {
    const { hosted } = await compatible(json(status, { error: { message: 'no such key' } }));
    expect(await failure(draw(hosted))).toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      isRetryable: false,
    });
  });

  test('and refuses the prompt says so', async () => {
    const { hosted } = await compatible(
      json(400, { error: { message: 'Blocked', code: 'content_policy_violation' } }),
    );
    expect(await failure(draw(hosted))).toMatchObject({
      code: 'ENGINE_REFUSED',
      isRetryable: false,
    });
  });

  test.each<[string, Answer]>([
    ['a web page', (_call, res) => void res.writeHead(200).end('<!doctype html><h1>Hi</h1>')],
    ['JSON of another shape', json(200, { hello: 'world' })],
    ['half a JSON', (_call, res) => void res.writeHead(200).end('{"data":[{"b64_js')],
    ['no picture at all', json(200, { data: [] })],
    ['nothing', (_call, res) => void res.socket?.destroy()],
  ])('and sends %s fails in a known way', async (_what, answer) => {
    const { hosted } = await compatible(answer);
    expect((await failure(draw(hosted))).code).toMatch(/^ENGINE_(UNAVAILABLE|REFUSED)$/);
  });

  test.each([
    [{ hello: 'world' }, 'Invalid response format from image generation API'],
    [{ data: [] }, 'No image URL received from API - check image generation service.'],
  ])('and sends %j is told apart from one that is away', async (answer, message) => {
    const { hosted } = await compatible(json(200, answer));
    expect((await failure(draw(hosted))).message).toBe(message);
  });

  test('and hangs is left when the signal says so', async () => {
    const late = new Error('deadline');
    const controller = new AbortController();
    const { hosted } = await compatible(() => controller.abort(late));
    await expect(draw(hosted, controller.signal)).rejects.toBe(late);
  });

  test('and answers drop by drop is left as well', async () => {
    const late = new Error('deadline');
    const controller = new AbortController();
    const { hosted } = await compatible((_call, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      let drops = 0;
      const drip = () => {
        if (drops++ === 5) controller.abort(late);
        else res.write(' ', drip);
      };
      drip();
    });
    await expect(draw(hosted, controller.signal)).rejects.toBe(late);
  });

  test('and sends far too much is cut off', async () => {
    const { hosted } = await compatible(async (_call, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      const block = Buffer.alloc(1024 * 1024, 'A');
      res.write('{"data":[{"b64_json":"');
      for (let i = 0; i < 64 && !res.destroyed; i++)
        if (!res.write(block)) await new Promise((resolve) => res.once('drain', resolve));
      res.end('"}]}');
    });
    expect(await failure(draw(hosted))).toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });

  test('and names another host to ask for the result is not followed there', async () => {
    const fake = await startFakeProvider();
    const trap = 'https://inner.example.com/internal/predictions/secrets';
    fake.answer(json(201, { id: 'p1', status: 'starting', output: null, urls: { get: trap } }));
    const replicate = { kind: 'replicate', model: 'a/b', apiKey: 'secret-key' } as const;
    const result = await draw({ ...replicate, baseUrl: `${fake.url}/v1` });
    // It goes the way of every address: through the guarded download, which refuses it.
    expect(result).toMatchObject({ url: trap });
  });

  test('and redirects its API does not take our key along', async () => {
    const { fake, hosted } = await compatible((call, res) =>
      call.path.startsWith('/v1')
        ? void res.writeHead(307, { Location: '/elsewhere' }).end()
        : openAiAnswer(call, res),
    );
    await failure(draw({ ...hosted, apiKey: 'secret' }));
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/images/generations']);
  });

  test('and names a private address for the picture gets nothing fetched by us', async () => {
    const metadata = 'http://169.254.169.254/latest/meta-data.png';
    const { fake, hosted } = await compatible(json(200, { data: [{ url: metadata }] }));
    expect(await failure(draw(hosted))).toMatchObject({ code: 'BAD_IMAGE' });
    // Its own host is trusted by the SDK, not by us: the address comes back instead of the bytes.
    fake.answer(json(200, { data: [{ url: `${fake.url}/files/a.png` }] }));
    expect(await draw(hosted)).toEqual({ url: `${fake.url}/files/a.png`, seed: 4711 });
    expect(fake.calls.every(({ method }) => method === 'POST')).toBe(true);
  });
});
