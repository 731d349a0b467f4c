import { sql } from 'kysely';

import { refreshAnalytics } from '#server/admin/analytics/refresh-analytics.ts';
import type { Db } from '#server/db/connect.ts';

import { quickly } from './fill.ts';

/** Whose gallery is opened: they have as many pictures in a small table as in a large one. */
export const OWNER = 'bench-1';
const OWNER_HAS = 500;
/** How many people share the rows of a table, wherever there are as many. */
const SHARERS = 1000;
const DAYS = 365;
/** Exports that were measured before have left entries of their own. */
const ALREADY = 1000;

const sharer = sql`'bench-' || (2 + n % ${SHARERS - 2}::int)`;

export const fillPictures = (db: Db, rows: number): Promise<void> =>
  quickly(db, 'generated_images', async (trx) => {
    await sql`
      insert into generated_images (user_id, prompt, image_url, storage_key, mime, bytes, size, width,
        height, thumbhash, style_id, wine_style, api, is_favorite, created_at)
      select case when n < ${OWNER_HAS} then ${OWNER} else ${sharer} end,
        (array['a glass of red wine', 'a bottle of white', 'champagne at dusk', 'an old cellar'])[1 + n % 4]
          || ' number ' || md5(n::text),
        '/media/' || n, 'bench/' || n, 'image/png', 1, 'square', 1024, 1024, 'AAAAAAAAAAAAAAAAAAAAAAAA',
        'cinematic', (array['red', 'white', 'sparkling', 'vintage'])[1 + n % 4], 'bench', n % 10 = 0,
        now() - n * interval '1 second'
      from generate_series(0, ${rows - 1}::int) n`.execute(trx);
  });

/** Spread over the year; today is as full as any other day and is counted from the rows. */
export const fillOrders = async (db: Db, rows: number): Promise<void> => {
  await quickly(db, 'generations', async (trx) => {
    await sql`
      insert into generations (user_id, idempotency_key, variation, request_hash, prompt, style_id, size,
        cost, state, error_code, deadline_at, created_at, started_at, finished_at)
      select ${sharer}, n::text, 0, 'x', 'a glass of red', 'cinematic', 'square', 1,
        case when n % 20 = 0 then 'failed' else 'succeeded' end,
        case when n % 20 = 0 then 'GENERATION_FAILED' end, at, at, at, at + interval '6 seconds'
      from generate_series(1, ${rows}::int) n,
        lateral (select now() - n * (${DAYS} * interval '1 day' / ${rows}) as at) moment`.execute(
      trx,
    );
  });
  await refreshAnalytics(db);
};

export const fillLedger = (db: Db, rows: number): Promise<void> =>
  quickly(db, 'credit_history', async (trx) => {
    await sql`
      insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
        reference, created_at)
      select ${sharer}, 'Image generation', amount, 100, 100 + amount,
        case when n % 5000 = 0 then 'admin' when n % 10 = 0 then 'plan' else 'capture' end || ':' || n,
        now() - (${rows}::int - n) * interval '20 seconds'
      from generate_series(1, ${rows}::int) n,
        lateral (select case when n % 10 = 0 then 10 else -1 end as amount) a`.execute(trx);
  });

export const fillPayments = (db: Db, rows: number): Promise<void> =>
  quickly(db, 'payment_transactions', async (trx) => {
    await sql`
      insert into payment_transactions (user_id, amount, currency, status, plan_type, credits_purchased,
        stripe_invoice_id, created_at, booked_at)
      select ${sharer}, 2200, 'usd', case when n % 5000 = 0 then 'disputed' else 'succeeded' end,
        'pro_monthly', 400, 'in_' || n, at, at
      from generate_series(1, ${rows}::int) n,
        lateral (select now() - n * interval '20 seconds' as at) moment`.execute(trx);
  });

export const fillAudit = (db: Db, rows: number): Promise<void> =>
  quickly(db, 'admin_audit_log', async (trx) => {
    await sql`
      insert into admin_audit_log (seq, created_at, actor_id, action, target_type, target_id, reason,
        previous_hash, hash)
      select n + ${ALREADY}::int, now() - (${rows}::int - n) * interval '20 seconds', 'bench-' || (2 + n % 8),
        (array['adjust_credits', 'ban_user', 'view_user', 'export'])[1 + n % 4], 'user', ${sharer},
        'Bench', md5((n - 1)::text), md5(n::text)
      from generate_series(1, ${rows}::int) n`.execute(trx);
  });

export const fillSessions = (db: Db, rows: number): Promise<void> =>
  quickly(db, 'auth_sessions', async (trx) => {
    await sql`
      insert into auth_sessions (id, token, "userId", "createdAt", "updatedAt", "expiresAt")
      select 'session-' || n, md5(n::text), ${sharer}, at, at, now() + interval '30 days'
      from generate_series(1, ${rows}::int) n,
        lateral (select now() - n * interval '2 seconds' as at) moment`.execute(trx);
  });
