import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { withinDays } from '#server/admin/within-days.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { PlansInput, PlanView } from '#shared/contract/admin-payments.ts';
import { monthlyCents, planLabel } from '#shared/rules/admin/admin-payments.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { ENDED_AT, IS_LIVE } from './read-money.ts';

interface PlanRow extends PersonRow, PageKeys {
  id: string;
  plan_id: PaidPlanId;
  stripe_status: string;
  started_at: Date;
  current_period_end: Date;
  cancel_at: Date | null;
  ended_on: Date | null;
}

const STARTED: Keyset = { at: sql`s.started_at`, id: sql`s.id`, idType: 'text' };
const ENDED: Keyset = { at: ENDED_AT, id: sql`s.id`, idType: 'text' };

export async function listPlans(db: Db, input: PlansInput) {
  const { userIds, isTooWide } = await findPeople(db, input.search);
  const isEnded = input.state === 'ended';
  const wanted = userIds ? sql`s.user_id = any(${userIds}::text[])` : sql`true`;
  const { rows, ...links } = await readPage<PlanRow>(isEnded ? ENDED : STARTED, {
    cursor: input.cursor,
    read: async (parts) => {
      const { rows: found } = await sql<PlanRow>`
        select s.id, s.plan_id, s.stripe_status, s.started_at, s.current_period_end, s.cancel_at,
          ${ENDED_AT} as ended_on, ${PERSON_COLUMNS}, ${parts.keys}
        from subscriptions s join profiles p on p.user_id = s.user_id
        where s.plan_id is not null and ${stateOf(input)} and ${wanted} and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  return { plans: rows.map(toPlan), ...links, isSearchTooWide: isTooWide };
}

function stateOf(input: PlansInput): RawBuilder<unknown> {
  if (input.state === 'past_due') return sql`${IS_LIVE} and s.stripe_status = 'past_due'`;
  if (input.state === 'live') return IS_LIVE;
  return sql`s.ended_at is not null and ${withinDays(ENDED_AT, input)}`;
}

function toPlan(row: PlanRow): PlanView {
  return {
    id: row.id,
    person: toPerson(row),
    planLabel: planLabel(row.plan_id),
    monthlyCents: monthlyCents(row.plan_id),
    state: planState(row),
    startedAt: row.started_at.toISOString(),
    until: (row.ended_on ?? row.cancel_at ?? row.current_period_end).toISOString(),
  };
}

function planState(row: PlanRow): PlanView['state'] {
  if (row.ended_on) return 'ended';
  if (row.stripe_status === 'past_due') return 'past_due';
  return row.cancel_at ? 'ending' : 'running';
}
