import { expect, it } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { signedOut } from '#web/testing/sessions.ts';
import { api, queries } from './api.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

it('keeps data for 5 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});

it('waits 1 s, then twice as long each time, up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('tries three more times when the server failed or cannot be reached', () => {
  const failures = [{ code: 'INTERNAL' }, { code: 'UNAVAILABLE' }, new TypeError('fetch failed')];
  for (const error of failures) {
    expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

it('does not ask again for what was refused', () => {
  for (const code of ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']) {
    expect(shouldRetry(0, { code })).toBe(false);
  }
});

it.each([
  ['UNAUTHENTICATED', 401, true],
  ['BANNED', 403, true],
  ['NOT_FOUND', 404, false],
] as const)(
  'asks anew who is signed in when any call is refused as %s (%i): %s',
  async (code, status, isAsked) => {
    server.answer = async () =>
      Response.json({ defined: false, code, status, message: code }, { status });
    const client = createQueryClient();
    const key = queries.session.get.queryKey();
    client.setQueryData(key, signedOut);
    await expect(api.billing.sync()).rejects.toThrow(code);
    expect(client.getQueryState(key)?.isInvalidated).toBe(isAsked);
  },
);
