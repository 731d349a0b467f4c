import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { ClientBase, PoolConfig } from 'pg';

import { discardBroken } from './discard-broken.ts';
import type { Schema } from './schema/schema.ts';
import { TIME_LIMITS } from './time-limits.ts';
import type { TimeLimits, WorkKind } from './time-limits.ts';

export type Db = Kysely<Schema>;

export interface Connection {
  pool: Pool;
  db: Db;
  close(): Promise<void>;
}

export interface ConnectOptions {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
  /** The database has no room for another row. */
  onFull?: (error: Error) => void;
  /** How long its statements may take; requests where nothing is said. */
  kind?: WorkKind;
  /** Instead of those of the kind. */
  limits?: TimeLimits;
  /** Behind a transaction pooler: nothing may be set for a whole session. */
  isPooled?: boolean;
}

/** Longer than most rounds of upkeep are apart: a new connection costs more than what is asked over it. */
const KEEP_IDLE_MS = 600_000;

const INT8_OID = 20;

// Counts and sums fit a JavaScript number here; the driver would give strings.
const types = new TypeOverrides();
types.setTypeParser(INT8_OID, Number);

export function connect(options: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    idleTimeoutMillis: KEEP_IDLE_MS,
    types,
    application_name: 'vignette',
    keepAlive: true,
    ...limitsOf(options),
  });
  let isClosing = false;
  // An idle connection that breaks (a database restart) must not end the process.
  pool.on('error', (error) => {
    if (!isClosing) options.onError(error);
  });
  // Neither must one in use: the pool listens to idle ones only, and the query itself tells its caller.
  pool.on('connect', (client) => client.on('error', () => {}));
  const watched = discardBroken(pool, options.onFull ?? (() => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: watched }) });
  const close = async () => {
    isClosing = true;
    await db.destroy();
  };
  return { pool, db, close };
}

/** The server ends what takes too long; where it cannot answer at all, we stop waiting a moment later. */
function limitsOf(options: ConnectOptions): PoolConfig {
  const { kind = 'requests', isPooled = false, limits = TIME_LIMITS[kind] } = options;
  // Not among the first words of a connection: a pooler in session mode would refuse them there.
  // The pool waits for the promise, though its type does not say so.
  const limited = { onConnect: (client: ClientBase) => client.query(settingsOf(limits)) };
  return {
    connectionTimeoutMillis: limits.connectMs,
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + limits.answerMs }),
    ...(!isPooled && limited),
  };
}

function settingsOf({ statementMs, lockMs, idleInTransactionMs }: TimeLimits): string {
  return `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
}
