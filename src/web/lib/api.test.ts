import { expect, onTestFinished, test, vi } from 'vitest';

test('an order says in its header that it may be sent again, and a call without a key does not', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ generations: [] })));
  vi.stubGlobal('fetch', send);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { api } = await import('./api.ts');
  await api.generations.generate({ prompt: 'a glass of red', idempotencyKey: 'order-0001' });
  await api.generations.list({ state: 'recent' });
  const keys = send.mock.calls.map(([request]) =>
    request instanceof Request ? request.headers.get('Idempotency-Key') : 'no request',
  );
  expect(keys).toEqual(['order-0001', null]);
});
