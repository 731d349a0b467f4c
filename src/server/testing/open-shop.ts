import { afterEach, beforeAll } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createBuyer } from './members/buyer.ts';
import type { Buyer } from './members/buyer.ts';
import { createTestApp } from './create-test-app.ts';
import type { TestApp } from './create-test-app.ts';

/** One server for a file of stories, each with a buyer of its own and a sound ledger at its end. */
export function openShop() {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    return () => app.stop();
  });
  afterEach(async () => {
    const { fault } = await verifyLedger(app.context.db);
    if (fault) throw new Error(`The ledger is broken: ${fault.promise} (${fault.detail})`);
  });
  return {
    app: () => app,
    newBuyer: async () => {
      const buyer = await createBuyer(app);
      return { buyer, ...glancesOf(app, buyer) };
    },
  };
}

/** What a story looks at. */
function glancesOf(app: TestApp, buyer: Buyer) {
  return {
    state: async () => {
      const [profile, overview] = await Promise.all([
        buyer.api.profile.get(),
        buyer.api.billing.overview(),
      ]);
      return { ...overview, credits: profile.credits, tier: profile.subscriptionTier };
    },
    periodEnd: async () => new Date((await buyer.api.profile.get()).subscriptionEndDate ?? ''),
    customerNow: async () => {
      const { clock_ahead_ms: ahead } = await app.context.db
        .selectFrom('billing_accounts')
        .select('clock_ahead_ms')
        .where('user_id', '=', buyer.userId)
        .executeTakeFirstOrThrow();
      return Date.now() + ahead;
    },
  };
}
