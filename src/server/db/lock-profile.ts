import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';

/**
 * The one order of locks, for everything that moves money above all: the profile first, then its
 * generations, then what hangs on them. A ban goes that way, so a delivery or a release that went the
 * other way would wait for it for ever. Rows that only refer to the profile need not wait.
 */
export async function lockProfile(trx: Transaction<Schema>, userId: string): Promise<void> {
  await sql`select from profiles where user_id = ${userId} for no key update`.execute(trx);
}

/** The profile that a generation's credit is held on. */
export async function lockHolder(trx: Transaction<Schema>, generationId: string): Promise<void> {
  await sql`
    select from profiles
    where user_id = (select user_id from generations where id = ${generationId})
    for no key update`.execute(trx);
}
