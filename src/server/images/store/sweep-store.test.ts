import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { holdBackupLock } from '#server/db/backup-lock.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { insertImage } from '#server/testing/images.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { tidyOrphanTrash } from './orphan-trash.ts';
import { removeDeletedFiles } from './remove-pictures.ts';
import { assertOwnStore, claimStore } from './store-owner.ts';
import { sweepStore } from './sweep-store.ts';

const { signal } = new AbortController();
async function createHouse(files: FileStore = newFolder()) {
  const { db } = await createTestDatabase();
  const userId = await createProfile(db);
  const alerts: string[] = [];
  const monitor = { alert: (kind: string) => void alerts.push(kind), prove: () => {} };
  const sweep = (ageMs = 0) => sweepStore({ db, files, monitor }, { signal, ageMs });
  return { db, files, userId, alerts, sweep };
}

function newFolder(): FileStore {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vignette-sweep-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return createLocalFolder(root);
}

async function put(files: FileStore, folder = newKey()): Promise<string> {
  await files.put(`${folder}/original.png`, Buffer.from(folder), 'image/png');
  return folder;
}

function newKey(): string {
  const id = crypto.randomUUID();
  return `pictures/${id.slice(0, 2)}/${id}`;
}

async function keysOf(files: FileStore, prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}

test('a file without a row goes to the trash for thirty days, and never a young one', async () => {
  const { db, files, userId, sweep, alerts } = await createHouse();
  await assertOwnStore({ db, files });
  const kept = await put(files);
  await insertImage(db, { user_id: userId, storage_key: kept });
  const orphan = await put(files);

  expect(await sweep(DAY_MS)).toMatchObject({ orphans: 0 });
  expect(await sweep()).toMatchObject({ orphans: 1, stoppedBy: null });
  expect(await keysOf(files, 'pictures/')).toEqual([`${kept}/original.png`]);
  const [trashed] = await keysOf(files, 'trash/');
  expect(trashed).toContain(`/${orphan}/original.png`);

  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  await tidyOrphanTrash({ db, files }, inDays(29));
  expect(await keysOf(files, 'trash/')).toHaveLength(1);
  await tidyOrphanTrash({ db, files }, inDays(32));
  expect(await keysOf(files, 'trash/')).toHaveLength(0);
  expect(alerts).toEqual([]);
});

test('a picture whose row comes back finds its files again', async () => {
  const { db, files, userId, sweep } = await createHouse();
  await assertOwnStore({ db, files });
  const folder = await put(files);
  await sweep();
  await insertImage(db, { user_id: userId, storage_key: folder });

  expect(await sweep()).toMatchObject({ restored: 1, missing: 0 });
  expect((await files.read(`${folder}/original.png`))?.toString()).toBe(folder);
});

test('more orphans than a crash leaves stop the sweep: nothing is moved, somebody is told', async () => {
  const { db, files, sweep, alerts } = await createHouse();
  await assertOwnStore({ db, files });
  for (let n = 0; n < 101; n++) await put(files);

  expect(await sweep()).toMatchObject({ orphans: 101, stoppedBy: 'ceiling' });
  expect(await keysOf(files, 'pictures/')).toHaveLength(101);
  expect(alerts).toEqual(['store_sweep']);
});

test('the store of another database is left alone until a person claims it', async () => {
  const owner = await createHouse();
  await assertOwnStore(owner);
  const folder = await put(owner.files);
  await insertImage(owner.db, { user_id: owner.userId, storage_key: folder });
  const stranger = await createHouse(owner.files);

  expect(await stranger.sweep()).toMatchObject({ stoppedBy: 'foreign-store' });
  expect(stranger.alerts).toEqual(['store_foreign']);
  await sql`insert into removed_pictures (storage_key) values (${folder})`.execute(stranger.db);
  await expect(removeDeletedFiles(stranger, signal)).rejects.toThrow('belongs to another database');
  expect(await keysOf(owner.files, 'pictures/')).toHaveLength(1);

  await claimStore(stranger);
  expect((await owner.sweep()).stoppedBy).toBe('foreign-store');
  await claimStore(owner);
  expect((await owner.sweep()).stoppedBy).toBeNull();
});

