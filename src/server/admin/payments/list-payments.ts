import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { withinDays } from '#server/admin/within-days.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { PaymentsInput, PaymentView } from '#shared/contract/admin-payments.ts';
import { planLabel } from '#shared/rules/admin/admin-payments.ts';
import type { PaymentFilter } from '#shared/rules/admin/admin-payments.ts';

interface PaymentRow extends PersonRow, PageKeys {
  id: string;
  plan_type: string;
  amount: number;
  refunded_amount: number;
  status: string;
  credits_purchased: number;
  clawed_back: number;
  booked_at: Date;
  failed_at: Date | null;
  recovered_at: Date | null;
}

/** A payment that was recovered is looked for on the day on which it came. */
const RECOVERED: Keyset = { at: sql`t.recovered_at`, id: sql`t.id`, idType: 'uuid' };
const BOOKED: Keyset = { at: sql`t.booked_at`, id: sql`t.id`, idType: 'uuid' };

const STATES: Record<PaymentFilter, RawBuilder<unknown>> = {
  all: sql`true`,
  paid: sql`is_paid(t.status)`,
  failed: sql`t.status = 'failed'`,
  recovered: sql`t.recovered_at is not null`,
  refunded: sql`t.status in ('refunded', 'partially_refunded')`,
  disputed: sql`t.status = 'disputed'`,
};

export async function listPayments(db: Db, input: PaymentsInput) {
  const { userIds, isTooWide } = await findPeople(db, input.search);
  const keyset = input.state === 'recovered' ? RECOVERED : BOOKED;
  const wanted = userIds ? sql`t.user_id = any(${userIds}::text[])` : sql`true`;
  const { rows, ...links } = await readPage<PaymentRow>(keyset, {
    cursor: input.cursor,
    read: async (parts) => {
      const { rows: found } = await sql<PaymentRow>`
        select t.*, ${PERSON_COLUMNS}, ${parts.keys}
        from payment_transactions t join profiles p on p.user_id = t.user_id
        where ${STATES[input.state]} and ${wanted} and ${withinDays(keyset.at, input)}
          and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  return { payments: rows.map(toPayment), ...links, isSearchTooWide: isTooWide };
}

function toPayment(row: PaymentRow): PaymentView {
  return {
    id: row.id,
    person: toPerson(row),
    planLabel: planLabel(row.plan_type),
    amountCents: row.amount,
    refundedCents: row.refunded_amount,
    status: row.status,
    creditsPurchased: row.credits_purchased,
    clawedBack: row.clawed_back,
    bookedAt: row.booked_at.toISOString(),
    failedAt: row.failed_at?.toISOString() ?? null,
    recoveredAt: row.recovered_at?.toISOString() ?? null,
  };
}
