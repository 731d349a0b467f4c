import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';

type Table = 'generations' | 'credit_history' | 'generated_images';

/** From now on the server has no room for another row there, and says so as PostgreSQL does. */
async function fillDisk(db: Db, table: Table): Promise<() => Promise<void>> {
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(db);
  await sql`create trigger no_room before insert on ${sql.table(table)}
    for each row execute function no_room()`.execute(db);
  return async () => void (await sql`drop function no_room() cascade`.execute(db));
}

async function openHouse() {
  const engine = createTestEngine();
  const pictures = createCountingPictures();
  const app = await createTestApp({ engine, pictures });
  const member = await app.member();
  await member.api.profile.get();
  const order = () =>
    member.fetch('/functions/v1/generate-pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'on-a-full-disk' },
      body: JSON.stringify({ prompt: 'a glass of red' }),
    });
  return { app, db: app.context.db, member, engine, pictures, order };
}

test('an order that finds no room is refused for now, costs nothing, and works when there is room', async () => {
  const { db, member, engine, order } = await openHouse();
  const makeRoom = await fillDisk(db, 'generations');

  const refused = await order();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await member.api.profile.get()).credits).toBe(10);
  expect(engine.calls).toEqual([]);
  expect((await verifyLedger(db)).fault).toBeNull();

  await makeRoom();
  expect((await order()).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('a picture that finds no room when it is delivered is made again, and leaves one set of files', async () => {
  const { db, member, engine, pictures, order } = await openHouse();
  const makeRoom = await fillDisk(db, 'generated_images');
  const answer = order();
  await expect.poll(() => engine.calls.length).toBe(2);
  await makeRoom();

  expect((await answer).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
  expect((await member.api.images.list({})).images).toHaveLength(1);
  expect(pictures.kept.size).toBe(1);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('a picture whose credit cannot be written down is given up, costs nothing and leaves no files', async () => {
  const { db, member, engine, pictures, order } = await openHouse();
  const makeRoom = await fillDisk(db, 'credit_history');

  const answer = await order();
  expect(await answer.json()).toMatchObject({ code: 'GENERATION_FAILED' });
  expect(engine.calls).toHaveLength(3);
  expect(pictures.kept.size).toBe(0);
  await makeRoom();
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(db)).fault).toBeNull();
});
