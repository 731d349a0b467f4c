import { inTransaction } from '#server/db/retry-conflicts.ts';
import { releaseGeneration } from '#server/generations/settle-generation.ts';
import { isOpen } from '#shared/rules/pictures/generation.ts';
import { findShot } from '#shared/rules/pictures/outlets.ts';

import { findOwnSet, newestTries } from './find-sets.ts';
import { placeShots } from './order-set.ts';
import type { SetDeps, Wanted } from './order-set.ts';

/** Asks again for every picture that failed: again one hold for all of them. */
export async function retrySet(
  deps: SetDeps,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await findOwnSet(deps.db, { id, userId });
  await inTransaction(deps.db, async (trx) => {
    // Two presses of one button: the second waits here and then finds nothing missing.
    const { retries } = await trx
      .updateTable('picture_sets')
      .set((eb) => ({ retries: eb('retries', '+', 1) }))
      .where('id', '=', id)
      .returning('retries')
      .executeTakeFirstOrThrow();
    const missing = (await newestTries(trx, id)).filter(
      ({ state }) => state !== 'succeeded' && !isOpen(state),
    );
    const wanted = missing.flatMap(({ wine_id, shot, style_id }): Wanted[] => {
      const known = findShot(shot?.id ?? '');
      return known && wine_id ? [{ wineId: wine_id, shot: { ...known, styleId: style_id } }] : [];
    });
    if (wanted.length > 0)
      await placeShots(trx, deps, { userId, setId: id, key: `set:${id}:${retries}`, wanted });
  });
}

/** Gives up what has not been delivered. */
export async function cancelSet(
  { db }: SetDeps,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await findOwnSet(db, { id, userId });
  for (const generation of await newestTries(db, id))
    if (isOpen(generation.state))
      await releaseGeneration(db, { id: generation.id }, { state: 'cancelled', errorCode: null });
}
