import { afterEach, expect, test, vi } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { sweepGenerations } from '#server/generations/sweep-generations.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/days.ts';

afterEach(() => void vi.useRealTimers());

/** What this machine believes from now on; the database goes on with its own time. */
const believe = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

test.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
])('a machine whose clock is set %s in the middle of a picture loses nothing', async (_, shift) => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const engine = createTestEngine({ behave: () => promise });
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();
  await member.api.profile.get();
  const { db } = app.context;
  const answer = member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
  await expect.poll(() => engine.calls.length).toBe(1);

  believe(Date.now() + shift);
  expect(await sweepGenerations(db)).toBe(0);
  finish();

  expect((await answer).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  const visitor = app.visitor();
  const signIn = { email: member.email, password: TEST_PASSWORD };
  expect((await visitor.post('/api/auth/sign-in/email', signIn)).status).toBe(200);
  expect((await visitor.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(db)).fault).toBeNull();

  vi.useRealTimers();
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await visitor.api.profile.get()).credits).toBe(9);
});

test.each(['2027-01-31T23:59:59.900Z', '2028-02-29T12:00:00.000Z', '2026-12-31T23:59:59.999Z'])(
  'a newcomer on %s has credits, a picture, and a renewal thirty days later',
  async (moment) => {
    const app = await createTestApp({ pictures: createCountingPictures() });
    believe(Date.parse(moment));
    const member = await app.member();
    const { creditsResetDate } = await member.api.profile.get();
    expect(Date.parse(creditsResetDate) - Date.parse(moment)).toBe(30 * DAY_MS);
    const answer = await member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
    expect(answer.status).toBe(200);
    expect((await member.api.profile.get()).credits).toBe(9);
    expect((await verifyLedger(app.context.db)).fault).toBeNull();
  },
);
