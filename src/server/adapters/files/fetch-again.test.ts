import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { fetchAgain } from './fetch-again.ts';

/** Breaks so many connections before it answers. */
async function startStore(breaks: number) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (asked.length <= breaks) req.socket.destroy();
    else res.end('a picture');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/key` };
}

test('a request whose connection breaks is sent again', async () => {
  const { asked, url } = await startStore(2);
  const answer = await fetchAgain(url, { method: 'PUT', body: 'bytes' });
  expect(await answer.text()).toBe('a picture');
  expect(asked).toEqual(['PUT /key', 'PUT /key', 'PUT /key']);
});

test('a store that breaks every connection is not asked for ever', async () => {
  const { asked, url } = await startStore(9);
  await expect(fetchAgain(url)).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(3);
});
