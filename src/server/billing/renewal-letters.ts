import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { writeLetters } from '#server/profiles/write-letter.ts';
import { BILLING, formatCents, PLANS } from '#shared/rules/plans.ts';
import type { PaidPlanId } from '#shared/rules/plans.ts';

import { dayText } from './day-text.ts';

interface Renewing {
  user_id: string;
  email: string;
  display_name: string;
  plan_id: PaidPlanId;
  subscription_id: string;
  period_end: Date;
}

/** A week ahead of every renewal, once: what will be charged, when, and how to stop it. */
export async function writeRenewalLetters({
  db,
  appUrl,
}: {
  db: Db;
  appUrl: string;
}): Promise<void> {
  const { rows } = await sql<Renewing>`
    select p.user_id, p.email, p.display_name, s.plan_id, s.id as subscription_id,
      s.current_period_end as period_end
    from subscriptions s
    join profiles p on p.user_id = s.user_id
    join billing_accounts a on a.user_id = s.user_id
    where s.stripe_status = 'active' and s.plan_id is not null and s.cancel_at is null
      and p.email_notices
      and s.current_period_end between now() + a.clock_ahead_ms * interval '1 millisecond'
        and now() + a.clock_ahead_ms * interval '1 millisecond'
          + ${BILLING.renewalNoticeDays} * interval '1 day'
      and not exists (select from letters l
        where l.key = 'renewal:' || s.id || ':' || extract(epoch from s.current_period_end)::bigint)
    limit 500`.execute(db);
  await writeLetters(
    db,
    rows.map((row) => ({
      key: `renewal:${row.subscription_id}:${Math.floor(row.period_end.getTime() / 1000)}`,
      userId: row.user_id,
      recipient: row.email,
      letter: letterFor(row, appUrl),
    })),
  );
}

function letterFor(row: Renewing, appUrl: string) {
  const plan = PLANS[row.plan_id];
  return {
    subject: `Your ${plan.label} plan renews on ${dayText(row.period_end)}`,
    greeting: row.display_name,
    lines: [
      `On ${dayText(row.period_end)} your plan goes on for another ${plan.interval}, and ${formatCents(plan.priceCents)} will be charged to your card.`,
      'Nothing needs to be done. If you would rather stop, you can cancel at any time before that day.',
    ],
    action: { label: 'Manage subscription', url: `${appUrl}/settings?tab=billing` },
  };
}
