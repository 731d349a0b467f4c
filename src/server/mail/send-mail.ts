import type { Db } from '#server/db/connect.ts';
import type { IdentityOrder } from '#server/ports/identity.ts';
import type { Letter } from '#server/ports/mailer.ts';
import type { Queue } from '#server/ports/queue.ts';

import { writeLetters } from './write-mail.ts';

export const POST_LETTERS_JOB = 'post-letters';

export interface PromptLetter {
  /** Null where nobody is known by that address. */
  userId: string | null;
  recipient: string;
  letter: Letter | IdentityOrder;
}

/** A letter that somebody waits for: posted at once by a worker, not with the next round. */
export async function sendLetter(
  { db, queue }: { db: Db; queue: Queue },
  letter: PromptLetter,
): Promise<void> {
  const write = async (trx: Db) => {
    await writeLetters(trx, [{ key: `prompt:${crypto.randomUUID()}`, ...letter }]);
    await queue.enqueue(trx, { name: POST_LETTERS_JOB, data: {} });
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}
