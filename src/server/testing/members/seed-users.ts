import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';

/**
 * Numbered people, registered one an hour going back from noon on 1 November 2026: every tenth pays,
 * every twentieth is banned, credits run from 0 to 99 and the ledger says where they came from.
 */
export async function seedUsers(db: Db, count: number): Promise<void> {
  await sql`
    insert into profiles (user_id, email, display_name, credits, subscription_tier, banned, ban_date,
      ban_reason, credits_reset_date, created_at, last_login, welcome_pending)
    select 'seed-' || n, 'guest' || n || '@cellar.example',
      (array['Anna', 'Bruno', 'Chiara', 'Joanna'])[1 + n % 4] || ' ' ||
        (array['Keller', 'Rossi', 'Moreau', 'Silva', 'Dahl'])[1 + n % 5],
      n % 100, case when n % 10 = 0 then 'pro_monthly' when n % 10 = 5 then 'premium' else 'free' end,
      n % 20 = 0, case when n % 20 = 0 then now() end, case when n % 20 = 0 then 'Spam' end,
      now(), timestamptz '2026-11-01 12:00Z' - n * interval '1 hour',
      case when n % 3 > 0 then timestamptz '2026-11-02 00:00Z' - n * interval '1 minute' end, false
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into credit_history (user_id, change_reason, change_amount, previous_credits, new_credits,
      reference, created_at)
    select user_id, 'Welcome credits', credits, 0, credits, 'welcome:' || user_id, created_at
    from profiles where user_id like 'seed-%' and credits > 0`.execute(db);
}
