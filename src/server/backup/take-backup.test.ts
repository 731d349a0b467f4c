import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { insertImage } from '#server/testing/images.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';

import { readManifest } from './manifest.ts';
import { takeBackup } from './take-backup.ts';

const KEPT = 'pictures/aa/kept';
const LOST = 'pictures/bb/lost';

/** A store in which one picture is listed and gone when its turn comes. */
async function createHouse() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vignette-backup-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const { db, url } = await createTestDatabase();
  const { folder: _, ...store } = createLocalFolder(path.join(home, 'store'));
  for (const folder of [KEPT, LOST])
    await store.put(`${folder}/original.png`, Buffer.from(folder), 'image/png');
  const read = async (key: string) => (key.startsWith(LOST) ? null : store.read(key));
  const backup = () =>
    takeBackup({
      url,
      files: { ...store, read },
      folder: path.join(home, 'backup'),
      dataDir: home,
      appSecret: null,
    });
  const userId = await createProfile(db);
  await insertImage(db, { user_id: userId, storage_key: KEPT });
  return { db, userId, backup, folder: path.join(home, 'backup') };
}

test('files that no row has pointed at may go while they are copied', async () => {
  const { backup } = await createHouse();
  expect((await backup()).files.count).toBe(1);
});

test('a picture that a row points at, or did when the backup began, may not', async () => {
  const { db, userId, backup } = await createHouse();
  await insertImage(db, { user_id: userId, storage_key: LOST });
  await expect(backup()).rejects.toThrow(`${LOST} was removed while it was copied`);
  await sql`delete from generated_images where storage_key = ${LOST}`.execute(db);
  await expect(backup()).rejects.toThrow(`${LOST} was removed while it was copied`);
});

test('a second backup that is cut off leaves no whole one behind', async () => {
  const { db, userId, backup, folder } = await createHouse();
  await backup();
  expect((await readManifest(folder)).files.count).toBe(1);
  await insertImage(db, { user_id: userId, storage_key: LOST });
  await expect(backup()).rejects.toThrow('was removed while it was copied');
  await expect(readManifest(folder)).rejects.toThrow('no whole backup');
});
