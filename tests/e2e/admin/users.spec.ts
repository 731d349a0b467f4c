import { readFile } from 'node:fs/promises';

import { choose, search, showing, test } from '../support/at-users.ts';
import { expect, STILL } from '../support/fixtures.ts';

test.use({ sharesWindow: true, ...STILL });

const PHONE = { width: 390, height: 844 };

test('an admin searches, filters, sorts and turns pages; the address keeps it all', async ({
  page,
  atUsers,
  checkAccessibility,
}) => {
  await atUsers();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(
    page.getByText('View and manage all registered users, their subscriptions, and account data.'),
  ).toBeVisible();
  await expect(page.getByPlaceholder('Search users by email or name...')).toBeVisible();
  for (const text of ['Registered accounts', 'Not banned', 'Restricted access'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(showing(page)).toHaveText(/^Showing 1 to 50 of 1,0\d\d users$/);
  await checkAccessibility();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(showing(page)).toHaveText(/^Showing 51 to 100 of/);
  await expect(page).toHaveURL(/page=2/);

  await search(page, 'guest777@');
  await expect(showing(page)).toHaveText('Showing 1 to 1 of 1 users');
  await expect(page).toHaveURL(/q=guest777/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Account Status').getByRole('option')).toHaveText([
    'All Users',
    'Active Only',
    'Banned Only',
  ]);
  await expect(page.getByLabel('Subscription Tier').getByRole('option')).toHaveText([
    'All Tiers',
    'Free',
    'Premium',
    'Pro',
  ]);
  await page.getByLabel('Account Status').selectOption('Banned Only');
  await expect(showing(page)).toHaveText('Showing 1 to 50 of 50 users');
  await page.getByLabel('Subscription Tier').selectOption('Pro');
  await page.getByLabel('Min credits').fill('40');
  await page.getByLabel('Max credits').fill('60');
  await page.getByLabel('Max credits').press('Enter');
  await expect(page.getByText('Active filters:')).toBeVisible();
  await expect(showing(page)).toHaveText('Showing 1 to 20 of 20 users');
  await checkAccessibility();
  await page.reload();
  await expect(showing(page)).toHaveText('Showing 1 to 20 of 20 users');
  await page.getByRole('button', { name: 'Remove Credits: 40 - 60' }).click();
  await expect(showing(page)).toHaveText('Showing 1 to 50 of 50 users');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(showing(page)).toHaveText(/of 1,0\d\d users$/);

  await page.getByRole('button', { name: 'Credits', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Credits' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await search(page, 'nobody at all');
  await expect(page.getByText('No users found.')).toBeVisible();
});

test('a range of days is picked over two months', async ({ page, atUsers, checkAccessibility }) => {
  await atUsers('?status=active&from=2026-10-30&to=2026-10-31');
  const field = page.getByRole('button', { name: /^Registration Date/ });
  await expect(field).toContainText('Oct 30, 2026 - Oct 31, 2026');
  await expect(showing(page)).toHaveText(/of 4\d users$/);
  await field.click();
  const calendar = page.getByRole('dialog', { name: 'Registration Date' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await checkAccessibility();
  await calendar.getByRole('button', { name: /\b1 October 2026/ }).click();
  await expect(calendar.getByText('Now choose the last day.')).toBeVisible();
  await calendar.getByRole('button', { name: /\b2 October 2026/ }).click();
  await expect(field).toContainText('Oct 01, 2026 - Oct 02, 2026');
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-02/);
  await page.getByRole('button', { name: /^Remove Oct 01/ }).click();
  await expect(field).toContainText('Pick a date range');
});

test('the export holds everyone the filters show', async ({ page, atUsers }) => {
  await atUsers('?status=banned');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vignette-users-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(51);
});

test('a list that cannot be read says so, and is read again on Retry', async ({
  page,
  atUsers,
  checkAccessibility,
}) => {
  await atUsers();
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({
      status: 429,
      json: {
        defined: false,
        code: 'RATE_LIMITED',
        status: 429,
        message: 'Slower',
        data: { requestId: 'req-1' },
      },
    }),
  );
  await page.reload();
  await expect(page.getByText('Failed to load users. Please try again.')).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(page.getByText('RATE_LIMITED')).toBeVisible();
  await checkAccessibility();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(showing(page)).toHaveText(/^Showing 1 to 50/);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/users?*', (route) => answered.then(() => route.continue()));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
});

test('a member is turned away', async ({ page, member }) => {
  await member();
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Access Denied', exact: true })).toBeVisible();
  await expect(
    page.getByText("You don't have admin privileges to access this page."),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('users are cards, and everything fits', async ({ page, atUsers, checkAccessibility }) => {
    await atUsers();
    await expect(page.getByRole('table')).toHaveCount(0);
    const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(cards).toHaveCount(50);
    await page.getByRole('button', { name: 'Filters' }).click();
    await checkAccessibility();
    await page.getByRole('button', { name: /^Registration Date/ }).click();
    await expect(page.getByRole('grid')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await search(page, 'guest47@');
    await expect(cards).toHaveCount(1);
    await choose(page, 'Joanna Moreau', 'Adjust credits');
    const dialog = page.getByRole('dialog', { name: 'Adjust credits' });
    await dialog.getByLabel('Amount').fill('5');
    await dialog.getByRole('button', { name: 'Add 5 credits' }).click();
    await expect(page.getByText('Credits Adjusted')).toBeVisible();
    await choose(page, 'Joanna Moreau', 'View details');
    const details = page.getByRole('dialog', { name: 'Joanna Moreau' });
    await expect(details.getByRole('tab', { name: 'Overview' })).toBeVisible();
    expect((await details.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
    const fits = await details.evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(fits).toBe(true);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
