import { describe, expect, test } from 'vitest';
import { EngineError } from '#server/ports/image-engine.ts';
import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import type { Answer } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { compatible, draw } from '#server/testing/outside/hosted-drawing.ts';

const openAiAnswer = json(200, {
  data: [{ b64_json: (await drawPicture()).toString('base64') }],
});

async function failure(work: Promise<unknown>): Promise<EngineError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw new Error(`Not an engine error: ${String(error)}`);
  return error;
}

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
