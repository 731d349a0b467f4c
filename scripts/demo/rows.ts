import type { Insertable } from 'kysely';

import type { PaymentTransactionsTable } from '#server/db/schema/billing-schema.ts';
import type {
  CreditHistoryTable,
  GenerationsTable,
  ProfilesTable,
} from '#server/db/schema/schema.ts';
import { SHOWCASE_PICTURES } from '#shared/showcase-pictures.ts';
import type { ShowcasePicture } from '#shared/showcase-pictures.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { CURRENCY, PLANS } from '#shared/rules/billing/plans.ts';

import type { Dice } from './dice.ts';
import type { Life, Payment, Wish } from './life.ts';
import type { Person } from './people.ts';

type Entry = Insertable<CreditHistoryTable> & { created_at: Date };
export type Made = Insertable<GenerationsTable> & { id: string; created_at: Date; picture: string };

/** One member as the rows of every table. */
export interface Account {
  profile: Insertable<ProfilesTable> & { user_id: string };
  entries: Entry[];
  made: Made[];
  payments: Insertable<PaymentTransactionsTable>[];
  life: Life;
}

export function toAccount(dice: Dice, person: Person, life: Life): Account {
  const userId = crypto.randomUUID();
  const { entries, made, credits } = keepBooks(dice, userId, life);
  return {
    life,
    entries,
    made,
    payments: life.payments.map((payment) => toPayment(dice, userId, payment)),
    profile: {
      user_id: userId,
      email: person.email,
      display_name: person.name,
      credits,
      ...planColumns(life),
      ...(life.plan && { stripe_customer_id: `cus_demo_${userId}` }),
      last_login: life.seenAt,
      credits_reset_date: new Date(Date.now() + CREDITS.resetPeriodMs * dice.between(0.1, 1)),
      welcome_pending: false,
      created_at: life.joinedAt,
      updated_at: life.seenAt,
    },
  };
}

function planColumns({ plan }: Life): Partial<Insertable<ProfilesTable>> {
  if (!plan) return {};
  if (plan.endedAt && plan.endedAt < new Date())
    return { subscription_status: 'cancelled', subscription_end_date: plan.endedAt };
  return {
    subscription_status: 'active',
    subscription_tier: plan.id,
    subscription_end_date: plan.periodEnd,
  };
}

/** Grants and pictures in the order of time; a picture without a credit was never asked for. */
function keepBooks(dice: Dice, userId: string, { grants, wishes }: Life) {
  const entries: Entry[] = [];
  const made: Made[] = [];
  let credits = 0;
  const book = (amount: number, entry: { reason: string; reference: string; at: Date }) => {
    entries.push({
      user_id: userId,
      change_reason: entry.reason,
      change_amount: amount,
      previous_credits: credits,
      new_credits: (credits += amount),
      reference: entry.reference,
      created_at: entry.at,
    });
  };
  const events = [
    ...grants.map((grant) => ({ at: grant.at, grant, wish: null })),
    ...wishes.map((wish) => ({ at: wish.at, grant: null, wish })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, grant, wish } of events) {
    if (grant) {
      const reference = `demo:${userId}:${entries.length}`;
      book(Math.max(0, grant.upTo - credits), { reason: grant.reason, reference, at });
    } else if (credits > 0) {
      const row = toGeneration(dice, userId, wish);
      made.push(row);
      if (wish.state === 'succeeded')
        book(-1, { reason: 'Image generation', reference: `capture:${row.id}`, at });
    }
  }
  return { entries, made, credits };
}

/** What was asked for: one of the pictures that hang on the landing pages. */
export function askFor(picture: ShowcasePicture) {
  return {
    picture: picture.id,
    prompt: picture.prompt,
    style_id: picture.style,
    size: picture.size,
  };
}

function toGeneration(dice: Dice, user_id: string, wish: Wish): Made {
  const id = crypto.randomUUID();
  const finished = new Date(wish.at.getTime() + wish.seconds * 1000);
  return {
    id,
    user_id,
    ...askFor(dice.pick(SHOWCASE_PICTURES)),
    idempotency_key: id,
    request_hash: 'demo',
    seed: dice.whole(1, 999_999),
    state: wish.state,
    attempt: 1,
    progress: wish.state === 'succeeded' ? 100 : dice.whole(5, 80),
    error_code: wish.state === 'failed' ? 'GENERATION_TIMED_OUT' : null,
    deadline_at: new Date(wish.at.getTime() + 900_000),
    created_at: wish.at,
    started_at: wish.at,
    finished_at: finished,
    updated_at: finished,
  };
}

function toPayment(
  dice: Dice,
  user_id: string,
  { at, planId, status }: Payment,
): Insertable<PaymentTransactionsTable> {
  const { priceCents, imagesPerMonth, interval } = PLANS[planId];
  const back = { refunded: 1, disputed: 1, partially_refunded: 0.5, succeeded: 0, failed: 0 };
  const number = dice.whole(100_000, 999_999);
  return {
    user_id,
    amount: priceCents,
    refunded_amount: priceCents * back[status],
    currency: CURRENCY,
    status,
    plan_type: planId,
    credits_purchased: imagesPerMonth * (interval === 'year' ? 12 : 1),
    stripe_invoice_id: `in_demo_${crypto.randomUUID()}`,
    invoice_number: `DEMO-${number}`,
    created_at: at,
    updated_at: at,
  };
}
