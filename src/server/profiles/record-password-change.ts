import type { Db } from '#server/db/connect.ts';
import type { Queue } from '#server/ports/queue.ts';

import { passwordChangedMail } from './account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';

/** Links that were sent, and devices that need no second step, end; the owner is told. */
export async function recordPasswordChange(
  { db, queue, appUrl }: { db: Db; queue: Queue; appUrl: string },
  user: { id: string; email: string; name: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('auth_verifications').where('value', '=', user.id).execute();
    const mail = passwordChangedMail(user.name, appUrl);
    await sendMail({ db: trx, queue }, { userId: user.id, recipient: user.email, mail });
  });
}
