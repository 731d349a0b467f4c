import type { Insertable } from 'kysely';

import type { LettersTable } from '#server/db/billing-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { IdentityOrder } from '#server/ports/identity.ts';
import type { Letter } from '#server/ports/mailer.ts';

export interface KeyedLetter {
  /** What the letter is about; a second letter with the same key is never written. */
  key: string;
  userId: string | null;
  recipient: string;
  letter: Letter | IdentityOrder;
}

/** Puts letters into the outbox, in the transaction that is their reason; a job posts them. */
export async function writeLetters(db: Db, letters: readonly KeyedLetter[]): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ key, userId, recipient, letter }): Insertable<LettersTable> => ({
    key,
    user_id: userId,
    recipient,
    content: JSON.stringify(letter),
  }));
  await db
    .insertInto('letters')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
