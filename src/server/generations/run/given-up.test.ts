import { expect, test } from 'vitest';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine, takeTime } from '#server/testing/outside/test-engine.ts';
import { cancelAllOf, tellCancelled } from '#server/generations/cancel-generation.ts';
import { sweepGenerations } from '#server/generations/sweep-generations.ts';
import { createManualApp, stateOf } from '#server/testing/manual-app.ts';

test('giving a picture up stops the engine and releases the credit', async () => {
  let wasStopped = false;
  const engine = createTestEngine({
    behave: async (_, __, signal) => {
      try {
        await takeTime(20_000, signal);
      } finally {
        // Also where it was stopped before it came here.
        wasStopped = signal.aborted;
      }
    },
  });
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();
  const pending = member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
  await expect.poll(() => engine.calls.length).toBe(1);
  const [generation] = (await member.api.generations.list({})).generations;

  const cancelled = await member.api.generations.cancel({ id: generation?.id ?? '' });

  expect(cancelled.state).toBe('cancelled');
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await pending).status).toBe(409);
  await expect.poll(() => wasStopped).toBe(true);
  const again = await member.api.generations.cancel({ id: generation?.id ?? '' });
  expect(again.state).toBe('cancelled');
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a picture that is finished after its credit was released is thrown away with its file', async () => {
  const { app, member, pictures, place, run } = await createManualApp();
  const id = await place();
  const keep = pictures.keep;
  pictures.keep = async (picture) => {
    const kept = await keep(picture);
    await app.context.db.transaction().execute((trx) => cancelAllOf(trx, member.userId));
    return kept;
  };

  await run(id);

  expect((await stateOf(app, id)).state).toBe('cancelled');
  expect(pictures.kept.size).toBe(0);
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(app.context.db)).fault).toBeNull();
});

test('a picture over which workers keep dying is given up after three', async () => {
  const { app, member, place, run } = await createManualApp();
  const id = await place();
  await app.context.db
    .updateTable('generations')
    .set({ attempt: 3 })
    .where('id', '=', id)
    .execute();

  await run(id);

  expect(await stateOf(app, id)).toMatchObject({
    state: 'failed',
    error_code: 'GENERATION_FAILED',
  });
  expect((await member.api.profile.get()).credits).toBe(10);
});

test('a hold whose deadline has passed is released by the sweeper, once', async () => {
  const { app, member, place, run } = await createManualApp();
  const id = await place();
  const { db } = app.context;
  expect(await sweepGenerations(db)).toBe(0);
  await db
    .updateTable('generations')
    .set({ deadline_at: new Date(0) })
    .where('id', '=', id)
    .execute();

  const swept = await Promise.all(Array.from({ length: 5 }, () => sweepGenerations(db)));
  await run(id);

  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await stateOf(app, id)).toMatchObject({
    state: 'expired',
    error_code: 'GENERATION_TIMED_OUT',
  });
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('a ban gives up everything that is open', async () => {
  const { app, member, place } = await createManualApp();
  await Promise.all([place(), place(), place()]);
  const { db } = app.context;

  const cancelled = await db.transaction().execute((trx) => cancelAllOf(trx, member.userId));
  await tellCancelled(db, cancelled);

  expect(cancelled).toHaveLength(3);
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(db)).fault).toBeNull();
});
