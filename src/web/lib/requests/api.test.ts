import { expect, test, vi } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { api } from './api.ts';

test('an order says in its header that it may be sent again, and a call without a key does not', async () => {
  const send = vi.fn(async (_request: Request) => Response.json({ generations: [] }));
  server.answer = send;
  await api.generations.generate({ prompt: 'a glass of red', idempotencyKey: 'order-0001' });
  await api.generations.list({ state: 'recent' });
  const keys = send.mock.calls.map(([request]) => request.headers.get('Idempotency-Key'));
  expect(keys).toEqual(['order-0001', null]);
});
