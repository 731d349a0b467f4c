import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { writeLetters } from '#server/profiles/write-letter.ts';
import { CREDITS } from '#shared/rules/credits.ts';
import { isPro } from '#shared/rules/account.ts';
import type { SubscriptionStatus } from '#shared/rules/account.ts';

const CURSOR = 'low-credits';
/** Read again each time: entries are numbered when they begin, not when they commit. */
const OVERLAP = 1000;
/** Entries read at once: each is about one person at most. */
const ENTRIES = 2000;

interface LowProfile {
  user_id: string;
  email: string;
  display_name: string;
  subscription_status: SubscriptionStatus;
  credits: number;
  credits_reset_date: Date;
}

/** Tells everyone whose balance has just run low, once per allowance period (spec §9). */
export async function writeLowCreditLetters({
  db,
  appUrl,
}: {
  db: Db;
  appUrl: string;
}): Promise<void> {
  const newest = await newestEntry(db);
  let since = (await readCursor(db)) ?? newest;
  // The cursor moves past an entry when whoever it is about was written to, and not before.
  for (let isDone = false; !isDone;) {
    const last = Math.min(newest, since + ENTRIES);
    await writeAbout(db, { appUrl, since, last });
    await writeCursor(db, last);
    isDone = last >= newest;
    since = last;
  }
}

async function writeAbout(
  db: Db,
  { appUrl, since, last }: { appUrl: string; since: number; last: number },
): Promise<void> {
  const { rows } = await sql<LowProfile>`
    select distinct p.user_id, p.email, p.display_name, p.subscription_status, p.credits,
      p.credits_reset_date
    from credit_history h join profiles p on p.user_id = h.user_id
    where h.seq > ${since - OVERLAP} and h.seq <= ${last} and h.change_amount < 0
      and p.credits between 1 and ${CREDITS.lowOnUsage} and not p.banned
      and p.email_notices and p.erasing_since is null`.execute(db);
  await writeLetters(
    db,
    rows.map((profile) => ({
      key: `credits-low:${profile.user_id}:${profile.credits_reset_date.toISOString()}`,
      userId: profile.user_id,
      recipient: profile.email,
      letter: letterFor(profile, appUrl),
    })),
  );
}

function letterFor(profile: LowProfile, appUrl: string) {
  const isFree = !isPro(profile.subscription_status);
  const count = profile.credits === 1 ? '1 credit' : `${profile.credits} credits`;
  const renews = profile.credits_reset_date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    subject: `${count} left`,
    greeting: profile.display_name,
    lines: [
      `There ${profile.credits === 1 ? 'is' : 'are'} ${count} left in your account. New ones arrive on ${renews}.`,
      ...(isFree ? ['If you need more before that, the Pro Wine Plan has them.'] : []),
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

async function readCursor(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('job_cursors')
    .select('position')
    .where('name', '=', CURSOR)
    .executeTakeFirst();
  return row?.position ?? null;
}

async function writeCursor(db: Db, position: number): Promise<void> {
  await db
    .insertInto('job_cursors')
    .values({ name: CURSOR, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
