import { afterAll, describe, expect, test } from 'vitest';

import type { EngineCallbacks } from '#server/ports/image-engine.ts';
import { findPictureSize, findStylePreset } from '#shared/rules/pictures/generation.ts';
import type { PictureSize, StylePreset } from '#shared/rules/pictures/generation.ts';
import type { PromptReading } from '#studio/reading/read-prompt.ts';
import { createReader } from '#studio/reading/reader.ts';

import { createStudioEngine } from './studio.ts';
import type { Studio } from './studio.ts';

const REQUEST = {
  prompt: 'a glass of red at sunset',
  style: findStylePreset('cinematic') as StylePreset,
  size: findPictureSize('square') as PictureSize,
  seed: 7,
};

/** Of all the engines here: to load the lexicon takes longer than all that is read. */
const reader = createReader();
afterAll(() => reader.close());

function picture(width: number, height: number) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) pixels.set([120, 10, 30], i * 4);
  return { width, height, pixels };
}

const drawn = {
  ...picture(64, 64),
  seed: 7,
  shown: ['a glass', 'a vineyard'],
  notDrawn: ['zeppelin'],
  inventory: { things: [{ thing: 'glass' }] },
  spec: {
    wine: 'red' as const,
    varietal: { name: 'Pinot Noir' },
    region: { name: 'Mosel' },
    vintage: 2018,
  },
};

function engineWith(
  generate: Studio['generate'],
  { drawsHere = true, reader: ownReader = reader } = {},
) {
  const log = { opened: 0, closed: 0, woken: [] as string[] };
  const openStudio = async (): Promise<Studio> => {
    log.opened += 1;
    return {
      generate,
      wake: async (styleId) => void log.woken.push(styleId),
      close: async () => void (log.closed += 1),
    };
  };
  return { engine: createStudioEngine(openStudio, { drawsHere, reader: ownReader }), log };
}

function listen(signal = new AbortController().signal) {
  const heard = { progress: [] as number[], previews: [] as string[] };
  const callbacks: EngineCallbacks = {
    signal,
    onProgress: (percent) => heard.progress.push(percent),
    onPreview: ({ mime }) => heard.previews.push(mime),
  };
  return { heard, callbacks };
}