test('a store without a mark is ours only if it is empty or holds a picture of ours', async () => {
  const { files, userId, ...house } = await createHouse();
  const folder = await put(files);
  expect((await house.sweep()).stoppedBy).toBe('foreign-store');
  await insertImage(house.db, { user_id: userId, storage_key: folder });
  expect((await house.sweep()).stoppedBy).toBeNull();
});

test('a picture that has lost its files is reported', async () => {
  const { db, userId, sweep, alerts } = await createHouse();
  await insertImage(db, { user_id: userId, storage_key: newKey() });
  expect(await sweep()).toMatchObject({ missing: 1 });
  expect(alerts).toEqual(['pictures_missing']);
});

test('a picture that has lost its original is reported, whatever else is left of it', async () => {
  const { db, files, userId, sweep, alerts } = await createHouse();
  const folder = newKey();
  await files.put(`${folder}/w320.webp`, Buffer.from('small'), 'image/webp');
  await insertImage(db, { user_id: userId, storage_key: folder });
  expect(await sweep()).toMatchObject({ missing: 1, orphans: 0 });
  expect(alerts).toEqual(['pictures_missing']);
});

test('a file that somebody left beside the pictures does not take them along', async () => {
  const { db, files, userId, sweep } = await createHouse();
  await assertOwnStore({ db, files });
  const folder = await put(files);
  await insertImage(db, { user_id: userId, storage_key: folder });
  const shard = folder.split('/').slice(0, 2).join('/');
  for (const stray of [`${shard}/.DS_Store`, 'pictures/README'])
    await files.put(stray, Buffer.from('stray'), 'text/plain');

  expect(await sweep()).toMatchObject({ orphans: 0, missing: 0 });
  expect(await keysOf(files, 'trash/')).toEqual([]);
});

test('a mark that cannot be read is a reason to stop, and to say so', async () => {
  const { db, files, userId, sweep, alerts } = await createHouse();
  await assertOwnStore({ db, files });
  await insertImage(db, { user_id: userId, storage_key: await put(files) });
  const orphan = await put(files);
  for (const torn of ['', '{"installation": "7f', 'null', '[]'])
    await files
      .put('vignette-store.json', Buffer.from(torn), 'application/json')
      .then(async () => expect((await sweep()).stoppedBy).toBe('foreign-store'));
  expect(alerts).toEqual(Array(4).fill('store_foreign'));
  expect(await files.read(`${orphan}/original.png`)).not.toBeNull();
});

test('a sweep that is cut short by a stop moves nothing', async () => {
  const { db, files } = await createHouse();
  await assertOwnStore({ db, files });
  await put(files);
  const monitor = { alert: () => {}, prove: () => {} };
  const stopped = { signal: AbortSignal.abort(), ageMs: 0 };
  expect(await sweepStore({ db, files, monitor }, stopped)).toMatchObject({
    stoppedBy: 'shutdown',
  });
  expect(await keysOf(files, 'trash/')).toEqual([]);
});

test('a backup that begins while files are about to go keeps them', async () => {
  const { db, url } = await createTestDatabase();
  const files = newFolder();
  await assertOwnStore({ db, files });
  const folder = await put(files);
  await sql`insert into removed_pictures (storage_key) values (${folder})`.execute(db);
  const backup = new Client({ connectionString: url });
  await backup.connect();
  onTestFinished(() => backup.end());
  let isHeld: Promise<boolean> | undefined;
  // Between the reading of what is to go and its removal.
  const begun = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await (isHeld ??= holdBackupLock(backup));
      return result;
    },
  });
  expect(await removeDeletedFiles({ db: begun, files }, signal)).toBe(0);
  expect(await isHeld).toBe(true);
  expect(await keysOf(files, 'pictures/')).toHaveLength(1);
});

test('a month of trash is tidied whatever its number', async () => {
  const { db, files } = await createHouse();
  const many = 70_000;
  const list = async function* () {
    for (let n = 0; n < many; n += 1)
      yield { key: `trash/2026-01-01/pictures/aa/${n}/original.png`, modifiedAt: new Date() };
  };
  const removed: string[] = [];
  const removeFolder = async (folder: string) => void removed.push(folder);
  await tidyOrphanTrash({ db, files: { ...files, list, removeFolder } }, new Date('2026-03-01'));
  expect(removed).toHaveLength(many);
});
