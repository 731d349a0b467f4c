import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';

import { createSessionFinder } from './find-session.ts';

const fakePool = (query: (config: { values: [string[]] }) => Promise<object>) =>
  ({ query }) as unknown as Pool;
const rowOf = (token: string) => ({
  session: { token, id: `session of ${token}`, user: { id: token }, profile: null },
});

test('members who ask at the same moment each get their own account, a stranger none', async () => {
  const app = await createTestApp();
  await Promise.all([app.member(), app.member(), app.member()]);
  const sessions = await app.context.db
    .selectFrom('auth_sessions')
    .select(['token', 'userId'])
    .execute();

  const asked = [...sessions.map(({ token }) => token), 'nobody'];
  const found = await Promise.all(asked.map((token) => app.context.findSession(token)));

  expect(sessions).toHaveLength(3);
  expect(found.map((session) => session?.user.id ?? null)).toEqual([
    ...sessions.map(({ userId }) => userId),
    null,
  ]);
});

test('those who ask together share one query, those who come later get a fresh one', async () => {
  const query = vi.fn(async ({ values: [tokens] }: { values: [string[]] }) => ({
    rows: tokens.map(rowOf),
  }));
  const find = createSessionFinder(fakePool(query));

  const together = await Promise.all([find('a'), find('b'), find('a')]);
  await find('a');

  expect(together.map((session) => session?.user.id)).toEqual(['a', 'b', 'a']);
  expect(query.mock.calls.map(([{ values }]) => values[0])).toEqual([['a', 'b'], ['a']]);
});

test('when the database cannot be read everyone who waits learns it, and the next is asked anew', async () => {
  const query = vi
    .fn<(config: { values: [string[]] }) => Promise<object>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ rows: [rowOf('a')] });
  const find = createSessionFinder(fakePool(query));

  const outcomes = await Promise.allSettled([find('a'), find('b')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await find('a'))?.user.id).toBe('a');
});
