import { exec } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss-queue.ts';
import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { scrub } from '#server/backup/scrub.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { loadConfig } from '#server/config.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { serve } from '#server/serve.ts';
import { createDatabase } from '#server/testing/cluster.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { openS3 } from '#server/testing/outside/s3-store.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const partsOf = ({ databaseUrl, context }: TestApp, folder: string) => ({
  url: databaseUrl,
  files: context.pictureStore.files,
  folder,
  dataDir: context.config.dataDir,
  appSecret: null,
});

/** An empty database and an empty store, somewhere else. */
async function createElsewhere(store?: FileStore) {
  const database = await createDatabase(inject('adminUrl'), 'template0');
  const { db, close } = connectUnhurried(database.url);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const dataDir = temporaryFolder();
  const files = store ?? createLocalFolder(path.join(dataDir, 'files'));
  const restore = (folder: string) =>
    restoreBackup({
      url: database.url,
      files,
      folder,
      dataDir,
      installQueue: async () => {
        const logger = { info: () => {}, warn: () => {}, error: () => {} };
        const queue = createPgBossQueue({ url: database.url, logger, poolSize: 2 });
        await queue.start({ jobs: [], isWorker: false });
        await queue.stop();
      },
    });
  return { db, url: database.url, files, dataDir, restore };
}

async function draw(member: Visitor, prompt: string): Promise<void> {
  const answer = await member.post('/functions/v1/generate-pictures', { prompt });
  expect(answer.status).toBe(200);
}

const countImages = async (db: Db) =>
  (await sql<{ count: number }>`select count(*) from generated_images`.execute(db)).rows[0]?.count;

test('a backup under load, restored elsewhere, has every row, every picture and a sound ledger', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await draw(member, 'a glass of red before the backup');
  const backup = temporaryFolder();

  let isOver = false;
  const load = async (name: string) => {
    const other = await app.member();
    for (let count = 0; !isOver && count < 8; count += 1) {
      await draw(other, `${name} number ${count}`);
      const { images } = await other.api.images.list({ sort: 'recent' });
      const [{ id } = { id: '' }] = images;
      await other.api.images.trash({ id });
      if (count % 2 === 0) await other.api.images.deleteForGood({ id });
    }
  };
  const busy = [load('red'), load('white')];
  const manifest = await takeBackup(partsOf(app, backup));
  isOver = true;
  await Promise.all(busy);

  const elsewhere = await createElsewhere();
  await elsewhere.restore(backup);
  const { db, files } = elsewhere;
  expect((await verifyLedger(db)).fault).toBeNull();
  expect((await verifyAuditChain(db)).fault).toBeNull();
  const found = await scrub({ db, files }, new AbortController().signal);
  expect(found.missing).toEqual([]);
  const dumped = manifest.tables.find(({ name }) => name === 'generated_images');
  expect(await countImages(db)).toBe(dumped?.rows);
  expect(dumped?.rows).toBeGreaterThan(0);

  const again = await createTestApp({
    databaseUrl: elsewhere.url,
    env: { DATA_DIR: elsewhere.dataDir },
  });
  const returned = again.visitor();
  const signedIn = await returned.post('/api/auth/sign-in/email', {
    email: member.email,
    password: 'a long enough password',
  });
  expect(signedIn.status).toBe(200);
  const { images } = await returned.api.images.list({ sort: 'recent' });
  expect(images.map(({ prompt }) => prompt)).toEqual(['a glass of red before the backup']);
  expect((await returned.fetch(images[0]?.imageUrl ?? '')).status).toBe(200);
  await draw(returned, 'a glass of white after the restore');
});

test('pictures in an S3-compatible store come along, and go back into one', async () => {
  const s3 = await openS3();
  onTestFinished(() => s3.close());
  const app = await createTestApp({ env: s3.env });
  await draw(await app.member(), 'a glass of red in the store');
  const backup = temporaryFolder();
  const { files } = await takeBackup(partsOf(app, backup));
  expect(files.count).toBeGreaterThan(0);

  const elsewhere = await createElsewhere(app.context.pictureStore.files);
  s3.objects.clear();
  await elsewhere.restore(backup);
  const found = await scrub(elsewhere, new AbortController().signal);
  expect(found.missing).toEqual([]);
  expect(s3.objects.size).toBeGreaterThan(files.count);
  expect(s3.refused).toEqual([]);
});

test('a restore refuses a database in use and a damaged backup, and leaves nothing half done', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await draw(member, 'a glass of red');
  const backup = temporaryFolder();
  await takeBackup(partsOf(app, backup));

  const elsewhere = await createElsewhere();
  await appendFile(path.join(backup, 'database/credit_history.copy.zst'), 'x');
  await expect(elsewhere.restore(backup)).rejects.toThrow(
    /damaged|credit_history|zstd|Unknown frame/i,
  );
  const { rows } = await sql`select from profiles`.execute(elsewhere.db);
  expect(rows).toEqual([]);

  const whole = temporaryFolder();
  await takeBackup(partsOf(app, whole));
  await elsewhere.restore(whole);
  await expect(elsewhere.restore(backup)).rejects.toThrow('restored into an empty one only');
});

test('what was cut off goes on: no file is fetched or brought twice, deleted ones leave', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await draw(member, 'a glass of red');
  await draw(member, 'a glass of white');
  const backup = temporaryFolder();
  const parts = partsOf(app, backup);
  const fetched: string[] = [];
  // A store elsewhere: each of its files is asked for.
  const { folder: _, ...store } = parts.files;
  const files = {
    ...store,
    read: (key: string) => {
      fetched.push(key);
      return parts.files.read(key);
    },
  };
  // As left by one that was killed before its end.
  await takeBackup({ ...parts, files });
  await rm(path.join(backup, 'manifest.json'));
  const first = fetched.splice(0);
  await takeBackup({ ...parts, files });
  expect(fetched.filter((key) => first.includes(key))).toEqual([]);

  const elsewhere = await createElsewhere();
  const damaged = path.join(backup, 'files', first[0] ?? '');
  await writeFile(damaged, 'x');
  await expect(elsewhere.restore(backup)).rejects.toThrow('is damaged');
  await takeBackup({ ...parts, files });
  expect(fetched).toContain(first[0]);
});

test('the commands of the handbook do what it says, on the embedded database', async () => {
  const handbook = readFileSync(path.resolve('docs/operations.md'), 'utf8');
  const commands = [...handbook.matchAll(/```sh\n([^`]*)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => /^npm run (backup|restore|scrub|ledger:verify)/.test(line));
  expect(commands.map((line) => line.split(' ')[2])).toEqual([
    'backup',
    'restore',
    'scrub',
    'ledger:verify',
  ]);
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const run = async (command: string, dataDir: string) => {
    const line = command.replace('/backups/vignette', path.join(folder, 'backup'));
    const env = { ...process.env, DATA_DIR: path.join(folder, dataDir) };
    const { stdout } = await promisify(exec)(line, { env });
    return stdout;
  };
  // A data folder as a first start leaves it.
  const first = await serve({
    config: loadConfig({ DATA_DIR: path.join(folder, 'old'), PORT: '0', LOG_LEVEL: 'silent' }),
  });
  await first.stop();
  const [backup = '', restore = '', ...looks] = commands;
  expect(await run(backup, 'old')).toContain('The backup lies in');
  expect(await run(restore, 'new')).toContain('Restored');
  for (const look of looks)
    expect(await run(look, 'new')).toMatch(/rows without files: 0|The ledger is sound/);
});
