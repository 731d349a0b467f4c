import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema/schema.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { writeMails } from '#server/mail/write-mail.ts';
import { dayText } from '#shared/rules/days.ts';
import { BILLING, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';
import { sayWhatNext } from '#shared/rules/billing/say-what-next.ts';

import { readWhatNext } from '#server/billing/entitlement/read-what-next.ts';

type Renewing = Profile & { plan_id: PaidPlanId; subscription_id: string; period_end: Date };

/** A week ahead of every renewal, once: what will be charged, when, and how to stop it. */
export async function writeRenewalMails({ db, appUrl }: { db: Db; appUrl: string }): Promise<void> {
  const { rows } = await sql<Renewing>`
    select p.*, s.plan_id, s.id as subscription_id, s.current_period_end as period_end
    from subscriptions s
    join profiles p on p.user_id = s.user_id
    join billing_accounts a on a.user_id = s.user_id
    where s.stripe_status = 'active' and s.plan_id is not null and s.cancel_at is null
      and p.email_notices
      and s.current_period_end between now() + a.clock_ahead_ms * interval '1 millisecond'
        and now() + a.clock_ahead_ms * interval '1 millisecond'
          + ${BILLING.renewalNoticeDays} * interval '1 day'
      and not exists (select from mails l
        where l.key = 'renewal:' || s.id || ':' || extract(epoch from s.current_period_end)::bigint)
    limit 500`.execute(db);
  for (const row of rows)
    await writeMails(db, [
      {
        key: `renewal:${row.subscription_id}:${Math.floor(row.period_end.getTime() / 1000)}`,
        userId: row.user_id,
        recipient: row.email,
        mail: await mailFor(db, row, appUrl),
      },
    ]);
}

async function mailFor(db: Db, row: Renewing, appUrl: string): Promise<Mail> {
  const day = dayText(row.period_end, 'UTC');
  const next = await readWhatNext(db, row);
  return {
    subject: `Your ${PLANS[row.plan_id].label} plan renews on ${day}`,
    greeting: row.display_name,
    lines: [
      ...sayWhatNext(next, { credits: row.credits, timeZone: 'UTC' }),
      'Nothing needs to be done. If you would rather stop, you can cancel at any time before that day.',
    ],
    action: { label: 'Manage subscription', url: `${appUrl}/settings?tab=billing` },
  };
}
