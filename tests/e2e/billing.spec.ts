import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';

/** A checkout opens in a window of its own (spec §4); this is that window. */
async function choose(page: Page, button: string): Promise<Page> {
  const [checkout] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(checkout.getByText('Test mode — no money moves')).toBeVisible();
  return checkout;
}

async function payWith(checkout: Page, effect: string): Promise<void> {
  await checkout.getByRole('radio', { name: effect }).check();
  await checkout.getByRole('button', { name: /^Pay \$/ }).click();
}

async function buy(page: Page, button = 'Choose Pro Monthly', card = '4242 4242'): Promise<void> {
  await page.goto('/pricing');
  const checkout = await choose(page, button);
  await payWith(checkout, card);
  await expect(checkout.getByText('Account Updated!')).toBeVisible();
  await checkout.close();
}

/** Opens the portal from the billing tab, does something there, and comes back. */
async function inPortal(page: Page, work: (portal: Page) => Promise<void>): Promise<void> {
  await page.goto('/settings?tab=billing');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ]);
  await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
  await work(portal);
  await portal.close();
  await page.getByRole('button', { name: 'Sync Subscription Status' }).click();
  await expect(page.getByText('Status Updated!')).toBeVisible();
}

const plan = (page: Page) => page.getByRole('tabpanel');

test('a newcomer buys Pro Monthly and sees it in the settings', async ({
  page,
  newcomer,
  checkAccessibility,
}) => {
  await newcomer();
  await page.goto('/pricing');
  await checkAccessibility();
  const checkout = await choose(page, 'Choose Pro Monthly');
  await payWith(checkout, '4242 4242');
  await checkout.waitForURL('**/payment-success?session_id=*');
  await expect(checkout.getByText('Transaction ID')).toBeVisible();
  await expect(checkout.getByText(/^cs_test_/)).toBeVisible();
  await expect(checkout.getByText('Account Updated!')).toBeVisible();
  await expect(
    checkout.getByText('Your Pro Monthly plan is active, with 400 credits'),
  ).toBeVisible();

  await page.goto('/settings?tab=billing');
  await expect(plan(page).getByText('Pro Monthly').first()).toBeVisible();
  await expect(plan(page).getByText('ACTIVE')).toBeVisible();
  await expect(plan(page).getByText('$22.00').first()).toBeVisible();
  await checkAccessibility();
  const [receipt] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Receipt of/ }).click(),
  ]);
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});

test('a visitor who chooses a plan signs up and lands in its checkout', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Pro Yearly' }).click();
  await page.waitForURL('**/auth?returnTo=*');
  await page.getByRole('link', { name: /sign up|create an account/i }).click();
  await page.getByLabel('Name').fill('Chiara Vigne');
  await page.getByLabel('Email address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/test-payments/checkout/*');
  await expect(page.getByRole('heading', { name: 'Pro Wine Plan, Yearly' })).toBeVisible();
  await payWith(page, '4242 4242');
  await expect(page.getByText('Your Pro Yearly plan is active')).toBeVisible();
});

test('a declined card says so, and the next one pays', async ({ page, newcomer }) => {
  await newcomer();
  await page.goto('/pricing');
  const checkout = await choose(page, 'Choose Pro Yearly');
  await payWith(checkout, 'Is declined');
  await expect(checkout.getByText('Your card was declined.')).toBeVisible();
  await payWith(checkout, 'Has insufficient funds');
  await expect(checkout.getByText('Your card has insufficient funds.')).toBeVisible();
  await payWith(checkout, 'Asks for authentication');
  await checkout.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(checkout.getByText('Your Pro Yearly plan is active')).toBeVisible();
});

test('whoever leaves the checkout finds everything as it was', async ({ page, newcomer }) => {
  await newcomer();
  await page.goto('/pricing');
  const checkout = await choose(page, 'Choose Pro Monthly');
  await checkout.getByRole('link', { name: 'Back to Vignette' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await checkout.getByRole('link', { name: 'View Pricing' }).click();
  await expect(checkout).toHaveURL(/\/pricing$/);
});

test('a member cancels, resumes and switches the plan', async ({ page, newcomer }) => {
  await newcomer();
  await buy(page);
  await page.goto('/settings?tab=billing');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Cancel Subscription' }).click(),
  ]);
  await expect(page.getByText('Stripe Portal Opened')).toBeVisible();
  await expect(portal.getByRole('heading', { name: 'Cancel your plan?' })).toBeVisible();
  await portal.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(portal.getByText('will end with the paid period')).toBeVisible();
  await portal.close();
  await page.getByRole('button', { name: 'Sync Subscription Status' }).click();
  await expect(page.getByText('Syncing...')).toBeVisible();
  await expect(plan(page).getByText(/^Ends \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeDisabled();

  await inPortal(page, (again) =>
    again.getByRole('button', { name: 'Resume subscription' }).click(),
  );
  await expect(plan(page).getByText('ACTIVE')).toBeVisible();
  await inPortal(page, (again) =>
    again.getByRole('button', { name: 'Switch to Pro Yearly' }).click(),
  );
  await expect(plan(page).getByText('Pro Yearly').first()).toBeVisible();
});

test('a failed renewal is shown as a payment issue until a new card pays', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await buy(page, 'Choose Pro Monthly', 'Succeeds now, fails at the renewal');
  await inPortal(page, (portal) =>
    portal.getByRole('button', { name: 'To the next renewal' }).click(),
  );
  await expect(plan(page).getByText('Payment issue')).toBeVisible();
  await expect(plan(page).getByText('Your last payment did not go through.')).toBeVisible();
  await inPortal(page, async (portal) => {
    await portal.getByText('Update card').click();
    await portal.getByRole('radio', { name: '4242 4242' }).check();
    await portal.getByRole('button', { name: 'Save card' }).click();
    await expect(portal.getByText('Your card was updated.')).toBeVisible();
  });
  await expect(plan(page).getByText('ACTIVE')).toBeVisible();
});

test('a refund shows in the list and takes back the credits', async ({ page, newcomer }) => {
  await newcomer();
  await buy(page);
  await inPortal(page, (portal) => portal.getByRole('button', { name: 'Refund' }).click());
  await expect(plan(page).getByText('Refunded')).toBeVisible();
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(plan(page).getByText('of 400 images')).toBeVisible();
  await expect(page.getByRole('main').getByText('10', { exact: true }).first()).toBeVisible();
});

test('when the payment service is down, the page says so and the button works again', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await page.goto('/pricing');
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status: 502 }));
  const button = page.getByRole('button', { name: 'Choose Pro Monthly' });
  await button.click();
  await expect(page.getByText('Unable to process payment. Please try again.')).toBeVisible();
  await expect(button).toBeEnabled();
});

test('the usage tab shows the month against the plan', async ({
  page,
  newcomer,
  checkAccessibility,
}) => {
  await newcomer();
  await page.goto('/settings?tab=usage');
  await expect(plan(page).getByText('of 10 images')).toBeVisible();
  await expect(plan(page).getByText('FREE PLAN', { exact: true })).toBeVisible();
  await checkAccessibility();
});
