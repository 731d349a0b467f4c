import type { Page } from '@playwright/test';

import { expect, IN_MOTION, STILL, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test.use({ sharesWindow: true, ...STILL });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A real one, paid for: other stories on this server verify its ledger. */
async function makePicture(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/functions/v1/generate-pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'a glass of red' }),
    });
    return answer.status;
  });
  // Delivered, or still in the making on a busy machine.
  expect([200, 202]).toContain(status);
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('an admin sees the house at a glance', async ({
      page,
      app,
      newcomer,
      checkAccessibility,
    }) => {
      const { email, name } = await newcomer({ name: `Newest ${device}` });
      await makePicture(page);
      await page.context().clearCookies();
      await signIn(page, app);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
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
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('table', { name: 'Images per day' })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(31);
      await checkAccessibility();
      // Every picture is a credit that was spent: its rows are the ledger's.
      await page.getByRole('link', { name: 'Images Generated' }).click();
      const ledger = page.getByRole('region', { name: 'Ledger' });
      await expect(ledger.getByText(email).first()).toBeVisible();
      await expect(ledger.getByText('Image generation').first()).toBeVisible();
      await expect(page).toHaveURL('/admin/credits?kind=generation');
    });

    test('an admin reads the analytics of any range', async ({ page, app, checkAccessibility }) => {
      await signIn(page, app);
      await page.goto('/admin/analytics');
      await expect(figure(page, 'New users').locator('.num')).toHaveText(/[1-9]/);
      const choose = async (label: string) =>
        device === 'phone'
          ? page.getByRole('combobox', { name: 'Range' }).selectOption({ label })
          : page.getByRole('radio', { name: label }).click({ force: true });
      await choose('12 months');
      await expect(page).toHaveURL(/range=12m/);
      // Nobody has paid: a chart of nothing says so, and has no table.
      const revenue = page.getByRole('region', { name: 'Revenue' });
      await expect(revenue.getByText('Nothing in these days.')).toBeVisible();
      await expect(revenue.getByText('Show as a table')).toHaveCount(0);
      const newUsers = page.getByRole('region', { name: 'New users', exact: true });
      await newUsers.getByText('Show as a table').click();
      // A head and twelve months.
      await expect(newUsers.getByRole('row')).toHaveCount(13);

      await choose('Custom');
      await page.getByRole('button', { name: /^Days/ }).click();
      await expect(page.getByRole('grid')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await page.goto('/admin/analytics?range=custom&from=2026-02-03&to=2026-02-28');
      await page.getByRole('button', { name: /^Days Feb 03, 2026/ }).click();
      // Either order of clicks is the same range.
      await page.getByRole('button', { name: /\b9 February 2026/ }).click();
      await page.getByRole('button', { name: /\b3 February 2026/ }).click();
      await expect(page).toHaveURL(/range=custom&from=2026-02-03&to=2026-02-09/);
      await expect(page.getByText('3 Feb 2026 to 9 Feb 2026')).toBeVisible();
      await expect(figure(page, 'Success rate').locator('.num')).toHaveText('–');
      await expect(page.getByRole('table', { name: /Retention/ })).toBeVisible();
      await checkAccessibility();
      // The figures of money lead to the rows that they count.
      await page.getByRole('link', { name: 'MRR' }).click();
      await expect(page.getByRole('tab', { name: 'Plans' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByText('Nobody has a plan yet.')).toBeVisible();
      await page.getByRole('tab', { name: 'Payments' }).click();
      await expect(page.getByText('Nobody has paid yet.')).toBeVisible();
      await checkAccessibility();
    });
  });
}

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
