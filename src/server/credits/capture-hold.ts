import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema.ts';
import { changeBalance } from '#server/profiles/change-balance.ts';

/** The ledger's name for the delivery of one picture. */
export const captureReference = (generationId: string) => `capture:${generationId}`;

/** Spends a held credit: the picture is delivered in the same transaction. */
export async function captureHold(
  trx: Transaction<Schema>,
  hold: { userId: string; amount: number; generationId: string },
): Promise<number> {
  return changeBalance(trx, {
    userId: hold.userId,
    amount: -hold.amount,
    released: hold.amount,
    reason: 'Image generation',
    reference: captureReference(hold.generationId),
  });
}
