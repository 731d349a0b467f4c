import type { Insertable } from 'kysely';

import type { MailsTable } from '#server/db/schema/billing-schema.ts';
import type { Db } from '#server/db/connect.ts';
import type { IdentityOrder } from '#server/ports/identity.ts';
import type { Mail } from '#server/ports/mailer.ts';

export interface KeyedMail {
  /** What the mail is about; a second mail with the same key is never written. */
  key: string;
  userId: string | null;
  recipient: string;
  mail: Mail | IdentityOrder;
}

/** Puts mails into the outbox, in the transaction that is their reason; a job posts them. */
export async function writeMails(db: Db, mails: readonly KeyedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ key, userId, recipient, mail }): Insertable<MailsTable> => ({
    key,
    user_id: userId,
    recipient,
    content: JSON.stringify(mail),
  }));
  await db
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
