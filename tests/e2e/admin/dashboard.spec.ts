import type { Page } from '@playwright/test';

import { expect, IN_MOTION, PICTURE_TIMEOUT_MS, STILL, test } from '../support/fixtures.ts';
import { onBothScreens, PHONE } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import type { RunningApp } from '../support/start-app.ts';

test.use({ sharesWindow: true, ...STILL });

/** A real one, paid for: other stories on this server verify its ledger. */
async function makePicture(page: Page, { url }: RunningApp): Promise<void> {
  const answer = await page.request.post('/functions/v1/generate-pictures', {
    data: { prompt: 'a glass of red' },
    headers: { Origin: url },
  });
  // Delivered, or still in the making on a busy machine: only then is it counted and its credit spent.
  expect([200, 202]).toContain(answer.status());
  const delivered = async () => {
    const list = await page.request.get('/api/images');
    const { images } = (await list.json()) as { images: unknown[] };
    return images.length;
  };
  await expect.poll(delivered, { timeout: PICTURE_TIMEOUT_MS }).toBe(1);
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });

test('an admin sees the house at a glance, on a desktop and on a phone', async ({
  page,
  app,
  member,
  checkAccessibility,
}) => {
  const { email, name } = await member({ name: 'Newest Member' });
  await makePicture(page, app);
  await page.context().clearCookies();
  await signIn(page, app);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
  await page.getByText('Show as a table').click();
  await onBothScreens(page, async () => {
    for (const card of [
      'Total Users',
      'Active Users',
      'Banned Users',
      'Total Credits',
      'Images Generated',
      'Revenue',
    ])
      await expect(figure(page, card).locator('.num')).toHaveText(/\d/);
    await expect(figure(page, 'Revenue').locator('.num')).toHaveText('$0.00');

    const status = page.getByRole('region', { name: 'System status' });
    await expect(status.getByRole('listitem')).toHaveCount(6);
    await expect(status.getByText(/PostgreSQL \d+/)).toBeVisible();
    await expect(status.getByText('Studio, ready')).toBeVisible();
    await expect(status.getByText('Test mode, no money moves')).toBeVisible();
    await expect(status.getByText(/\d ms$/)).toHaveCount(6);

    const recent = page.getByRole('region', { name: 'Recent Users' });
    await expect(recent.getByText(name)).toBeVisible();
    await expect(recent.getByText(email)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Images per day' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(31);
    await checkAccessibility();
  });
  // Every picture is a credit that was spent: its rows are the ledger's.
  await page.getByRole('link', { name: 'Images Generated' }).click();
  const ledger = page.getByRole('region', { name: 'Ledger' });
  await onBothScreens(page, async () => {
    await expect(ledger.getByText(email).first()).toBeVisible();
    await expect(ledger.getByText('Image generation').first()).toBeVisible();
  });
  await expect(page).toHaveURL('/admin/credits?kind=generation');
});

test('an admin reads the analytics of any range, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await signIn(page, app);
  await page.goto('/admin/analytics');
  await expect(figure(page, 'New users').locator('.num')).toHaveText(/[1-9]/);
  await page.getByRole('radio', { name: '12 months' }).click({ force: true });
  await expect(page).toHaveURL(/range=12m/);
  const revenue = page.getByRole('region', { name: 'Revenue' });
  const newUsers = page.getByRole('region', { name: 'New users', exact: true });
  await newUsers.getByText('Show as a table').click();
  await onBothScreens(page, async () => {
    // Nobody has paid: a chart of nothing says so, and has no table.
    await expect(revenue.getByText('Nothing in these days.')).toBeVisible();
    await expect(revenue.getByText('Show as a table')).toHaveCount(0);
    // A head and twelve months.
    await expect(newUsers.getByRole('row')).toHaveCount(13);
  });

  await page.getByRole('radio', { name: 'Custom' }).click({ force: true });
  await page.getByRole('button', { name: /^Days/ }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  const range = page.getByRole('combobox', { name: 'Range' });
  await range.selectOption({ label: '12 months' });
  await expect(page).toHaveURL(/range=12m/);
  await range.selectOption({ label: 'Custom' });
  await page.getByRole('button', { name: /^Days/ }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await page.goto('/admin/analytics?range=custom&from=2026-02-03&to=2026-02-28');
  await page.getByRole('button', { name: /^Days Feb 03, 2026/ }).click();
  // Either order of clicks is the same range.
  await page.getByRole('button', { name: /\b9 February 2026/ }).click();
  await page.getByRole('button', { name: /\b3 February 2026/ }).click();
  await expect(page).toHaveURL(/range=custom&from=2026-02-03&to=2026-02-09/);
  await onBothScreens(page, async () => {
    await expect(page.getByText('3 Feb 2026 to 9 Feb 2026')).toBeVisible();
    await expect(figure(page, 'Success rate').locator('.num')).toHaveText('–');
    await expect(page.getByRole('table', { name: /Retention/ })).toBeVisible();
    await checkAccessibility();
  });
  // The figures of money lead to the rows that they count.
  await page.getByRole('link', { name: 'MRR' }).click();
  await expect(page.getByRole('tab', { name: 'Plans' })).toHaveAttribute('aria-selected', 'true');
  await onBothScreens(page, () => expect(page.getByText('Nobody has a plan yet.')).toBeVisible());
  await page.getByRole('tab', { name: 'Payments' }).click();
  await onBothScreens(page, async () => {
    await expect(page.getByText('Nobody has paid yet.')).toBeVisible();
    await checkAccessibility();
  });
});

test('a screen that breaks says what kind of fault it was, under an id', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await signIn(page, app);
  await page.route('**/api/admin/analytics/overview', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), imagesPerDay: 5 } });
  });
  const reported = page.waitForRequest('**/api/admin/errors');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This screen has a fault' })).toBeVisible();
  const shown = await page.getByText(/^Error ID: /).textContent();
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'interface' });
  expect(shown).toContain((await reported).postDataJSON().id);
  await page.getByText('Technical details').click();
  await expect(page.getByText(/is not a function/).first()).toBeVisible();
  await checkAccessibility();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/dashboard');
  // The sidebar stays, and another screen is another try.
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
});

