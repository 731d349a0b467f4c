import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, Pool } from 'pg';

import { createPgBossQueue } from '#server/adapters/queue/pg-boss-queue.ts';
import { addOperator } from './members/add-operator.ts';
import { connectUnhurried } from './unhurried.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import { collectWork } from '#server/jobs.ts';
import type { WorkDeps } from '#server/jobs.ts';
import { GENERATION_DEADLINE_MS } from '#shared/rules/pictures/generation.ts';

const TEMPLATE = 'template_vignette';
/** The same after a server's first start on it: with the operator's account. */
const STARTED = 'template_started';
const PASSWORD = 'test';
/** Every app of every test signs in a dozen times, and the password is no secret: no proof of it is asked for. */
const UNPROVED = 'host all all 127.0.0.1/32 trust\nlocal all all trust\n';
/** Systems take no longer path of a socket. */
const SOCKET_PATH_LIMIT = 103;

export interface TestCluster {
  /** Connection string of the maintenance database; `createDatabase` makes databases from it. */
  adminUrl: string;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** Reached past the network, as far as the system can: every question and its answer take a third less. */
  hasSocket?: boolean;
}

/** One throw-away PostgreSQL for a whole run, with a migrated template that a test copies in milliseconds. */
export async function startTestCluster({
  hasSocket = false,
}: ClusterOptions = {}): Promise<TestCluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-test-'));
  // The database's own account must reach it, or the cluster would lie elsewhere and stay behind.
  chmodSync(folder, 0o755);
  const postgres = path.join(folder, 'postgres');
  const socketFolder = hasSocket && canHoldSocket(postgres) ? postgres : '';
  const cluster = await startCluster({
    folder: postgres,
    password: PASSWORD,
    database: TEMPLATE,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '300',
      // Nobody reads along, nothing lives long enough to be swept, and what is read lies in memory.
      wal_level: 'minimal',
      max_wal_senders: '0',
      autovacuum: 'off',
      io_method: 'sync',
      unix_socket_directories: socketFolder,
    },
  });
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const adminUrl = await prepareTemplate(cluster.url);
    return { adminUrl: socketFolder ? throughSocket(adminUrl, socketFolder) : adminUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const canHoldSocket = (folder: string): boolean =>
  process.platform !== 'win32' && path.join(folder, '.s.PGSQL.65535').length <= SOCKET_PATH_LIMIT;

function throughSocket(url: string, folder: string): string {
  const copy = new URL(url);
  copy.searchParams.set('host', folder);
  return copy.href;
}

/** The same database, reached over the network: what stands between it and an app can stand only there. */
export function overNetwork(url: string): URL {
  const copy = new URL(url);
  copy.searchParams.delete('host');
  return copy;
}

/** Says where databases are made from it. */
async function prepareTemplate(url: string): Promise<string> {
  await askForNoProof(url);
  const connection = connectUnhurried(url);
  await migrate(connection.db);
  await connection.close();
  await installQueue(url);
  const adminUrl = withDatabase(url, 'postgres');
  await copyInsideKernel(adminUrl);
  await execute(adminUrl, `create database ${STARTED} template ${TEMPLATE} strategy file_copy`);
  await addOperator(withDatabase(url, STARTED));
  return adminUrl;
}

async function askForNoProof(url: string): Promise<void> {
  const [row] = await execute(url, 'show hba_file');
  writeFileSync(String(row?.['hba_file']), UNPROVED);
  await execute(url, 'select pg_reload_conf()');
}

/** The queue's own tables and our jobs in them, too: setting them up takes longer than most tests. */
async function installQueue(url: string): Promise<void> {
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const queue = createPgBossQueue({ url, logger, poolSize: 2 });
  // Only names and settings are read of the jobs; without workers none is ever done.
  const generations = { deadlineMs: GENERATION_DEADLINE_MS };
  const nothing = { billing: {}, generations, pictureStore: {}, profileRules: {} };
  const { jobs } = collectWork(nothing as unknown as WorkDeps);
  await queue.start({ jobs, isWorker: false, isScheduled: false });
  await queue.stop();
}

/** A quarter of the work for every copy; a system that cannot do it copies as before. */
async function copyInsideKernel(adminUrl: string): Promise<void> {
  const role = 'alter role current_user';
  try {
    await execute(adminUrl, `${role} set file_copy_method = clone`);
    await (await createDatabase(adminUrl)).drop();
  } catch {
    await execute(adminUrl, `${role} reset file_copy_method`);
  } finally {
    // What is set for a role holds for connections that are made from then on.
    await adminPool(adminUrl).end();
    adminPools.delete(adminUrl);
  }
}

/** A fresh database: migrated, unless an empty one is asked for. */
export async function createDatabase(
  adminUrl: string,
  template: typeof TEMPLATE | typeof STARTED | 'template0' = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = adminPool(adminUrl);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(adminUrl, name),
    drop: async () => void (await admin.query(`drop database if exists ${name} with (force)`)),
  };
}

const adminPools = new Map<string, Pool>();

/** One connection makes all databases of a process, and does not keep it from ending; a new one for each cost more than some tests. */
function adminPool(url: string): Pool {
  const known = adminPools.get(url);
  if (known) return known;
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // The cluster may be stopped while the connection rests.
  pool.on('error', () => {});
  adminPools.set(url, pool);
  return pool;
}

function withDatabase(url: string, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

async function execute(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
