import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * The pool as Kysely sees it. The driver gives up waiting for an answer but keeps the connection, on
 * which the next caller would wait behind the same dead query; and it learns of a closed one after
 * the next caller has got it. Such connections are thrown away at once. `onFull` hears of a full disk.
 */
export function discardBroken(pool: Pool, onFull: (error: Error) => void): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const watched = known.get(client) ?? watch(client, onFull);
      known.set(client, watched);
      return watched;
    },
  };
}

const DISK_FULL = '53100';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

function watch(client: PoolClient, onFull: (error: Error) => void): PostgresPoolClient {
  let fault: Error | undefined;
  const query: Query = async (sql, parameters) => {
    if (fault) throw fault; // the rollback of a transaction whose connection is gone
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && endsConnection(error)) fault = error;
      if (error instanceof Error && 'code' in error && error.code === DISK_FULL) onFull(error);
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(fault ?? destroy),
  };
}

/** No answer in time; or the server said goodbye, and the socket closes a moment after its words. */
function endsConnection(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return error.message === 'Query read timeout' || /^(57P0|08)/.test(code);
}
