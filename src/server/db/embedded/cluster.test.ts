import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { startCluster } from './cluster.ts';

/** Where the database's own account reaches it, or another folder would be looked at. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-cluster-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has followed the first one already.
  }
}

test('refuses the folder of another major version and says how it is brought over', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'PG_VERSION'), '14\n');
  await expect(startCluster({ folder, password: 'x', database: 'x' })).rejects.toThrow(
    /made by PostgreSQL 14, .* npm run backup .* npm run restore/,
  );
});

const postmasterOf = (folder: string) =>
  Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A running database, and a connection that outlives it without a word. */
async function startDoomed() {
  const folder = path.join(newFolder(), 'postgres');
  const options = { folder, password: 'x', database: 'x' };
  const { url } = await startCluster(options);
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return { folder, options, client };
}

test('waits for what a killed database leaves behind, instead of giving up at once', async () => {
  const { folder, options, client } = await startDoomed();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const { pid } = rows[0] as { pid: number };
  // Busy with something longer, it holds the memory of the database that is gone.
  process.kill(pid, 'SIGSTOP');
  killNow(postmasterOf(folder));

  const starting = startCluster(options);
  starting.catch(() => {}); // told of below
  const refusals = () =>
    readFileSync(path.join(folder, '../postgres.log'), 'utf8').split('still in use').length - 1;
  await expect.poll(refusals).toBeGreaterThanOrEqual(3);
  killNow(pid);
  const again = await starting;
  onTestFinished(() => again.stop());
  await client.end().catch(() => {});
});

test('starts again after a crash whose first recovery cannot succeed', async () => {
  const { folder, options, client } = await startDoomed();
  await client.query('checkpoint');
  await client.query('create unlogged table previews (id int)');
  const { rows } = await client.query(`select pg_relation_filepath('previews') as file,
    (select pg_switch_wal()), (select array_agg(pid) from pg_stat_activity) as others`);
  const { file, others } = rows[0] as { file: string; others: number[] };
  for (const pid of [postmasterOf(folder), ...others]) killNow(pid);
  await client.end().catch(() => {});
  // As a backend leaves it that outlives the database for a moment and takes its table back.
  rmSync(path.join(folder, `${file}_init`));

  const again = await startCluster(options);
  onTestFinished(() => again.stop());
  const reader = new Client({ connectionString: again.url });
  await reader.connect();
  expect((await reader.query('select from previews')).rowCount).toBe(0);
  await reader.end();
});
