import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import {
  balanceOf,
  createHarness,
  PICTURE_REQUEST,
  placePicture,
} from '#server/testing/generation-harness.ts';
import { modelRuns } from '#server/testing/model-runs.ts';
import type { Harness } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { AppError } from '#shared/errors.ts';

import { cancelAllOf } from './cancel-generation.ts';
import { claimGeneration } from './run/claim-generation.ts';
import { deliverGeneration } from './deliver-generation.ts';
import { requestGeneration } from './request-generation.ts';
import { releaseGeneration } from './settle-generation.ts';

const RUNS = modelRuns({ quick: 500, long: 20_000 }) / 25;
const CREDITS = 12;
const EXPECTED = new Set(['IDEMPOTENCY_MISMATCH', 'INSUFFICIENT_CREDITS', 'BANNED']);

const isExpected = (error: unknown) => error instanceof AppError && EXPECTED.has(error.code);

const DELIVERY = {
  picture: { storage_key: '', mime: 'image/png', bytes: 1, width: 1, height: 1, thumbhash: 'x' },
  wineStyle: 'red',
  wine: null,
  seed: 1,
  scene: null,
  api: 'test',
} as const;

const deliver = (db: Db, fence: { id: string; attempt: number }) =>
  deliverGeneration(db, fence, {
    ...DELIVERY,
    picture: { ...DELIVERY.picture, storage_key: `pictures/${fence.id}` },
  });

/** Everything that may happen to one account at the same moment. */
const rivals = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        key: fc.constantFrom('a', 'b', 'c'),
        count: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant('cancel-all' as const) },
  ),
  { minLength: 2, maxLength: 8 },
);

const request = (deps: Harness, userId: string, { key, count }: { key: string; count: number }) =>
  requestGeneration(deps, {
    ...PICTURE_REQUEST,
    userId,
    count,
    network: userId,
    idempotencyKey: `key-${key}`,
  });

async function finishSomehow(deps: Harness, id: string): Promise<void> {
  const claimed = await claimGeneration(deps.db, { id, deadlineMs: 10_000 });
  if (!claimed) return;
  await Promise.all([
    deliver(deps.db, claimed),
    releaseGeneration(deps.db, { id }, { state: 'cancelled', errorCode: null }),
  ]);
}

test('whatever keys and counts race, each key is one order, and holds are what is open', async () => {
  const deps = await createHarness({ poolSize: 20 });
  await fc.assert(
    fc.asyncProperty(rivals, async (acts) => {
      const userId = await createProfile(deps.db, { credits: CREDITS });
      const ends = await Promise.allSettled(
        acts.map((act) =>
          act === 'cancel-all'
            ? deps.db.transaction().execute((trx) => cancelAllOf(trx, userId))
            : request(deps, userId, act),
        ),
      );
      const refusals = ends.filter((end) => end.status === 'rejected');
      expect(refusals.filter(({ reason }) => !isExpected(reason))).toEqual([]);
      const rows = await deps.db
        .selectFrom('generations')
        .select(['id', 'idempotency_key', 'request_hash', 'finished_at', 'cost'])
        .where('user_id', '=', userId)
        .execute();
      for (const [key, order] of Map.groupBy(rows, (row) => row.idempotency_key)) {
        expect(new Set(order.map((row) => row.request_hash)).size).toBe(1);
        const counts = acts.flatMap((act) =>
          act !== 'cancel-all' && `key-${act.key}` === key ? [act.count] : [],
        );
        expect(counts).toContain(order.length);
      }
      const open = rows.filter((row) => row.finished_at === null);
      expect((await balanceOf(deps.db, userId)).held).toBe(open.length);

      await Promise.all(open.map(({ id }) => finishSomehow(deps, id)));
      expect((await balanceOf(deps.db, userId)).held).toBe(0);
    }),
    { numRuns: RUNS },
  );
  expect((await verifyLedger(deps.db)).fault).toBeNull();
});

test('two requests with one key for two and four pictures hold no credit that has no picture', async () => {
  const deps = await createHarness();
  for (let round = 0; round < 20; round++) {
    const userId = await createProfile(deps.db, { credits: CREDITS });
    await Promise.allSettled(
      [2, 4, 3, 1].map((count) => request(deps, userId, { key: 'same', count })),
    );
    const { open } = await deps.db
      .selectFrom('generations')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect((await balanceOf(deps.db, userId)).held).toBe(open);
  }
  expect((await verifyLedger(deps.db)).fault).toBeNull();
});

const waiting = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
};
const deadlocks = async (db: Db) => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
};

test.each(['delivered', 'released'] as const)(
  'a ban and a picture that is being %s wait for each other in one order only',
  async (what) => {
    const deps = await createHarness();
    const { db } = deps;
    const userId = await createProfile(db);
    const id = await placePicture(deps, userId);
    const claimed = await claimGeneration(db, { id, deadlineMs: 10_000 });
    if (!claimed) throw new Error('It was not claimed');
    let meanwhile: Promise<boolean> | undefined;

    // As a ban does it: the profile first, then what is open.
    await db.transaction().execute(async (trx) => {
      await sql`select from profiles where user_id = ${userId} for update`.execute(trx);
      meanwhile =
        what === 'delivered'
          ? deliver(db, claimed)
          : releaseGeneration(db, claimed, { state: 'failed', errorCode: 'GENERATION_FAILED' });
      await expect.poll(() => waiting(db)).toBe(1);
      expect(await cancelAllOf(trx, userId)).toHaveLength(1);
    });

    expect(await meanwhile).toBe(false);
    expect(await deadlocks(db)).toBe(0);
    expect(await balanceOf(db, userId)).toEqual({ credits: 10, held: 0 });
  },
);
