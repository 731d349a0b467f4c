import { spawn } from 'node:child_process';
import { existsSync, fchmodSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { hasRoom } from '#server/db/data-folder-faults.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

import { databaseAccount, reachableFolder } from './account.ts';
import { freePort } from './free-port.ts';
import { keepRunning } from './keep-running.ts';
import type { Watchman } from './keep-running.ts';
import { isMade, makeCluster, USER } from './make-cluster.ts';
import type { Installation } from './make-cluster.ts';
import { findPrograms } from './programs.ts';
import { SETTINGS } from './settings.ts';

export interface Cluster {
  /** Connection string of the product's database. */
  url: string;
  /** True when a server left behind by a crash was taken over. */
  wasAdopted: boolean;
  /** From now on a server that dies is started again, on the same port. */
  supervise(watchman: Watchman): void;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  folder: string;
  password: string;
  database: string;
  /** Extra server settings, e.g. fsync off for throw-away test clusters. */
  settings?: Record<string, string>;
}

const START_TIMEOUT_MS = 30_000;
/** Between the attempts: what outlives a killed database for a while holds its memory until it notices. */
const START_PAUSES_MS = [50, 200, 500, 1000, 2000, 4000, 8000];
const STOP_TIMEOUT_MS = 20_000;

/** Whether there is a database in the folder, or where it lies if the account cannot reach that. */
export function hasCluster(folder: string): boolean {
  return isMade(reachableFolder(path.resolve(folder), databaseAccount()));
}

/** Starts the embedded PostgreSQL on a folder, or takes over the one that a crash left running. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = databaseAccount();
  const folder = reachableFolder(path.resolve(options.folder), account);
  const installation = { folder, account, programs: findPrograms(account) };
  if (!isMade(folder)) await makeCluster(installation, options.password);
  refuseOtherMajor(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim(), installation);
  const { port, wasAdopted } = await bringUp(installation, options);
  await ensureDatabase(port, options);
  let keeper: ReturnType<typeof keepRunning> | undefined;
  return {
    url: urlOf(port, options.password, options.database),
    wasAdopted,
    supervise: (watchman) => {
      const isRunning = () => isAlive(readPostmaster(folder)?.pid ?? 0);
      const restart = async () => void (await launch(installation, options, port));
      keeper = keepRunning({ isAlive: isRunning, restart }, watchman);
    },
    stop: async () => {
      await keeper?.stop();
      await stop(folder);
    },
  };
}

/**
 * More than once: a database killed while it made an unlogged table fails its next recovery ('File exists')
 * and mends itself in the one after; one that a crash left running may answer only later; and while processes
 * of a killed one are left, no other can be started.
 */
async function bringUp(
  installation: Installation,
  options: ClusterOptions,
): Promise<{ port: number; wasAdopted: boolean }> {
  for (let attempt = 0; ; attempt += 1) {
    const adopted = await adopt(installation.folder, options.password);
    if (adopted !== undefined) return { port: adopted, wasAdopted: true };
    try {
      const port = await launch(installation, options, await freePort());
      return { port, wasAdopted: false };
    } catch (error) {
      const pauseMs = START_PAUSES_MS[attempt];
      const isHopeless = error instanceof RefusalToStart || !hasRoom(installation.folder);
      if (pauseMs === undefined || isHopeless) throw error;
      await sleep(pauseMs);
    }
  }
}

function refuseOtherMajor(made: string, { folder, programs }: Installation): void {
  if (made === programs.major) return;
  throw new RefusalToStart(
    `${folder} was made by PostgreSQL ${made}, and this version of Vignette brings ${programs.major}, which cannot read it. With the version that made it: npm run backup -- DIR. Then move the data folder aside and, with this version: npm run restore -- DIR (docs/operations.md, Backup and upgrade).`,
  );
}

function urlOf(port: number, password: string, database: string): string {
  return `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** postmaster.pid: line 1 the process, line 4 the port. */
function readPostmaster(folder: string): { pid: number; port: number } | undefined {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function adopt(folder: string, password: string): Promise<number | undefined> {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline && isAlive(postmaster.pid)) {
    if ((await ask(urlOf(postmaster.port, password, 'postgres'))) === 'open')
      return postmaster.port;
    await sleep(100);
  }
  return undefined;
}

async function launch(
  { folder, account, programs }: Installation,
  options: ClusterOptions,
  port: number,
): Promise<number> {
  const settings = Object.entries({ ...SETTINGS, ...options.settings });
  const logFile = path.join(path.dirname(path.resolve(options.folder)), 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  fchmodSync(log, 0o600);
  // Detached: Ctrl-C must reach the app first, which stops the database after its last request.
  const child = spawn(
    programs.postgres,
    [
      '-D',
      folder,
      '-p',
      String(port),
      ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    { ...account, cwd: folder, detached: true, stdio: ['ignore', log, log] },
  );
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  child.on(
    'exit',
    (code) => (failure ??= new Error(`PostgreSQL ended with code ${code}; see postgres.log`)),
  );
  child.unref();
  const url = urlOf(port, options.password, 'postgres');
  await untilAnswers(url, () => failure).catch((error: unknown) => {
    // Nobody else would stop it; one that is only slow is looked for again.
    if (error instanceof RefusalToStart) child.kill('SIGINT');
    throw error;
  });
  return port;
}

async function untilAnswers(url: string, failure: () => Error | undefined): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let answer = await ask(url); answer !== 'open'; answer = await ask(url)) {
    if (answer === 'wrong-password')
      throw new RefusalToStart(
        'The embedded database does not take the password of secrets.json: the two are not of the same data folder.',
      );
    const error =
      failure() ??
      (Date.now() > deadline ? new Error('PostgreSQL did not start in time') : undefined);
    if (error) throw error;
    await sleep(50);
  }
}

const WRONG_PASSWORD = '28P01';

async function ask(url: string): Promise<'open' | 'wrong-password' | 'silent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'open';
  } catch (error) {
    return (error as { code?: string }).code === WRONG_PASSWORD ? 'wrong-password' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(port: number, options: ClusterOptions): Promise<void> {
  const client = new Client({ connectionString: urlOf(port, options.password, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [
      options.database,
    ]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(options.database)}`);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written. */
async function stop(folder: string): Promise<void> {
  const pid = readPostmaster(folder)?.pid;
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid) && existsSync(path.join(folder, 'postmaster.pid'))) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not stop in time');
    await sleep(25);
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
