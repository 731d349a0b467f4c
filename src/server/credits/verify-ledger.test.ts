import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { runGeneration } from '#server/generations/run/run-generation.ts';
import { createHarness, placePicture } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';

import { verifyLedger } from './verify-ledger.ts';

/** A member with one delivered picture and one open, another who does nothing: all sound. */
async function createSoundLedger() {
  const deps = await createHarness();
  const userId = await createProfile(deps.db);
  await createProfile(deps.db);
  const delivered = await placePicture(deps, userId);
  await runGeneration(deps, { generationId: delivered, signal: deps.stopping });
  const open = await placePicture(deps, userId);
  return { db: deps.db, userId, delivered, open };
}

/** The database defends itself; to break it, its guards must be put to sleep. */
async function breakIt(db: Db, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql.raw(statement).execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
}

test('a ledger with open, delivered and deleted pictures is sound', async () => {
  const { db, delivered } = await createSoundLedger();
  expect(await verifyLedger(db)).toEqual({ fault: null, profiles: 2, entries: 3, openHolds: 1 });
  await db.deleteFrom('generated_images').where('generation_id', '=', delivered).execute();
  expect((await verifyLedger(db)).fault).toBeNull();
});

test.each([
  {
    what: 'an entry was changed',
    statement: `update credit_history set previous_credits = 12, new_credits = 11 where reference like 'capture:%'`,
    promise: 'Every entry starts where the one before it ended',
    row: /^credit_history /,
  },
  {
    what: 'an entry was removed',
    statement: `delete from credit_history where reference like 'capture:%'`,
    promise: 'The entries of a user sum to the balance',
    row: /^profiles /,
  },
  {
    what: 'a balance was raised by hand',
    statement: `update profiles set credits = credits + 1 where held > 0`,
    promise: 'The entries of a user sum to the balance',
    row: /^profiles /,
  },
  {
    what: 'a hold is stuck',
    statement: `update profiles set held = held + 1 where held > 0`,
    promise: 'What is held is what open generations cost, within the balance',
    row: /^profiles /,
  },
  {
    what: 'a generation ended and kept its hold',
    statement: `update generations set state = 'cancelled', finished_at = now() where finished_at is null`,
    promise: 'What is held is what open generations cost, within the balance',
    row: /^profiles /,
  },
  {
    what: 'a credit was captured for a failure',
    statement: `update generations set state = 'failed', error_code = 'GENERATION_FAILED' where state = 'succeeded'`,
    promise: 'Every capture belongs to a generation that succeeded, at its price',
    row: /^credit_history /,
  },
  {
    what: 'a picture was captured at another price',
    statement: `update generations set cost = 2 where state = 'succeeded'`,
    promise: 'Every capture belongs to a generation that succeeded, at its price',
    row: /^credit_history /,
  },
  {
    what: 'a success was never captured',
    statement: `insert into generations (user_id, idempotency_key, request_hash, prompt, style_id, size, state, deadline_at, finished_at)
      select user_id, 'free', 'x', 'x', 'cinematic', 'square', 'succeeded', now(), now() from profiles limit 1`,
    promise:
      'Every generation that succeeded was captured, and its picture is there unless deleted',
    row: /^generations /,
  },
  {
    what: 'a paid picture vanished',
    statement: `delete from generated_images`,
    promise:
      'Every generation that succeeded was captured, and its picture is there unless deleted',
    row: /^generations /,
  },
  {
    what: 'a picture exists that nobody paid for',
    statement: `insert into generated_images (user_id, prompt, image_url, storage_key, mime, bytes, size, width, height, thumbhash, style_id, wine_style, api)
      select user_id, 'x', 'x', 'x', 'image/png', 1, 'square', 1, 1, 'x', 'cinematic', 'red', 'x' from profiles limit 1`,
    promise: 'Every picture was captured, for its owner',
    row: /^generated_images /,
  },
])('when $what, the first broken row is named', async ({ statement, promise, row }) => {
  const { db } = await createSoundLedger();
  await breakIt(db, statement);
  const { fault } = await verifyLedger(db);
  expect(fault?.promise).toBe(promise);
  expect(fault?.row).toMatch(row);
});

test('the ledger refuses to be rewritten', async () => {
  const { db } = await createSoundLedger();
  const rewritten = sql`update credit_history set change_reason = 'x'`.execute(db);
  await expect(rewritten).rejects.toThrow('append-only');
  const removed = sql`delete from credit_history`.execute(db);
  await expect(removed).rejects.toThrow('append-only');
});
