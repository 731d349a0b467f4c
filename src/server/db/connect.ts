import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';

import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface Connection {
  pool: Pool;
  db: Db;
  close(): Promise<void>;
}

const INT8_OID = 20;

// Counts and sums fit a JavaScript number here; the driver would give strings.
const types = new TypeOverrides();
types.setTypeParser(INT8_OID, Number);

export function connect(options: {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}): Connection {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    types,
    application_name: 'vignette',
  });
  // An idle connection that breaks (a database restart) must not end the process.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) options.onError(error);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    isClosing = true;
    await db.destroy();
  };
  return { pool, db, close };
}
