import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { MoneyFigures } from '#shared/contract/admin-analytics.ts';
import { LIVE_STATUSES } from '#server/billing/entitlement/entitlement.ts';
import { monthlyCents } from '#shared/rules/admin/admin-payments.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

/** A plan of ours that goes on, on `subscriptions s`. */
export const IS_LIVE = sql<boolean>`(s.plan_id is not null and s.ended_at is null
  and s.stripe_status in (${sql.join([...LIVE_STATUSES])}))`;

/** When it ended. A test clock may date that into days to come: it ended when we heard of it. */
export const ENDED_AT = sql<Date | null>`
  (case when s.ended_at is not null then least(s.ended_at, s.updated_at) end)`;

interface Range {
  from: string;
  to: string;
}

/** What comes in each month by itself, who left it between two days, and what was nearly lost. */
export async function readMoney(db: Db, { from, to }: Range): Promise<MoneyFigures> {
  const [plans, moved, recovered] = await Promise.all([
    livePlans(db),
    movedPlans(db, { from, to }),
    recoveredPayments(db, { from, to }),
  ]);
  const live = plans.reduce((sum, plan) => sum + plan.count, 0);
  const mrrCents = plans.reduce((sum, plan) => sum + plan.count * monthlyCents(plan.plan_id), 0);
  return { mrrCents, livePlans: live, ...moved, ...recovered };
}

async function livePlans(db: Db): Promise<{ plan_id: PaidPlanId; count: number }[]> {
  const { rows } = await sql<{ plan_id: PaidPlanId; count: number }>`
    select s.plan_id, count(*)::int as count from subscriptions s
    where ${IS_LIVE} group by 1`.execute(db);
  return rows;
}

type Moved = Pick<MoneyFigures, 'plansAtStart' | 'plansEnded' | 'plansPassing'>;

async function movedPlans(db: Db, { from, to }: Range): Promise<Moved> {
  const hasEnded = sql`${ENDED_AT} >= day_start(${from}::date)
    and ${ENDED_AT} < day_start(${to}::date + 1)`;
  const { rows } = await sql<Moved>`
    select
      (count(*) filter (where s.started_at < day_start(${from}::date)
        and (s.ended_at is null or ${ENDED_AT} >= day_start(${from}::date))))::int as "plansAtStart",
      (count(*) filter (where s.started_at < day_start(${from}::date)
        and ${hasEnded}))::int as "plansEnded",
      (count(*) filter (where s.started_at >= day_start(${from}::date)
        and ${hasEnded}))::int as "plansPassing"
    from subscriptions s
    where s.plan_id is not null and s.stripe_status not in ('incomplete', 'incomplete_expired')`.execute(
    db,
  );
  return rows[0] ?? { plansAtStart: 0, plansEnded: 0, plansPassing: 0 };
}

async function recoveredPayments(
  db: Db,
  { from, to }: Range,
): Promise<{ recoveredCents: number; recoveredPayments: number }> {
  const { rows } = await sql<{ recoveredCents: number; recoveredPayments: number }>`
    select coalesce(sum(amount), 0)::bigint as "recoveredCents",
      count(*)::int as "recoveredPayments"
    from payment_transactions
    where recovered_at >= day_start(${from}::date)
      and recovered_at < day_start(${to}::date + 1)`.execute(db);
  return rows[0] ?? { recoveredCents: 0, recoveredPayments: 0 };
}
