import { expect, test, vi } from 'vitest';
import { createPageQueue } from './use-slot-loader.ts';

/** A server that answers when it is told to. */
function slowServer() {
  const answers = new Map<string, () => void>();
  const loaded = new Set<string>();
  return {
    asked: () => [...answers.keys()],
    answer: async (page: string) => {
      loaded.add(page);
      answers.get(page)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    isEmpty: (page: string) => !loaded.has(page),
    fill: (page: string) => new Promise<void>((resolve) => answers.set(page, resolve)),
  };
}

test('who drags through a long gallery loads where they stop, not all that they pass', async () => {
  const server = slowServer();
  const queue = createPageQueue();
  for (const page of ['a', 'b', 'c', 'd', 'e']) queue.wish([page], server);
  expect(server.asked()).toEqual(['a', 'b']);
  await server.answer('a');
  expect(server.asked()).toEqual(['a', 'b', 'e']);
});

test('a page is asked for once, and not again when it is there', async () => {
  const server = slowServer();
  const queue = createPageQueue();
  const fill = vi.spyOn(server, 'fill');
  queue.wish(['a'], server);
  queue.wish(['a'], server);
  await server.answer('a');
  queue.wish(['a'], server);
  expect(fill).toHaveBeenCalledTimes(1);
});
