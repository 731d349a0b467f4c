import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { cpuMs, endedChildrenMs } from './measure.ts';
import { DAY_S } from '#shared/rules/days.ts';

export interface Idle {
  /** Of one core, by the server. */
  serverPercent: number;
  /** Of one core, by PostgreSQL with all its processes. */
  databasePercent: number;
  transactionsPerS: number;
  walMbPerDay: number;
}

const NS_PER_MS = 1e6;
const MB = 1024 * 1024;

/** What a server nobody uses and its database cost while nothing is asked of them. */
export async function measureIdle(options: {
  serverPid: number;
  databaseUrl: string;
  seconds: number;
}): Promise<Idle> {
  const client = new Client({ connectionString: options.databaseUrl });
  await client.connect();
  const postmaster = await postmasterOf(client);
  const look = async () => ({
    server: cpuMs(options.serverPid),
    database: familyMs(postmaster),
    atMs: performance.now(),
    ...(await activity(client)),
  });
  const before = await look();
  await sleep(options.seconds * 1000);
  const after = await look();
  await client.end();
  const seconds = (after.atMs - before.atMs) / 1000;
  const percent = (ms: number) => ms / seconds / 10;
  return {
    serverPercent: percent(after.server - before.server),
    databasePercent: percent(after.database - before.database),
    transactionsPerS: (after.transactions - before.transactions) / seconds,
    walMbPerDay: ((after.wal - before.wal) / seconds) * (DAY_S / MB),
  };
}

async function activity(client: Client): Promise<{ transactions: number; wal: number }> {
  const { rows } = await client.query<{ transactions: string; wal: string }>(
    `select sum(xact_commit + xact_rollback) as transactions,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal from pg_stat_database`,
  );
  return { transactions: Number(rows[0]?.transactions), wal: Number(rows[0]?.wal) };
}

async function postmasterOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
}

/** Of its first thread, to the nanosecond: ticks are coarser than what an idle backend uses. */
function preciseMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
}

/** A process and those it started, with those that have ended. */
function familyMs(pid: number): number {
  const children = readdirSync('/proc').filter(
    (entry) => /^\d+$/.test(entry) && parentOf(Number(entry)) === pid,
  );
  const living = children.reduce((sum, child) => sum + preciseMs(Number(child)), preciseMs(pid));
  return living + endedChildrenMs(pid);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0; // it has ended meanwhile
  }
}
