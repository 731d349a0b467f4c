import { inject, onTestFinished } from 'vitest';

import { connectUnhurried } from './unhurried.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { changeBalance } from '#server/credits/change-balance.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { createDatabase } from './cluster.ts';

/**
 * A fresh real database without a server around it; dropped with the test that made it, or, where it
 * `isKept` for several tests, by `end`.
 */
export async function createTestDatabase({ poolSize = 10, isKept = false } = {}): Promise<
  Connection & { url: string; end: () => Promise<void> }
> {
  const database = await createDatabase(inject('adminUrl'));
  const connection = connectUnhurried(database.url, poolSize);
  const end = async () => {
    await connection.close();
    await database.drop();
  };
  if (!isKept) onTestFinished(end);
  return { ...connection, url: database.url, end };
}

/** A profile whose balance the ledger explains. */
export async function createProfile(
  db: Db,
  { credits = 10, displayName = 'Test Member' } = {},
): Promise<string> {
  const userId = crypto.randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('profiles')
      .values({
        user_id: userId,
        email: `${userId}@example.com`,
        display_name: displayName,
        credits_reset_date: new Date(Date.now() + DAY_MS),
        welcome_pending: false,
      })
      .execute();
    await changeBalance(trx, {
      userId,
      amount: credits,
      reason: 'Welcome credits',
      reference: `welcome:${userId}`,
    });
  });
  return userId;
}
