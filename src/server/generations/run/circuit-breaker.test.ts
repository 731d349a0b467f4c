import { expect, test } from 'vitest';

import { EngineError } from '#server/ports/image-engine.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import {
  DEFAULT_SIZE_ID,
  findPictureSize,
  STYLE_PRESETS,
} from '#shared/rules/pictures/generation.ts';

import { withCircuitBreaker } from './circuit-breaker.ts';

const [style] = STYLE_PRESETS;
const size = findPictureSize(DEFAULT_SIZE_ID);
if (!style || !size) throw new Error('The catalogue is empty');
const request = { prompt: 'a glass', style, size, seed: 1 };
const callbacks = {
  signal: new AbortController().signal,
  onProgress: () => {},
  onPreview: () => {},
};

function createBrittle(code: 'ENGINE_UNAVAILABLE' | 'ENGINE_REFUSED', isBusy = false) {
  const state = { isDown: true, now: 0 };
  const engine = createTestEngine({
    isHosted: true,
    behave: () => {
      if (state.isDown) throw new EngineError(code, { isRetryable: true, isBusy });
    },
  });
  const guarded = withCircuitBreaker(engine, { now: () => state.now });
  return { state, engine, ask: () => guarded.generate(request, callbacks) };
}

test('after five failures in a row a hosted engine is left alone, then tried once', async () => {
  const { state, engine, ask } = createBrittle('ENGINE_UNAVAILABLE');
  for (let i = 0; i < 5; i++) await expect(ask()).rejects.toThrow(EngineError);
  state.now = 10_000;
  // Not to be tried again: the one who waits is told now.
  await expect(ask()).rejects.toMatchObject({
    code: 'ENGINE_UNAVAILABLE',
    isRetryable: false,
    message: expect.stringContaining('resting for 20 s') as string,
  });
  expect(engine.calls).toHaveLength(5);

  state.now = 31_000;
  const crowd = await Promise.allSettled([ask(), ask(), ask()]);
  expect(engine.calls).toHaveLength(6);
  expect(crowd.every((answer) => answer.status === 'rejected')).toBe(true);

  [state.now, state.isDown] = [70_000, false];
  await expect(ask()).resolves.toMatchObject({ seed: 1 });
  await Promise.all([ask(), ask()]);
  expect(engine.calls).toHaveLength(9);
});

test('who began before the row of failures and ends late does not let a crowd in beside the one that tries', async () => {
  const state = { now: 0, isDown: false };
  const slow: PromiseWithResolvers<void>[] = [];
  const engine = createTestEngine({
    isHosted: true,
    behave: async () => {
      if (state.isDown) throw new EngineError('ENGINE_UNAVAILABLE', { isRetryable: true });
      if (slow.length === 2) throw new Error('let in beside it');
      const waiting = Promise.withResolvers<void>();
      slow.push(waiting);
      await waiting.promise;
    },
  });
  const guarded = withCircuitBreaker(engine, { now: () => state.now });
  const ask = () => guarded.generate(request, callbacks);
  const straggler = ask();
  await expect.poll(() => slow.length).toBe(1);
  state.isDown = true;
  for (let i = 0; i < 5; i++) await expect(ask()).rejects.toThrow(EngineError);
  [state.now, state.isDown] = [31_000, false];
  const trial = ask();
  await expect.poll(() => slow.length).toBe(2);
  slow[0]?.reject(new EngineError('ENGINE_REFUSED', { isRetryable: false }));
  await expect(straggler).rejects.toThrow('ENGINE_REFUSED');
  await expect(ask()).rejects.toThrow('is resting');
  slow[1]?.resolve();
  await expect(trial).resolves.toMatchObject({ seed: 1 });
});

test('an engine that is busy for some is not closed to everybody', async () => {
  const { engine, ask } = createBrittle('ENGINE_UNAVAILABLE', true);
  for (let i = 0; i < 8; i++) await expect(ask()).rejects.toThrow(EngineError);
  expect(engine.calls).toHaveLength(8);
});

test('a refused prompt says nothing about the health of an engine', async () => {
  const { engine, ask } = createBrittle('ENGINE_REFUSED');
  for (let i = 0; i < 8; i++) await expect(ask()).rejects.toThrow(EngineError);
  expect(engine.calls).toHaveLength(8);
});
