import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReader, LONGEST_SILENCE_MS } from './reader.ts';
import type { Reader } from './reader.ts';

const code = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

let reader: Reader | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await reader?.close();
});

describe('a reader', () => {
  it('answers each question with its own reading', async () => {
    reader = createReader();
    const { read } = reader;
    const both = await Promise.all([read('a lemon', 'cinematic'), read('a fig', 'cinematic')]);
    expect(both.map(({ willDraw }) => willDraw)).toEqual([['a lemon'], ['a fig']]);
  });

  it('says which failed, and goes on with another thread after one that ended', async () => {
    const script = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, prompt }) => {
        if (prompt === 'fall') throw new Error('fell');
        parentPort.postMessage(prompt === 'stumble' ? { id, failure: 'stumbled' } : { id, reading: prompt });
      });`;
    reader = createReader(code(script));
    const { read } = reader;
    await expect(read('stumble', 'pastel')).rejects.toMatchObject({ code: 'READING_FAILED' });
    await expect(read('fall', 'pastel')).rejects.toMatchObject({ code: 'READING_FAILED' });
    expect(await read('go on', 'pastel')).toBe('go on');
  });

  it('ends a thread that falls silent, and reads the next prompt on another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const script = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, prompt }) => {
        while (prompt === 'endless');
        parentPort.postMessage({ id, reading: prompt });
      });`;
    reader = createReader(code(script));
    const { read } = reader;
    expect(await read('go ahead', 'pastel')).toBe('go ahead');
    const stuck = Promise.allSettled([read('endless', 'pastel'), read('behind it', 'pastel')]);
    vi.advanceTimersByTime(LONGEST_SILENCE_MS);
    expect(await stuck).toMatchObject([
      { reason: { code: 'READING_FAILED' } },
      { reason: { code: 'READING_FAILED' } },
    ]);
    expect(await read('go on', 'pastel')).toBe('go on');
  });

  it('gives a thread all the time it needs to load the lexicon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const script = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, prompt }) => {
        if (prompt === 'loaded') parentPort.postMessage({ id: id - 1, reading: 'first' });
      });`;
    reader = createReader(code(script));
    const first = reader.read('a lemon', 'pastel');
    vi.advanceTimersByTime(LONGEST_SILENCE_MS * 3);
    void reader.read('loaded', 'pastel').catch(() => undefined);
    expect(await first).toBe('first');
  });

  it('lets nobody wait when it is closed', async () => {
    reader = createReader(code('setInterval(() => {}, 1000)'));
    const reading = reader.read('a lemon', 'cinematic');
    await Promise.all([
      expect(reading).rejects.toMatchObject({ code: 'STUDIO_CLOSED' }),
      reader.close(),
    ]);
  });
});
