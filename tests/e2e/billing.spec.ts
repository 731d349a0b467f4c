import { expect, STILL, test } from './support/fixtures.ts';
import { checkLedger, choose, payWith, plan } from './support/pay.ts';

test.use({ sharesWindow: true, ...STILL });

test.afterEach(({ app }) => checkLedger(app.databaseUrl));

test('a newcomer buys Pro Monthly and sees it in the settings', async ({
  page,
  member,
  checkAccessibility,
}) => {
  await member();
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

  // The window that was left for it does not go on offering what was bought.
  await checkout.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Continue with Free Plan' })).toHaveCount(0);

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
  await expect(page.getByRole('heading', { name: 'Pro Yearly' })).toBeVisible();
  await payWith(page, '4242 4242');
  await expect(page.getByText('Your Pro Yearly plan is active')).toBeVisible();
});

test('a declined card says so, and the next one pays', async ({ page, member }) => {
  await member();
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

test('whoever leaves the checkout finds everything as it was', async ({ page, member }) => {
  await member();
  await page.goto('/pricing');
  const checkout = await choose(page, 'Choose Pro Monthly');
  await checkout.getByRole('link', { name: 'Back to Vignette' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await checkout.getByRole('link', { name: 'View Pricing' }).click();
  await expect(checkout).toHaveURL(/\/pricing$/);
});

test('when the payment service is down, the page says so and the button works again', async ({
  page,
  member,
}) => {
  await member();
  await page.goto('/pricing');
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status: 502 }));
  const button = page.getByRole('button', { name: 'Choose Pro Monthly' });
  await button.click();
  await expect(page.getByText('Unable to process payment. Please try again.')).toBeVisible();
  await expect(button).toBeEnabled();
});

test('a visitor is told of no plan and no payment that is not theirs', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'With every account' })).toBeDisabled();
  await expect(page.getByText('Current plan')).toHaveCount(0);
  await page.goto('/payment-success?session_id=made-up');
  await expect(page.getByText('shown to its owner')).toBeVisible();
  await expect(page.getByText(/Thank you|successful|safe|made-up/)).toHaveCount(0);
});

test('the usage tab shows the month against the plan', async ({
  page,
  member,
  checkAccessibility,
}) => {
  await member();
  await page.goto('/settings?tab=usage');
  await expect(plan(page).getByText('of 10 images')).toBeVisible();
  await expect(plan(page).getByText('FREE PLAN', { exact: true })).toBeVisible();
  await checkAccessibility();
});
