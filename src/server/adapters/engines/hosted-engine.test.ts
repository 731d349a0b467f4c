import { describe, expect, test } from 'vitest';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { newWine } from '#server/testing/wines.ts';
import { createHostedEngine } from './hosted-engine.ts';
import type { HostedModel } from './hosted-models.ts';
import { compatible, draw, REQUEST } from '#server/testing/outside/hosted-drawing.ts';

const picture = await drawPicture();
const base64 = picture.toString('base64');
const openAiAnswer = json(200, { data: [{ b64_json: base64 }] });

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
