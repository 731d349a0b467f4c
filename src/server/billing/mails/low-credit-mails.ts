import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { readJobCursor, writeJobCursor } from '#server/db/job-cursor.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { writeMails } from '#server/mail/write-mail.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { isPro } from '#shared/rules/account.ts';
import { sayWhatNext } from '#shared/rules/billing/say-what-next.ts';

import { readWhatNext } from '#server/billing/entitlement/read-what-next.ts';

const CURSOR = 'low-credits';
/** Read again each time: entries are numbered when they begin, not when they commit. */
const OVERLAP = 1000;
/** Entries read at once: each is about one person at most. */
const ENTRIES = 2000;

/** Tells everyone whose balance has just run low, once per allowance period (spec §9). */
export async function writeLowCreditMails({
  db,
  appUrl,
}: {
  db: Db;
  appUrl: string;
}): Promise<void> {
  const newest = await newestEntry(db);
  let since = (await readJobCursor(db, CURSOR)) ?? newest;
  // The cursor moves past an entry when whoever it is about was written to, and not before.
  for (let isDone = false; !isDone;) {
    const last = Math.min(newest, since + ENTRIES);
    await writeAbout(db, { appUrl, since, last });
    await writeJobCursor(db, CURSOR, last);
    isDone = last >= newest;
    since = last;
  }
}

async function writeAbout(
  db: Db,
  { appUrl, since, last }: { appUrl: string; since: number; last: number },
): Promise<void> {
  const { rows } = await sql<Profile>`
    select distinct p.*
    from credit_history h join profiles p on p.user_id = h.user_id
    where h.seq > ${since - OVERLAP} and h.seq <= ${last} and h.change_amount < 0
      and p.credits between 1 and ${CREDITS.lowOnUsage} and not p.banned
      and p.email_notices and p.erasing_since is null`.execute(db);
  for (const profile of rows) {
    const key = `credits-low:${profile.user_id}:${profile.credits_reset_date.toISOString()}`;
    const mail = await mailFor(db, profile, appUrl);
    await writeMails(db, [{ key, userId: profile.user_id, recipient: profile.email, mail }]);
  }
}

async function mailFor(db: Db, profile: Profile, appUrl: string): Promise<Mail> {
  const isFree = !isPro(profile.subscription_status);
  const { credits } = profile;
  const count = credits === 1 ? '1 credit' : `${credits} credits`;
  const next = await readWhatNext(db, profile);
  return {
    subject: `${count} left`,
    greeting: profile.display_name,
    lines: [
      `There ${credits === 1 ? 'is' : 'are'} ${count} left in your account.`,
      ...sayWhatNext(next, { credits, timeZone: 'UTC' }),
      ...(isFree ? ['If you need more before that, Pro Monthly has them.'] : []),
    ],
    action: isFree
      ? { label: 'See the plans', url: `${appUrl}/pricing` }
      : { label: 'See your usage', url: `${appUrl}/settings?tab=usage` },
  };
}

async function newestEntry(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('credit_history')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
