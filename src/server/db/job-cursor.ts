import type { Kysely } from 'kysely';

import type { Schema } from './schema/schema.ts';

/** How far a job came that goes through something bit by bit; null before its first run. */
export async function readJobCursor(db: Kysely<Schema>, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('job_cursors')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position ?? null;
}

export async function writeJobCursor(
  db: Kysely<Schema>,
  name: string,
  position: number,
): Promise<void> {
  await db
    .insertInto('job_cursors')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
