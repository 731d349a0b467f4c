import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationView } from '#shared/contract/generations.ts';
import { generationView } from '#web/testing/views.ts';
import { viewOf } from './board-view.ts';
import { createGenerationFeed } from './generation-feed.ts';
import { createRequests } from './request-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCENE = {
  prompt: 'a glass',
  styleId: 'cinematic',
  size: 'square',
  count: 1,
  seed: null,
  wineId: null,
} as const;

/** A server of one generation that is told by list, get or stream only. */
function createPage({ key = 'press' }: { key?: string } = {}) {
  let state: GenerationView['state'] = 'running';
  let version = 1;
  const generation = () => generationView({ version, requestKey: key, state });
  const sources = {
    list: vi.fn(async () => [generation()]),
    get: vi.fn(async (): Promise<GenerationView | null> => generation()),
    cancel: vi.fn(async () => generation()),
    openStream: vi.fn((_onTold: (it: GenerationView) => void, _onReopened: () => void) => () => {}),
  };
  const heard = { ended: [] as string[], failures: 0 };
  const feed = createGenerationFeed(sources, {
    onEnded: ({ state: end }) => heard.ended.push(end),
    onMissed: () => {},
    onListFailed: () => (heard.failures += 1),
  });
  const end = (as: GenerationView['state']) => {
    state = as;
    version += 1;
  };
  return { feed, sources, heard, generation, end };
}

test('with no word from the stream it asks every three seconds until all has ended, and no more', async () => {
  const { feed, sources, heard, end } = createPage();
  feed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(6100);
  expect(sources.list).toHaveBeenCalledTimes(3);
  end('failed');
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard.ended).toEqual(['failed']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources.list).toHaveBeenCalledTimes(4);
});

test('while the stream speaks it does not ask', async () => {
  const { feed, sources, generation } = createPage();
  feed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const [onTold] = sources.openStream.mock.calls[0] ?? [];
  for (let version = 2; version < 12; version++) {
    await vi.advanceTimersByTimeAsync(2000);
    onTold?.({ ...generation(), version });
  }
  expect(sources.list).toHaveBeenCalledTimes(1);
});

test('one that the list has forgotten is asked for by name', async () => {
  const { feed, sources } = createPage();
  feed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  sources.list.mockResolvedValue([]);
  sources.get.mockResolvedValue(null);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sources.get).toHaveBeenCalledWith('g');
  expect(viewOf(feed.getBoard()).isGenerating).toBe(false);
});

test('a list that cannot be had is asked for again, less and less often', async () => {
  const { feed, sources, heard } = createPage();
  sources.list.mockRejectedValue(new TypeError('Failed to fetch'));
  feed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(120_000);
  expect(heard.failures).toBeGreaterThan(4);
  expect(heard.failures).toBeLessThan(9);
});

test('the same wish after a lost answer keeps its key, until a picture of it was heard of', async () => {
  const { feed, sources, generation } = createPage();
  sources.list.mockResolvedValue([]);
  const orders: string[] = [];
  const refusals: unknown[] = [];
  const requests = createRequests({
    feed,
    generate: async ({ idempotencyKey }) => {
      orders.push(idempotencyKey);
      throw new TypeError('Failed to fetch');
    },
    onRefused: (error) => refusals.push(error),
  });
  requests.request(SCENE);
  await vi.advanceTimersByTimeAsync(0);
  expect(viewOf(feed.getBoard()).isGenerating).toBe(false);
  requests.request(SCENE);
  await vi.advanceTimersByTimeAsync(0);
  expect([refusals.length, new Set(orders).size]).toEqual([2, 1]);
  feed.take({ type: 'told', generation: { ...generation(), requestKey: orders[0] ?? '' } });
  requests.request(SCENE);
  requests.request({ ...SCENE, prompt: 'another' });
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(orders).size).toBe(3);
});

test('an answer that was lost on the way keeps its key, whatever was asked for in between', async () => {
  const { feed, sources } = createPage();
  sources.list.mockResolvedValue([]);
  const orders: { prompt: string; key: string }[] = [];
  const requests = createRequests({
    feed,
    generate: async ({ prompt, idempotencyKey: key }) => {
      orders.push({ prompt, key });
      // A gateway gave up; nobody knows whether the server did.
      if (orders.length === 1) throw { status: 504 };
      throw { code: 'INSUFFICIENT_CREDITS' };
    },
    onRefused: () => {},
  });
  for (const prompt of ['one', 'another', 'one', 'one']) {
    requests.request({ ...SCENE, prompt });
    await vi.advanceTimersByTimeAsync(0);
  }
  const [first, , again, anew] = orders.map(({ key }) => key);
  expect(again).toBe(first);
  // Refused is answered.
  expect(anew).not.toBe(first);
});

test('how a picture ended is told by the picture, not a second time by its call', async () => {
  const { feed, sources, heard, end, generation } = createPage();
  const refusals: unknown[] = [];
  const requests = createRequests({
    feed,
    generate: async ({ idempotencyKey }) => {
      end('failed');
      sources.list.mockResolvedValue([{ ...generation(), requestKey: idempotencyKey }]);
      throw { code: 'GENERATION_FAILED' };
    },
    onRefused: (error) => refusals.push(error),
  });
  requests.request(SCENE);
  await vi.advanceTimersByTimeAsync(0);
  expect([heard.ended, refusals]).toEqual([['failed'], []]);
});
