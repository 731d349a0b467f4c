import type { Page } from '@playwright/test';

import { moveClock } from '#server/adapters/payments/sandbox/clock.ts';
import { withCustomer } from '#server/adapters/payments/sandbox/customer-account.ts';
import { CARDS } from '#server/testing/cards.ts';
import { takeCredits } from '#server/credits/grant-credits.ts';
import type { Db } from '#server/db/connect.ts';
import { addMonths } from '#shared/rules/billing/months.ts';

import { expect, STILL, test } from './support/fixtures.ts';
import { buy, checkLedger, choose, payWith, plan, withDatabase } from './support/pay.ts';
import { signIn } from './support/sign-in.ts';

test.use({ sharesWindow: true, ...STILL });

test.afterEach(({ app }) => checkLedger(app.databaseUrl));

async function accountOf(db: Db, email: string): Promise<{ userId: string; customerId: string }> {
  const row = await db
    .selectFrom('profiles')
    .select(['user_id', 'stripe_customer_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { userId: row.user_id, customerId: row.stripe_customer_id ?? '' };
}

/** Opens the portal from the billing tab, does something there, and comes back. */
async function inPortal(
  page: Page,
  work: (portal: Page) => Promise<void>,
  button = 'Manage Subscription',
): Promise<void> {
  await page.goto('/settings?tab=billing');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
  await work(portal);
  // The answer to the last click: closing the tab before it came would take back what was sent.
  await portal.waitForURL(/[?&]said=/);
  await portal.close();
  await page.getByRole('button', { name: 'Sync Subscription Status' }).click();
  await expect(page.getByText('Status Updated!')).toBeVisible();
}

async function travel(databaseUrl: string, email: string, to: Date): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    const { customerId } = await accountOf(db, email);
    await withCustomer(db, customerId, (account) =>
      moveClock(account, to.getTime() / 1000, (id) => `/test-payments/invoice/${id}`),
    );
  });
}

async function spend(db: Db, userId: string, amount: number): Promise<void> {
  const spending = { userId, amount, reason: 'Image generation', reference: crypto.randomUUID() };
  await db.transaction().execute((trx) => takeCredits(trx, spending));
}

test('a member cancels, resumes and switches the plan', async ({
  app,
  page,
  member,
  checkAccessibility,
}) => {
  await member();
  await buy(page, app);
  await page.goto('/settings?tab=billing');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    expect(page.getByText('Stripe Portal Opened')).toBeVisible(),
    page.getByRole('button', { name: 'Cancel Subscription' }).click(),
  ]);
  await expect(portal.getByRole('heading', { name: 'Cancel your plan?' })).toBeVisible();
  await portal.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(portal.getByText('will end with the paid period')).toBeVisible();
  await portal.close();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/billing/sync', (route) => seen.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Sync Subscription Status' }).click();
  await expect(page.getByText('Syncing...')).toBeVisible();
  seen.resolve();
  await expect(plan(page).getByText(/^Ends \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);

  // What was cancelled is taken up again from the same place.
  await inPortal(
    page,
    (again) => again.getByRole('button', { name: 'Resume subscription' }).click(),
    'Resume Subscription',
  );
  await expect(plan(page).getByText('ACTIVE')).toBeVisible();
  // The pricing page leads to an offer: nothing is charged before its amount is agreed to.
  await page.goto('/pricing');
  await expect(page.getByText('Continue with Free Plan')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to Pro Yearly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to Pro Yearly' });
  await expect(dialog.getByText(/^Today \$\d+\.\d\d, then \$220\.00 on /)).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and switch$/ }).click();
  await expect(page.getByText('Plan changed')).toBeVisible();
  await expect(plan(page).getByText('Pro Yearly').first()).toBeVisible();
});

test('a failed renewal is shown as a payment issue until a new card pays', async ({
  app,
  page,
  member,
}) => {
  await member();
  await buy(page, app, CARDS.failsLater);
  await inPortal(page, (portal) =>
    portal.getByRole('button', { name: 'To the next renewal' }).click(),
  );
  await expect(plan(page).getByText('Payment issue')).toBeVisible();
  await expect(plan(page).getByText(/Pro stays until \d/)).toBeVisible();
  // On every screen of the account, with the days that are left and the way out.
  for (const screen of ['/dashboard', '/wines', '/settings']) {
    await page.goto(screen);
    const bar = page.getByText(/^Your last payment did not go through: \$22\.00\./);
    await expect(bar).toContainText('Your Pro plan stays for 7 days.');
    await expect(bar.getByRole('button', { name: 'Update my card' })).toBeVisible();
  }
  await inPortal(page, async (portal) => {
    await portal.getByText('Update card').click();
    await portal.getByRole('radio', { name: '4242 4242' }).check();
    await portal.getByRole('button', { name: 'Save card' }).click();
    await expect(portal.getByText('Your card was updated.')).toBeVisible();
  });
  await expect(plan(page).getByText('ACTIVE')).toBeVisible();
  await expect(page.getByText(/^Your last payment did not/)).toHaveCount(0);
});

