import { sql } from 'kysely';

import { recordAudit } from '#server/admin/audit/record-audit.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import type { RunningApp } from './start-app.ts';

const FIRST_NAMES = ['Amélie', 'Bruno', 'Chiara', 'Daniel', 'Eva', 'Felipe', 'Grace', 'Henrik'];
const LAST_NAMES = ['Renard', 'Castellani', 'Lombardi', 'Osei', 'Lindqvist', 'Duarte', 'Whitfield'];

/** The house after some months: members with a history, bans, attempts at the door, and admins at work. */
export async function fillAdminPages({
  databaseUrl,
}: Pick<RunningApp, 'databaseUrl'>): Promise<void> {
  const connection = connectUnhurried(databaseUrl);
  try {
    const { db } = connection;
    if (await isFilled(db)) return;
    await addMembers(db);
    await addHistory(db);
    await addAttempts(db);
    await addAuditRows(db);
  } finally {
    await connection.close();
  }
}

/** The stories of a worker share its server. */
async function isFilled(db: Db): Promise<boolean> {
  const member = db.selectFrom('profiles').select('user_id').where('user_id', '=', 'member-0');
  return (await member.executeTakeFirst()) !== undefined;
}

async function addMembers(db: Db): Promise<void> {
  const people = FIRST_NAMES.flatMap((first) =>
    LAST_NAMES.map((last, index) => ({ first, last, index })),
  );
  await db
    .insertInto('profiles')
    .values(
      people.map(({ first, last, index }, nth) => ({
        user_id: `member-${nth}`,
        email: `${first}.${last}@example.com`.toLowerCase().replace('é', 'e'),
        display_name: `${first} ${last}`,
        credits_reset_date: new Date(),
        welcome_pending: false,
        created_at: new Date(Date.now() - nth * 3 * DAY_MS),
        ...(index === 3 && {
          banned: true,
          ban_date: new Date(Date.now() - nth * 3_600_000),
          ban_reason: 'Prompts against the content rules',
        }),
      })),
    )
    .execute();
  await sql`update profiles set email = 'erased-1@erased.invalid', display_name = 'Erased account',
    deletion_requested_at = now(), erasing_since = now(), erased_at = now()
    where user_id = 'member-9'`.execute(db);
}

/** Welcome credits for everyone, and a correction for every other; the ledger explains each balance. */
async function addHistory(db: Db): Promise<void> {
  await sql`
    with paid as (
      update profiles set credits = 10 where user_id like 'member-%' returning user_id, created_at)
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
      reference, created_at)
    select user_id, 'Welcome credits', 10, 0, 10, 'welcome:' || user_id, created_at from paid`.execute(
    db,
  );
  await sql`
    with paid as (
      update profiles set credits = credits - 4
      where user_id like 'member-%' and right(user_id, 1) in ('0', '2', '4', '6') returning user_id)
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
      reference, admin_email)
    select user_id, 'Admin credit adjustment', -4, 10, 6, 'admin:' || user_id, 'claire@example.com'
    from paid`.execute(db);
}

async function addAttempts(db: Db): Promise<void> {
  await sql`
    insert into failed_sign_ins (failed_at, user_id, address_hmac, reason, ip, user_agent)
    select now() - n * interval '37 minutes',
      case when n % 3 = 0 then null else 'member-' || n % 5 end,
      md5((n % 5)::text || (n % 3 = 0)::text),
      case when n % 3 = 0 then 'unknown_address' else 'wrong_password' end,
      '203.0.113.' || n, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0'
    from generate_series(1, 24) n`.execute(db);
  await sql`
    insert into rate_limit_hits (hour, scope, count)
    select date_trunc('hour', now()) - n * interval '1 hour', scope, 1 + (n * 7 + length(scope)) % 23
    from generate_series(0, 20, 2) n,
      unnest(array['auth/sign-in/email', 'generations.generate', 'billing.sync']) scope`.execute(
    db,
  );
}

async function addAuditRows(db: Db): Promise<void> {
  const operator = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('admin_role', '=', 'super_admin')
    .executeTakeFirstOrThrow();
  const actor = {
    id: operator.user_id,
    ip: '198.51.100.20',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605.1.15',
  };
  for (let nth = 0; nth < 55; nth += 1)
    await db.transaction().execute((trx) =>
      recordAudit(trx, {
        actor: nth % 7 === 6 ? { id: null, ip: null, userAgent: null } : actor,
        action: nth % 4 === 3 ? 'ban_user' : 'adjust_user_credits',
        targetType: 'user',
        targetId: `member-${nth % 20}`,
        reason: nth % 4 === 3 ? 'Prompts against the content rules' : 'Admin credit adjustment',
        before: nth % 4 === 3 ? { banned: false, credits: 10 } : { credits: 10 },
        after: nth % 4 === 3 ? { banned: true, credits: 10 } : { credits: 6 },
      }),
    );
  // Its target has no name: the widest row of the log.
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor,
      action: 'bulk_grant_credits',
      targetType: 'bulk_grant',
      targetId: crypto.randomUUID(),
      reason: 'A year of customers',
      before: { users: 40, credits: 300 },
      after: { users: 40, credits: 420 },
    }),
  );
}
