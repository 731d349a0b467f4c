import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Letter, Mailer } from '#server/ports/mailer.ts';

const BATCH = 50;
/** How long a letter belongs to the worker that took it; a dead worker's is taken again after that. */
const CLAIM_MINUTES = 10;

interface Claimed {
  key: string;
  recipient: string;
  content: Letter;
}

/**
 * Posts what is in the outbox. A claim keeps other workers off, so that a letter goes out once
 * unless a worker dies between posting it and writing that down.
 */
export async function postLetters(
  { db, mailer, logger }: { db: Db; mailer: Mailer; logger: Logger },
  signal?: AbortSignal,
): Promise<number> {
  let posted = 0;
  for (;;) {
    const claimed = await claim(db);
    for (const letter of claimed) if (await post({ db, mailer, logger }, letter)) posted += 1;
    if (claimed.length < BATCH || signal?.aborted) return posted;
  }
}

async function claim(db: Db): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update letters set claimed_at = now(), attempts = attempts + 1
    where key in (
      select key from letters
      where sent_at is null and attempts < 10
        and (claimed_at is null or claimed_at < now() - ${CLAIM_MINUTES} * interval '1 minute')
      order by created_at limit ${BATCH} for update skip locked)
    returning key, recipient, content`.execute(db);
  return rows;
}

async function post(
  { db, mailer, logger }: { db: Db; mailer: Mailer; logger: Logger },
  { key, recipient, content }: Claimed,
): Promise<boolean> {
  try {
    await mailer.send(recipient, content);
  } catch (error) {
    logger.warn({ err: error, key }, 'a letter could not be posted and is tried again');
    return false;
  }
  await db.updateTable('letters').set({ sent_at: new Date() }).where('key', '=', key).execute();
  return true;
}