test('a refund shows in the list and takes back the credits', async ({ app, page, member }) => {
  await member();
  await buy(page, app);
  await inPortal(page, (portal) => portal.getByRole('button', { name: 'Refund' }).click());
  await expect(plan(page).getByText('Payment refunded')).toBeVisible();
  await expect(plan(page).getByText('Refunded', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(plan(page).getByText('of 400 images')).toBeVisible();
  await expect(page.getByRole('main').getByText('10', { exact: true }).first()).toBeVisible();
});

test('a disputed payment is told on every screen of the account, with the way on', async ({
  app,
  page,
  member,
}) => {
  await member();
  await buy(page, app);
  await inPortal(page, (portal) => portal.getByRole('button', { name: 'Dispute' }).click());
  await expect(plan(page).getByText('Payment disputed')).toBeVisible();
  for (const screen of ['/dashboard', '/wines', '/settings']) {
    await page.goto(screen);
    const bar = page.getByText(/^Your payment of \$22\.00 is disputed at the bank\./);
    await expect(bar.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await bar.getByRole('link', { name: 'See my payments' }).click();
    await expect(plan(page).getByText('Disputed', { exact: true })).toBeVisible();
  }
});

test('staff give half a payment back, with its credits and a reason, in one step', async ({
  page,
  app,
  member,
}) => {
  const { email, name } = await member();
  await buy(page, app);
  await page.context().clearCookies();
  await signIn(page, app);
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name, exact: true }).click();
  const detail = page.getByRole('dialog', { name });
  await detail.getByRole('tab', { name: 'Billing' }).click();
  await detail.getByRole('button', { name: /^Refund \$22\.00/ }).click();
  const refund = page.getByRole('dialog', { name: 'Refund payment' });
  await refund.getByLabel('Amount in $').fill('11');
  await refund.getByRole('button', { name: 'Refund $11.00' }).click();
  await expect(refund.getByText('Please provide a reason for this refund.')).toBeVisible();
  await refund.getByLabel('Reason').fill('Bought by mistake');
  await refund.getByRole('button', { name: 'Refund $11.00' }).click();
  await expect(page.getByText(/^\$11\.00 to .* credits taken back\.$/)).toBeVisible();
  await expect(detail.getByText('−$11.00')).toBeVisible();
});

test('the renewal brings the balance back to 400 and a second receipt', async ({
  app,
  page,
  member,
}) => {
  const { email } = await member();
  await buy(page, app);
  await withDatabase(app.databaseUrl, async (db) => {
    const { userId } = await accountOf(db, email);
    await spend(db, userId, 250);
  });
  await inPortal(page, (portal) =>
    portal.getByRole('button', { name: 'To the next renewal' }).click(),
  );
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(2);
  await expect(plan(page).getByText('400', { exact: true })).toBeVisible();
});

// Each of the thirteen months is walked through in server/billing/stories/renewals.test.ts.
test('a year bought on 31 January brings its credits in February and when it is renewed', async ({
  app,
  page,
  member,
}) => {
  const { email } = await member();
  await page.goto('/pricing');
  const checkout = await choose(page, 'Choose Pro Yearly');
  const start = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 31, 12));
  await travel(app.databaseUrl, email, start);
  await payWith(checkout, '4242 4242');
  await expect(checkout.getByText('Your Pro Yearly plan is active')).toBeVisible();
  await checkout.close();
  await page.goto('/settings?tab=billing');
  for (const month of [0, 1, 12]) {
    // A minute past: the purchase itself came some seconds after the start.
    await travel(app.databaseUrl, email, new Date(addMonths(start, month).getTime() + 600_000));
    // Last month's 400 still stands there: only the answer tells that this month was looked at.
    const synced = page.waitForResponse('**/api/billing/sync');
    await page.getByRole('button', { name: 'Sync Subscription Status' }).click();
    expect((await synced).ok()).toBe(true);
    await expect(plan(page).getByText('400', { exact: true })).toBeVisible();
    await withDatabase(app.databaseUrl, async (db) =>
      spend(db, (await accountOf(db, email)).userId, 30),
    );
  }
  await withDatabase(app.databaseUrl, async (db) => {
    const { userId } = await accountOf(db, email);
    const grants = await db
      .selectFrom('plan_grants')
      .select('month_start')
      .where('user_id', '=', userId)
      .execute();
    expect(grants).toHaveLength(3);
  });
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(2);
});
