import type { Db } from '#server/db/connect.ts';
import type { IdentityOrder } from '#server/ports/identity.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { Queue } from '#server/ports/queue.ts';

import { writeMails } from './write-mail.ts';

export const POST_MAILS_JOB = 'post-mails';

export interface PromptMail {
  /** Null where nobody is known by that address. */
  userId: string | null;
  recipient: string;
  mail: Mail | IdentityOrder;
}

/** A mail that somebody waits for: posted at once by a worker, not with the next round. */
export async function sendMail(
  { db, queue }: { db: Db; queue: Queue },
  mail: PromptMail,
): Promise<void> {
  const write = async (trx: Db) => {
    await writeMails(trx, [{ key: `prompt:${crypto.randomUUID()}`, ...mail }]);
    await queue.enqueue(trx, { name: POST_MAILS_JOB, data: {} });
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}
