import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { Pool } from 'pg';

import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** Every statement that somebody sends, as it goes to the server. */
export async function recordStatements(
  url: string,
  act: (db: Db) => Promise<void>,
): Promise<CompiledQuery[]> {
  const recorded: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => {
      recorded.push(query);
    },
  });
  await act(db);
  await db.destroy();
  return recorded;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A recorded statement with its values written in, for pgbench: those of `known` as the expression that
 * takes their place, other ids made anew each time, the rest as they were.
 */
export function writeOut(
  { sql, parameters }: CompiledQuery,
  known: ReadonlyMap<unknown, string>,
): string {
  return sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1];
    if (value === null || value === undefined) return 'null';
    const expression = known.get(value);
    if (expression) return expression;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return UUID.test(text) ? 'gen_random_uuid()' : `'${text.replaceAll("'", "''")}'`;
  });
}
