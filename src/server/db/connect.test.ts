import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createDatabaseProxy } from '#server/testing/outside/database-proxy.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

import { connect } from './connect.ts';
import { TIME_LIMITS } from './time-limits.ts';

const settingsOf = (db: ReturnType<typeof connect>['db']) =>
  sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);

async function open(url: string, options: Partial<Parameters<typeof connect>[0]> = {}) {
  const connection = connect({ url, poolSize: 2, onError: () => {}, ...options });
  onTestFinished(() => connection.close());
  return connection;
}

test('a connection rests from one round of upkeep to the next', async () => {
  const { pool } = await open('postgres://nobody.invalid/none');
  expect(pool.options.idleTimeoutMillis).toBeGreaterThan(60_000);
});

// An error that nobody listened for would end the process, and this run with it.
test('a connection that is lost while in use fails its query and nothing else', async () => {
  const { url, pool: admin } = await createTestDatabase();
  const { db } = await open(url, { poolSize: 4 });
  // Heard from the beginning: it may fail before its killer is told that it did.
  const failed = expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow(/terminat/);
  const isSleeping = `from pg_stat_activity where datname = current_database()
    and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await admin.query(`select ${isSleeping}`)).rowCount).toBe(1);
  await admin.query(`select pg_terminate_backend(pid) ${isSleeping}`);
  await failed;

  const betweenQueries = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await admin.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await sql`select 1`.execute(trx);
  });
  await expect(betweenQueries).rejects.toThrow(/terminat|queryable/);
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
});

test('each kind of work has its own limits, and a pooler is told of none', async () => {
  const { url } = await createTestDatabase();
  const read = async (options: Partial<Parameters<typeof connect>[0]>) =>
    (await settingsOf((await open(url, options)).db)).rows[0];

  expect(await read({})).toEqual({ statement: '7s', lock: '4s', idle: '1min' });
  expect(await read({ kind: 'upkeep' })).toEqual({ statement: '15min', lock: '30s', idle: '2min' });
  expect(await read({ kind: 'migrations' })).toEqual({ statement: '0', lock: '0', idle: '0' });
  expect(await read({ isPooled: true })).toEqual({ statement: '0', lock: '0', idle: '0' });
});

test('a pooler hears of no limit while the connection is made: it would refuse it', async () => {
  const heard = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      heard.resolve(bytes.toString());
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { db } = await open(`postgresql://ada@127.0.0.1:${port}/house`);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated');
  expect(await heard.promise).toContain('house');
  expect(await heard.promise).not.toContain('_timeout');
});

test('a server that hangs is not waited for, and the connection is not used again', async () => {
  const { url } = await createTestDatabase();
  const proxy = await createDatabaseProxy(url);
  const { db } = await open(proxy.url);
  await sql`select 1`.execute(db);

  proxy.freeze();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = expect(
    db.transaction().execute((trx) => sql`select 1`.execute(trx)),
  ).rejects.toThrow('Query read timeout');
  const { statementMs, answerMs } = TIME_LIMITS.requests;
  await vi.advanceTimersByTimeAsync(statementMs + answerMs);
  await hanging;
  vi.useRealTimers();
  const tried = proxy.tried();
  proxy.recover();

  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
  expect(proxy.tried()).toBeGreaterThan(tried);
});
