import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/** What a year of payments also brings: cards that fail, banks that ask back, money that comes after all. */
export async function bringTroubles(db: Db): Promise<void> {
  const some = (count: number, skip: number) => sql`
    select user_id from subscriptions where stripe_status = 'active'
    order by started_at desc, id limit ${count} offset ${skip}`;
  await sql`with owing as (${some(3, 2)}),
    plans as (update subscriptions set stripe_status = 'past_due', past_due_since = now()
      where user_id in (select user_id from owing) and stripe_status = 'active')
    update profiles set subscription_status = 'past_due'
    where user_id in (select user_id from owing)`.execute(db);
  await sql`update payment_transactions set status = 'disputed', refunded_amount = amount
    where id in (select distinct on (user_id) id from payment_transactions
      where user_id in (${some(2, 6)}) and status = 'succeeded' order by user_id, created_at desc)`.execute(
    db,
  );
  const late = sql`select distinct on (user_id) id from payment_transactions
    where user_id in (${some(4, 10)}) order by user_id, created_at desc`;
  for (const status of ['failed', 'succeeded'])
    await sql`update payment_transactions set status = ${status} where id in (${late})`.execute(db);
}
