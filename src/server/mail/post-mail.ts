import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { isOrder } from '#server/ports/identity.ts';
import type { Identity, IdentityOrder } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';

const BATCH = 50;
/**
 * How long a mail belongs to the worker that took it; a dead worker's is taken again after that. Longer
 * than the slowest mail server is waited for, and counted anew for each mail.
 */
const CLAIM_MINUTES = 10;
/** How often a mail server may refuse a mail before it is given up. */
const REFUSALS = 3;
const FIRST_WAIT_S = 15;
const LONGEST_WAIT_S = 300;

interface Claimed {
  key: string;
  recipient: string;
  content: Mail | IdentityOrder;
  attempts: number;
}

export interface PostDeps {
  db: Db;
  mailer: Mailer;
  logger: Logger;
  /** Writes a mail that carries a secret, at the moment it leaves. */
  identity: Pick<Identity, 'composeOrdered'>;
}

/**
 * Posts what is in the outbox. A claim keeps other workers off, so that a mail goes out once
 * unless a worker dies between posting it and writing that down. Where the mail server does not
 * answer the round ends: the next mail would wait for nothing, too.
 */
export async function postMails(deps: PostDeps, signal?: AbortSignal): Promise<number> {
  let posted = 0;
  for (;;) {
    const claimed = await claim(deps.db);
    for (const [index, mail] of claimed.entries()) {
      // The others of its batch may have taken longer than a claim lasts: then it is another's by now.
      const outcome = (await renewClaim(deps.db, mail)) ? await post(deps, mail) : 'lost';
      if (outcome === 'posted') posted += 1;
      if (outcome !== 'unreachable' && !signal?.aborted) continue;
      await release(
        deps.db,
        claimed.slice(index + 1).map(({ key }) => key),
      );
      return posted;
    }
    if (claimed.length < BATCH) return posted;
  }
}

async function claim(db: Db): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with claimed as (
      update mails set claimed_at = now(), attempts = attempts + 1
      where key in (
        select key from mails
        where sent_at is null and given_up_at is null
          -- Later than any wait, or taken in the future: written while the clock ran ahead.
          and (next_attempt_at is null
            or next_attempt_at not between now() and now() + ${LONGEST_WAIT_S} * interval '1 s')
          and (claimed_at is null
            or abs(extract(epoch from now() - claimed_at)) > ${CLAIM_MINUTES * 60})
        order by created_at limit ${BATCH} for update skip locked)
      returning key, recipient, content, attempts, created_at)
    select key, recipient, content, attempts from claimed order by created_at`.execute(db);
  return rows;
}

async function renewClaim(db: Db, { key, attempts }: Claimed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ claimed_at: sql`now()` })
    .where('key', '=', key)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Outcome = 'posted' | 'lost' | Trouble;

/** What kept a mail from leaving: itself for good, itself for now, or a mail server that is away. */
type Trouble = 'refused' | 'postponed' | 'unreachable';

async function post(deps: PostDeps, claimed: Claimed): Promise<Outcome> {
  const { db, mailer, logger, identity } = deps;
  const { key, recipient, content } = claimed;
  let step: 'compose' | 'send' = 'compose';
  let subject: string | undefined;
  try {
    const mail = isOrder(content) ? await identity.composeOrdered(recipient, content) : content;
    step = 'send';
    if (mail) await mailer.send(recipient, mail);
    subject = mail?.subject;
  } catch (error) {
    logger.warn({ err: error, key }, 'a mail could not be posted and is tried again');
    const trouble = step === 'compose' ? 'postponed' : troubleOf(error);
    await postpone(db, claimed, trouble === 'refused');
    return trouble;
  }
  // What was said, links included, is with the recipient now.
  await sql`
    update mails
    set sent_at = now(), content = jsonb_build_object('subject', ${subject ?? null}::text)
    where key = ${key}`.execute(db);
  return 'posted';
}

/** The mail server closes; whatever it says then is about itself. */
const CLOSING = 421;

/**
 * Where it is about one mail or its recipient, the others go on. Without an answer of the mail server
 * the address was impossible before it was asked.
 */
function troubleOf(error: unknown): Trouble {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || responseCode === CLOSING) return 'unreachable';
  if (typeof responseCode === 'number') return responseCode >= 500 ? 'refused' : 'postponed';
  return code === 'EENVELOPE' ? 'refused' : 'unreachable';
}

async function postpone(db: Db, { key, attempts }: Claimed, isRefused: boolean): Promise<void> {
  const waitS = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (attempts - 1));
  const given_up_at = sql<Date | null>`case when refusals + 1 >= ${REFUSALS} then now() end`;
  await db
    .updateTable('mails')
    .set((eb) => ({
      claimed_at: null,
      next_attempt_at: sql<Date>`now() + ${waitS} * interval '1 s'`,
      ...(isRefused && { refusals: eb('refusals', '+', 1), given_up_at }),
    }))
    .where('key', '=', key)
    .execute();
}

/** Mails that were taken and not tried are free again, as if nothing had been. */
async function release(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('mails')
    .set((eb) => ({ claimed_at: null, attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', keys)
    .execute();
}
