import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { balanceOf, createHarness, placePicture } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';

import { runGeneration } from './run/run-generation.ts';

test('a picture that was delivered keeps its files when nobody can be told of it', async () => {
  const deps = await createHarness();
  const { db, pictures } = deps;
  const userId = await createProfile(db);
  const generationId = await placePicture(deps, userId);
  // PostgreSQL itself refuses what comes after the delivery.
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`.execute(db);
  await sql`create trigger refuse before delete on generation_previews
    for each statement execute function refuse()`.execute(db);

  await runGeneration(deps, { generationId, signal: new AbortController().signal });

  const { storage_key } = await db
    .selectFrom('generated_images')
    .select('storage_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect([...pictures.kept]).toEqual([storage_key]);
  expect(await balanceOf(db, userId)).toEqual({ credits: 9, held: 0 });
});
