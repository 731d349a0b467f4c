import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '#server/db/connect.ts';

const BATCH_ROWS = 500;
/** A reader who has stopped reading must not keep a connection and its snapshot for ever. */
const STALLED_AFTER_S = 60;

/**
 * The rows of a query in batches, from one snapshot. The next batch is fetched when the reader asks
 * for it, so memory holds one batch whatever the size of the table.
 */
export async function* readByCursor<Row>(
  db: Db,
  query: RawBuilder<Row>,
): AsyncGenerator<readonly Row[]> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const limit = sql.lit(`${STALLED_AFTER_S}s`);
    await sql`set local idle_in_transaction_session_timeout = ${limit}`.execute(trx);
    await sql`declare export_rows no scroll cursor for ${query}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_ROWS)} from export_rows`.execute(trx);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_ROWS) return;
    }
  } finally {
    // Also when the reader left half-way: the connection goes back to the pool.
    await trx.rollback().execute();
  }
}
