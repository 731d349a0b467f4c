import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { drawArtwork, uploadArtwork } from '#server/testing/wines.ts';

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

/** How often an operator was told. */
async function alertsOf(app: TestApp, kind: string): Promise<string | undefined> {
  const metrics = await (await app.visitor().fetch('/metrics')).text();
  return new RegExp(`^alerts_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(metrics)?.[1];
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

test('an order that finds no room is refused for now, costs nothing, an operator is told, and it works when there is room', async () => {
  const { app, db, member, engine, order } = await openHouse();
  const makeRoom = await fillDisk(db, 'generations');

  const refused = await order();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await member.api.profile.get()).credits).toBe(10);
  expect(engine.calls).toEqual([]);
  expect(await alertsOf(app, 'database_full')).toBe('1');
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

/** A folder whose disk is full for every file that comes after the first few bytes of a picture. */
function openFullFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = createLocalFolder(folder);
  const disk = { isFull: true };
  const put: typeof files.put = async (key, bytes, contentType) => {
    // What is small still fits, as on a real disk: it has to go again.
    if (disk.isFull && (bytes.length > 4000 || key.startsWith('artwork/')))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await files.put(key, bytes, contentType);
  };
  const left = async () => {
    const keys: string[] = [];
    for (const prefix of ['pictures/', 'artwork/'])
      for await (const { key } of files.list(prefix)) keys.push(key);
    return keys;
  };
  return { files: { ...files, put }, disk, left };
}

async function openFullHouse() {
  const { files, disk, left } = openFullFolder();
  const engine = createTestEngine();
  const app = await createTestApp({ engine, files });
  const member = await app.member();
  await member.api.profile.get();
  const alerts = () => alertsOf(app, 'store_full');
  return { app, db: app.context.db, member, engine, disk, left, alerts };
}

test('a picture that finds no room in the store says so at once, costs nothing, leaves no file, and an operator is told', async () => {
  const { db, member, engine, disk, left, alerts } = await openFullHouse();
  const order = (key: string) =>
    member.fetch('/functions/v1/generate-pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ prompt: 'a glass of red' }),
    });

  const refused = await order('on-a-full-store');
  expect([refused.status, refused.headers.has('Retry-After')]).toEqual([503, true]);
  expect(await refused.json()).toMatchObject({ code: 'STORAGE_FULL' });
  // One attempt: each would have paid a hosted engine.
  expect(engine.calls).toHaveLength(1);
  expect(await left()).toEqual([]);
  expect(Number(await alerts())).toBeGreaterThan(0);
  expect((await member.api.profile.get()).credits).toBe(10);
  expect((await verifyLedger(db)).fault).toBeNull();

  disk.isFull = false;
  expect((await order('with-room-again')).status).toBe(200);
  expect((await member.api.profile.get()).credits).toBe(9);
});

test('a label that finds no room in the store is refused for now, leaves no file, and an operator is told', async () => {
  const { member, disk, left, alerts } = await openFullHouse();
  const label = await drawArtwork(700, 700);

  expect(await uploadArtwork(member, label)).toMatchObject({
    status: 503,
    body: { code: 'STORAGE_FULL' },
  });
  expect(await left()).toEqual([]);
  expect(await alerts()).toBe('1');

  disk.isFull = false;
  expect((await uploadArtwork(member, label)).status).toBe(201);
});