test('figures that cannot be read say why and come back on another try', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await signIn(page, app);
  const refusal = { defined: false, code: 'DATABASE_UNAVAILABLE', status: 503, message: 'x' };
  let isDown = true;
  await page.route('**/api/admin/analytics/overview', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { ...refusal, data: { requestId: 'abc-123' } } })
      : route.continue(),
  );
  await page.goto('/admin');
  const panel = page.getByRole('alert').filter({
    hasText: 'Failed to load dashboard data. Please try refreshing the page.',
  });
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Critical')).toBeVisible();
  await expect(panel.getByText('Database connection', { exact: true })).toBeVisible();
  await panel.getByText('Technical details').click();
  await expect(panel.getByText('abc-123')).toBeVisible();
  await checkAccessibility();
  isDown = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(figure(page, 'Total Users').locator('.num')).toHaveText(/\d/);
});

test.describe('the sidebar on a phone', () => {
  test.use({ viewport: PHONE });

  test('folds away, opens, and leads to every screen', async ({ page, app }) => {
    await page.emulateMedia(IN_MOTION);
    await signIn(page, app);
    await page.goto('/admin/dashboard');
    const nav = page.getByRole('navigation', { name: 'Admin' });
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(nav.getByRole('link')).toHaveText([
      'Dashboard',
      'Users',
      'Credits',
      'Analytics',
      'Export',
      'Audit',
      'Security',
      'Settings',
    ]);
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await nav.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(nav).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/admin/no-such-screen');
    await expect(page).toHaveURL(/\/admin$/);
  });
});
