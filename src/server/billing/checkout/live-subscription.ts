import type { Db } from '#server/db/connect.ts';
import type { Subscription } from '#server/db/schema/billing-schema.ts';

import { isLive } from '#server/billing/entitlement/entitlement.ts';

/** The subscription that runs, paid or owing; the one that lasts longest if there were several. */
export async function findLiveSubscription(
  db: Db,
  userId: string,
): Promise<Subscription | undefined> {
  const all = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('current_period_end', 'desc')
    .execute();
  return all.find(({ stripe_status }) => isLive({ status: stripe_status }));
}
