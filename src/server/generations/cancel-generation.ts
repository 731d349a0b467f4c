import type { Transaction } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Generation, Schema } from '#server/db/schema/schema.ts';
import type { GenerationView } from '#shared/contract/generations.ts';
import { isOpen } from '#shared/rules/pictures/generation.ts';

import { findGeneration } from './find-generations.ts';
import { releaseGeneration, releaseInside, tellEnd } from './settle-generation.ts';

/** The owner gives a picture up. One that has ended already stays as it ended. */
export async function cancelGeneration(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<GenerationView> {
  const generation = await findGeneration(db, { id, userId });
  if (!isOpen(generation.state)) return generation;
  await releaseGeneration(db, { id }, { state: 'cancelled', errorCode: null });
  return findGeneration(db, { id, userId });
}

/** For a ban or the end of an account: everything open is given up inside the caller's transaction. */
export async function cancelAllOf(trx: Transaction<Schema>, userId: string): Promise<Generation[]> {
  await trx
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const open = await trx
    .selectFrom('generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .orderBy('id')
    .execute();
  const cancelled = [];
  for (const fence of open) {
    const ended = await releaseInside(trx, { fence, state: 'cancelled', errorCode: null });
    if (ended) cancelled.push(ended);
  }
  return cancelled;
}

/** After that transaction: running workers and open pages hear of it. */
export async function tellCancelled(db: Db, generations: readonly Generation[]): Promise<void> {
  for (const generation of generations) await tellEnd(db, generation);
}
