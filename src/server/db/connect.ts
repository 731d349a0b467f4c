import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export interface Connection {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

// Counts and sums fit a JavaScript number here; the driver would give strings.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
};

export function connect(options: {
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
}): Connection {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    types,
    application_name: 'vignette',
  });
  // An idle connection that breaks (a database restart) must not end the process.
  pool.on('error', options.onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}
