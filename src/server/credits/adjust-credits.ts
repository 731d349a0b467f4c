import type { Transaction } from 'kysely';

import type { Schema } from '#server/db/schema/schema.ts';
import { AppError } from '#shared/errors.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';

import { grantCredits, takeCredits } from './grant-credits.ts';
import type { Applied } from './grant-credits.ts';

/** An admin's correction (spec §5): −1000 to 1000, and the balance never falls below zero. */
export async function adjustCredits(
  trx: Transaction<Schema>,
  change: {
    userId: string;
    amount: number;
    reason: string;
    reference: string;
    adminEmail: string;
  },
): Promise<Applied> {
  const { amount } = change;
  if (!Number.isInteger(amount) || Math.abs(amount) > CREDITS.maxAdjustment)
    throw new AppError('VALIDATION_FAILED', { fields: { amount: 'Invalid credit amount' } });
  return amount >= 0 ? grantCredits(trx, change) : takeCredits(trx, { ...change, amount: -amount });
}
