import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { readJobCursor, writeJobCursor } from '#server/db/job-cursor.ts';
import { databaseTime } from '#server/db/database-time.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import type { PaymentEvent, Payments } from '#server/ports/payments.ts';
import type { Queue } from '#server/ports/queue.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/days.ts';

import { receiveEvent, SYNC_JOB } from './receive-event.ts';

/** Looked over again each time: an event may be listed late. */
const OVERLAP_MS = 2 * HOUR_MS;
/** Hints older than this whose job has gone are asked about again. */
const STALE_MS = 15 * 60_000;
/** The provider lists no older ones. */
const LISTED_MS = 30 * DAY_MS;
const BATCH = 500;
const PAGE = 100;
const CURSOR = 'stripe-events';

interface Deps {
  db: Db;
  queue: Queue;
  payments: Payments;
  monitor: Monitor;
}

/** Repairs what webhooks missed: lists the provider's events and takes in those we never heard of. */
export async function recoverEvents(deps: Deps): Promise<number> {
  const now = await databaseTime(deps.db);
  const since = await lookSince(deps.db, now);
  let recovered = 0;
  let page: PaymentEvent[] = [];
  const takeIn = async () => {
    for (const event of await unknownOf(deps.db, page))
      if ((await receiveEvent(deps, event)) === 'new') recovered += 1;
    page = [];
  };
  // The cursor moves when all have been seen: a run that is cut short begins again where it began.
  for await (const event of deps.payments.listEvents(new Date(since.getTime() - OVERLAP_MS))) {
    page.push(event);
    if (page.length === PAGE) await takeIn();
  }
  await takeIn();
  await writeJobCursor(deps.db, CURSOR, now.getTime());
  for (const fault of await deps.payments.checkSetup())
    deps.monitor.alert(
      'billing_setup',
      { fault },
      'the payment provider is not set up as the catalogue says',
    );
  return recovered;
}

async function unknownOf(db: Db, events: readonly PaymentEvent[]): Promise<PaymentEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const rows = await db.selectFrom('stripe_events').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

/** What nextCheck may ask for, and a day: beyond it lie dates written while the clock ran ahead. */
const FARTHEST_CHECK_MS = 2 * DAY_MS;

/** Asks for a sync of every account whose next month, renewal or grace has come, or whose hint got stuck. */
export async function enqueueDueSyncs(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  at?: Date,
): Promise<number> {
  const now = at ?? (await databaseTime(db));
  const [stale, far] = [now.getTime() - STALE_MS, now.getTime() + FARTHEST_CHECK_MS].map(
    (time) => new Date(time),
  );
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_id: string }>`
      with due as (
        select user_id from billing_accounts
        where next_check_at <= ${now} or next_check_at > ${far}
        order by next_check_at limit ${BATCH} for update skip locked),
      -- By person, the longest unheard first, and about all that is open of each: asked about once
      -- in a while, however long the provider stays silent and however many wait.
      waiting as (
        select p.user_id, e.customer_id from stripe_events e
        join profiles p on p.stripe_customer_id = e.customer_id
        where e.processed_at is null
          and coalesce(e.asked_at, e.received_at) not between ${stale} and ${far}
        group by p.user_id, e.customer_id
        order by min(coalesce(e.asked_at, e.received_at)) limit ${BATCH}),
      asked as (
        update stripe_events set asked_at = ${now}
        where processed_at is null and customer_id in (select customer_id from waiting)),
      -- Asked again in an hour should this attempt come to nothing.
      moved as (
        update billing_accounts set next_check_at = ${new Date(now.getTime() + HOUR_MS)}
        where user_id in (select user_id from due))
      select user_id from due union select user_id from waiting`.execute(trx);
    if (rows.length > 0)
      await queue.enqueue(
        trx,
        rows.map(({ user_id }) => ({ name: SYNC_JOB, data: { userId: user_id } })),
      );
    return rows.length;
  });
}

async function lookSince(db: Db, now: Date): Promise<Date> {
  const position = (await readJobCursor(db, CURSOR)) ?? now.getTime() - DAY_MS;
  // Written while the clock ran ahead: nobody knows how far back it hides something.
  return new Date(position > now.getTime() ? now.getTime() - LISTED_MS : position);
}
