import { execFile } from 'node:child_process';
import { hash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';

import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { createS3Store } from '#server/adapters/files/s3.ts';
import { inParallel } from '#shared/in-parallel.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { loadConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';
import { openS3 } from '#server/testing/outside/s3-store.ts';

import { median, readArguments, reportAtMost } from './report.ts';

/**
 * `npm run bench:backup`: a backup against copying the same bytes and noting their sums, until they lie on
 * the disk: from a folder by `cp` and `sha256sum`, from an S3-compatible store by fetching each object; in turns.
 */
/** A picture leaves seven files and fewer rows than those: this is a store with much besides. */
const ROWS_PER_FILE = 5;
const FILE_BYTES = 200_000;
const MOST_FILES = 1500;
const ROUNDS = 3;
const BUDGET = 2;
const AT_ONCE = 8;

const run = promisify(execFile);
const { rows: asked } = readArguments();
const count = Math.min(MOST_FILES, Math.ceil(asked / ROWS_PER_FILE));
const home = mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-'));
const cluster = await startTestCluster();
const s3 = await openS3({ pageSize: 1000 });
let areKept = true;
try {
  const database = await createDatabase(cluster.adminUrl);
  await fillRows(database.url, count * ROWS_PER_FILE);
  const stores = { 'a folder': createLocalFolder(path.join(home, 'store')), S3: openStore(s3.env) };
  for (const [name, files] of Object.entries(stores)) {
    await fillStore(files, count);
    const ratio = await compare(database.url, files, name === 'S3');
    const what = `backup of ${count * ROWS_PER_FILE} rows and ${count} files from ${name}, by copying and summing them`;
    areKept = reportAtMost(what, ratio, BUDGET) && areKept;
  }
} finally {
  s3.close();
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exit(areKept ? 0 : 1);

function openStore(env: Record<string, string>): FileStore {
  const { s3: settings } = loadConfig({ ...env, NODE_ENV: 'test' });
  if (!settings) throw new Error('The store is not configured');
  return createS3Store(settings);
}

async function compare(url: string, files: FileStore, isRemote: boolean): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [folder, copy] = ['backup', 'copy'].map((part) => path.join(home, part));
    if (!folder || !copy) throw new Error('No folder');
    const backupMs = await timeOf(folder, () =>
      takeBackup({ url, files, folder, dataDir: home, appSecret: null }),
    );
    const copyMs = await timeOf(copy, () =>
      isRemote ? fetchAll(files, copy) : copyFolder(folder, copy),
    );
    console.log(`        ${backupMs.toFixed(0)} ms and ${copyMs.toFixed(0)} ms`);
    ratios.push(backupMs / copyMs);
    for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
  }
  return median(ratios);
}

/** Until the bytes lie on the disk: before that nothing has been copied. */
async function timeOf(folder: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  await run('sync', ['-f', folder]);
  return performance.now() - started;
}

/** What somebody would do by hand. */
async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-r', from, to]);
  await run('sh', ['-c', 'find . -type f -exec sha256sum {} + > sums'], { cwd: to });
}

/** As many at once as the backup takes. */
async function fetchAll(files: FileStore, folder: string): Promise<void> {
  const sums: string[] = [];
  await inParallel(files.list('pictures'), AT_ONCE, async ({ key }) => {
    const target = path.join(folder, key);
    await mkdir(path.dirname(target), { recursive: true });
    const bytes = (await files.read(key)) ?? '';
    await writeFile(target, bytes);
    sums.push(`${hash('sha256', bytes)}  ${key}`);
  });
  await writeFile(path.join(folder, 'sums'), sums.join('\n'));
}

async function fillStore(files: FileStore, howMany: number): Promise<void> {
  const bytes = randomFillSync(Buffer.alloc(FILE_BYTES));
  await inParallel(Array.from({ length: howMany }).keys(), AT_ONCE, (number) =>
    files.put(`pictures/${shardOf(number)}/${number}/original.png`, bytes, 'image/png'),
  );
}

function shardOf(number: number): string {
  return (number % 256).toString(16).padStart(2, '0');
}

async function fillRows(url: string, howMany: number): Promise<void> {
  const { db, close } = connect({ url, poolSize: 1, kind: 'upkeep', onError: () => {} });
  await sql`
    insert into profiles (user_id, email, display_name, credits_reset_date)
    select 'bench-' || n, 'bench-' || n || '@example.com', 'Bench', now()
    from generate_series(1, ${howMany}::int) n`.execute(db);
  await close();
}
