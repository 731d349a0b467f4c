import { Client } from 'pg';

import { RefusalToStart } from '#server/exit-with-reason.ts';

const ROUNDS = 3;
const CONNECT_LIMIT_MS = 10_000;

/** DATABASE_URL leads to a pooler that gives every transaction another connection. */
export class TransactionPoolerError extends RefusalToStart {
  constructor() {
    super(
      'DATABASE_URL leads to a pooler in transaction mode (PgBouncer, Supavisor or the like). Migrations, the queue and events need a connection of their own: set DATABASE_DIRECT_URL to the database itself (or to the pooler in session mode), and keep DATABASE_URL as it is.',
    );
  }
}

/**
 * Refuses what would break later in riddles. Two connections that are open at the same time have two
 * backends, unless something in between hands the same one to both.
 */
export async function refuseTransactionPooler(url: string): Promise<void> {
  const [first, second] = [open(url), open(url)];
  try {
    await Promise.all([first.connect(), second.connect()]);
    for (let round = 0; round < ROUNDS; round++)
      if ((await backendOf(first)) === (await backendOf(second)))
        throw new TransactionPoolerError();
  } finally {
    await Promise.all([first.end(), second.end()].map((ended) => ended.catch(() => {})));
  }
}

function open(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => {});
  return client;
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