describe('the Studio as an engine', () => {
  test('hands over the pixels it drew, its seed and what is in them', async () => {
    const asked: unknown[] = [];
    const { engine } = engineWith(async (request) => {
      asked.push(request);
      return drawn;
    });
    const result = await engine.generate(REQUEST, listen().callbacks);
    if (!('pixels' in result)) throw new Error('The Studio hands pixels over');
    const { data, ...size } = result.pixels;
    expect(size).toEqual({ width: 64, height: 64, channels: 3 });
    expect(data.length).toBe(64 * 64 * 3);
    expect([...data.subarray(0, 3)]).toEqual([120, 10, 30]);
    expect(result).toMatchObject({
      seed: 7,
      scene: { shown: drawn.shown, notDrawn: drawn.notDrawn },
      wine: { colour: 'red', grape: 'Pinot Noir', region: 'Mosel', vintage: 2018 },
    });
    expect(asked).toEqual([
      { prompt: REQUEST.prompt, styleId: 'cinematic', size: 'square', seed: 7 },
    ]);
    expect(engine).toMatchObject({ name: 'vignette-studio', isHosted: false });
  });

  test('claims no colour of wine where nothing in the picture holds any', async () => {
    const { engine } = engineWith(async () => ({ ...drawn, inventory: { things: [] } }));
    const result = await engine.generate(REQUEST, listen().callbacks);
    expect(result.wine).toMatchObject({ colour: null, grape: 'Pinot Noir' });
  });

  test('knows a prompt that says nothing, without opening the Studio', () => {
    const { engine, log } = engineWith(async () => drawn);
    const readable = ['a lemon', '2019', '🍷', '你好'];
    const signs = ['???!!!', '....', '🦄🦄', '\u200d\ufe0f', '🏳️‍🌈'];
    expect(readable.filter((prompt) => engine.canRead?.(prompt))).toEqual(readable);
    expect(signs.filter((prompt) => engine.canRead?.(prompt))).toEqual([]);
    expect(log.opened).toBe(0);
  });

  test('wakes the Studio for whoever is writing a prompt', async () => {
    const { engine, log } = engineWith(async () => drawn);
    await engine.read?.({ prompt: 'a lemon', styleId: 'pastel' });
    await expect.poll(() => log.woken).toEqual(['pastel']);
    await engine.generate(REQUEST, listen().callbacks);
    expect(log.opened).toBe(1);
  });

  test('reads on where the Studio cannot be opened', async () => {
    const engine = createStudioEngine(() => Promise.reject(new Error('no memory')), {
      drawsHere: true,
      reader,
    });
    const read = () => engine.read?.({ prompt: 'a lemon', styleId: 'cinematic' });
    expect(await read()).toMatchObject({ willDraw: ['a lemon'] });
    expect(await read()).toMatchObject({ willDraw: ['a lemon'] });
  });

  test('reads a prompt without opening the Studio where others draw', async () => {
    const { engine, log } = engineWith(async () => drawn, { drawsHere: false });
    const reading = await engine.read?.({ prompt: 'a lemon and a zeppelin', styleId: 'cinematic' });
    expect(reading).toEqual({
      willDraw: ['a lemon'],
      cannotDraw: [{ word: 'zeppelin', instead: [] }],
      isTooLittle: false,
    });
    expect(log.opened).toBe(0);
  });

  test('reports its progress in percent and shows previews as small files', async () => {
    const { heard, callbacks } = listen();
    const { engine } = engineWith(async (_request, { onProgress, onPreview }) => {
      onProgress(0.125);
      onPreview?.(picture(24, 24));
      await expect.poll(() => heard.previews.length).toBe(1);
      onProgress(1);
      return drawn;
    });
    await engine.generate(REQUEST, callbacks);
    expect(heard).toEqual({ progress: [13, 100], previews: ['image/webp'] });
  });

  test('shows no preview once the drawing has failed', async () => {
    const { engine } = engineWith(async (_request, { onPreview }) => {
      onPreview?.(picture(24, 24));
      throw Object.assign(new Error('x'), { code: 'RENDER_FAILED' });
    });
    const { heard, callbacks } = listen();
    await expect(engine.generate(REQUEST, callbacks)).rejects.toMatchObject({
      code: 'GENERATION_FAILED',
      isRetryable: true,
    });
    // As long as the preview of another picture takes.
    const other = listen();
    const { engine: drawing } = engineWith(async (_request, { onPreview }) => {
      onPreview?.(picture(24, 24));
      await expect.poll(() => other.heard.previews.length).toBe(1);
      return drawn;
    });
    await drawing.generate(REQUEST, other.callbacks);
    expect(heard.previews).toEqual([]);
  });

  test.each([
    ['RENDER_FAILED', 'GENERATION_FAILED', true],
    ['STUDIO_CLOSED', 'ENGINE_UNAVAILABLE', true],
    ['PROMPT_TOO_LONG', 'GENERATION_FAILED', false],
  ])('turns %s into %s', async (studioCode, code, isRetryable) => {
    const { engine } = engineWith(() =>
      Promise.reject(Object.assign(new Error(studioCode), { code: studioCode })),
    );
    await expect(engine.generate(REQUEST, listen().callbacks)).rejects.toMatchObject({
      code,
      isRetryable,
    });
  });

  test('is left when nobody waits any more', async () => {
    const gone = new Error('cancelled');
    const { engine } = engineWith(() => Promise.reject(new Error('CANCELLED')));
    const { callbacks } = listen(AbortSignal.abort(gone));
    await expect(engine.generate(REQUEST, callbacks)).rejects.toBe(gone);
  });

  test('is opened with the first picture, and closed if it was opened', async () => {
    const idle = engineWith(async () => drawn);
    await idle.engine.close();
    expect(idle.log).toMatchObject({ opened: 0, closed: 0 });
    const { engine, log } = engineWith(async () => drawn);
    await engine.generate(REQUEST, listen().callbacks);
    await engine.generate(REQUEST, listen().callbacks);
    await engine.close();
    expect(log).toMatchObject({ opened: 1, closed: 1 });
  });

  test('is not woken by a prompt that was still being read when it was closed', async () => {
    const { promise: nothing, resolve: answer } = Promise.withResolvers<PromptReading>();
    const slow = { read: () => nothing, close: async () => {} };
    const { engine, log } = engineWith(async () => drawn, { reader: slow });
    const reading = engine.read?.({ prompt: 'a lemon', styleId: 'pastel' });
    await engine.close();
    answer({ willDraw: [], cannotDraw: [], isTooLittle: true });
    await reading;
    expect(log.opened).toBe(0);
    await expect(engine.generate(REQUEST, listen().callbacks)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
    });
  });

  test('that could not be opened is opened again for the next picture', async () => {
    let opened = 0;
    const openStudio = async (): Promise<Studio> => {
      opened += 1;
      if (opened === 1) throw new Error('no memory');
      return { generate: async () => drawn, wake: async () => {}, close: async () => {} };
    };
    const engine = createStudioEngine(openStudio, { drawsHere: true });
    await expect(engine.generate(REQUEST, listen().callbacks)).rejects.toMatchObject({
      code: 'GENERATION_FAILED',
    });
    await expect(engine.generate(REQUEST, listen().callbacks)).resolves.toMatchObject({ seed: 7 });
  });
});
