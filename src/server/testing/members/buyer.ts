import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';

import { moveClock } from '#server/adapters/payments/sandbox/clock.ts';
import { withCustomer } from '#server/adapters/payments/sandbox/customer-account.ts';
import { createLinks } from '#server/adapters/payments/sandbox/links.ts';
import { takeCredits } from '#server/credits/grant-credits.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { CARDS } from '#server/testing/cards.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;

/** A member who fills in the sandbox's forms as a browser would. */
export async function createBuyer(app: TestApp) {
  const member = await app.member();
  await member.api.profile.get();
  const { db } = app.context;
  const post = (url: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    };
    return member.fetch(url, { method: 'POST', headers, body });
  };
  const customerId = async () => {
    const { stripe_customer_id: id } = await db
      .selectFrom('profiles')
      .select('stripe_customer_id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    if (!id) throw new Error('This member has never been at the till');
    return id;
  };
  const portal = async (action: string, fields: Record<string, string> = {}) => {
    const { url } = await member.api.billing.manageSubscription({});
    return post(url, { action, ...fields });
  };
  return {
    ...member,
    customerId,
    portal,
    checkout: async (priceId: PaidPlanId) =>
      (await member.api.billing.createCheckout({ priceId })).url,
    pay: (url: string, card: string = CARDS.good, step = 'pay') => post(url, { card, step }),
    /** Buys and waits until the webhooks have done their work. */
    async buy(priceId: PaidPlanId, card: string = CARDS.good) {
      const { url } = await member.api.billing.createCheckout({ priceId });
      const answer = await post(url, { card, step: 'pay' });
      expect(answer.status).toBe(303);
      await settle(app);
    },
    /** Does something in the portal and waits for its webhooks. */
    async manage(action: string, fields: Record<string, string> = {}) {
      expect((await portal(action, fields)).status).toBe(303);
      await settle(app);
    },
    /** Moves the customer's clock to a date. */
    async travelTo(date: Date) {
      const { invoice } = createLinks(app.context.config.appUrl);
      await withCustomer(db, await customerId(), (account) =>
        moveClock(account, Math.floor(date.getTime() / 1000), invoice),
      );
      await settle(app);
    },
    async invoiceIds() {
      const rows = await db
        .selectFrom('payment_transactions')
        .select('stripe_invoice_id')
        .where('user_id', '=', member.userId)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => row.stripe_invoice_id);
    },
    async grants() {
      return db
        .selectFrom('plan_grants')
        .select(['month_start', 'amount'])
        .where('user_id', '=', member.userId)
        .orderBy('month_start')
        .execute();
    },
    async spend(amount: number) {
      const reference = `spent:${crypto.randomUUID()}`;
      const spending = { userId: member.userId, amount, reason: 'Image generation', reference };
      await db.transaction().execute((trx) => takeCredits(trx, spending));
    },
  };
}

/** However busy the machine is: what takes as long has come to a stop. */
const SETTLE_LIMIT_MS = 250_000;
const LOOK_AGAIN_MS = 25;

/** Until every webhook has been delivered and every hint has been looked into. */
export async function settle(app: TestApp): Promise<void> {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    kick(app);
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from sandbox_deliveries where delivered_at is null)
        + (select count(*) from stripe_events where processed_at is null) as open`.execute(
      app.context.db,
    );
    if (rows[0]?.open === 0) return;
    if (Date.now() > deadline) throw new Error('The webhooks do not come to rest');
    await sleep(LOOK_AGAIN_MS);
  }
}

function kick(app: TestApp): void {
  const { payments } = app.context;
  if ('sandbox' in payments) (payments.sandbox as { kick(): void }).kick();
}
