import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { connect } from '#server/db/connect.ts';
import { seedUsers } from '#server/testing/seed-users.ts';

import { expect, test as base } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import type { RunningApp } from './start-app.ts';

const PHONE = { width: 390, height: 844 };
const SEEDED = 1000;

/** A server of its own with a thousand users, whom these stories count; and the operator at the list. */
const test = base.extend<{ atUsers: (query?: string) => Promise<void> }, { app: RunningApp }>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await seed(app);
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  atUsers: async ({ page, app }, use) => {
    await use(async (query = '') => {
      if (!page.url().startsWith('http')) await signIn(page, app);
      await page.goto(`/admin/users${query}`);
      await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    });
  },
});

async function seed(app: RunningApp): Promise<void> {
  const connection = connect({ url: app.databaseUrl, poolSize: 2, onError: () => {} });
  await seedUsers(connection.db, SEEDED);
  await connection.close();
}

const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search users' }).fill(text);
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const showing = (page: Page) => page.getByText(/^Showing /);

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

test('credits are granted, added with a preview, and removed down to zero', async ({
  page,
  atUsers,
  checkAccessibility,
}) => {
  await atUsers('?q=guest41@');
  await choose(page, 'Bruno Rossi', 'Grant 10 free credits');
  await expect(page.getByText('Added 10 credits to guest41@cellar.example')).toBeVisible();
  await expect(page.getByRole('cell', { name: '51', exact: true })).toBeVisible();
  // What somebody else does to a row in sight is seen in it, without asking.
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const change = { amount: 5, reason: 'Elsewhere', idempotencyKey: crypto.randomUUID() };
    const body = JSON.stringify(change);
    await fetch('/api/admin/users/seed-41/credits', { method: 'POST', headers, body });
  });
  await expect(page.getByRole('cell', { name: '56', exact: true })).toBeVisible();

  await choose(page, 'Bruno Rossi', 'Adjust credits');
  const dialog = page.getByRole('dialog', { name: 'Adjust credits' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('Admin credit bonus');
  await dialog.getByRole('button', { name: 'Add credits' }).click();
  await expect(dialog.getByText('Please enter a valid credit amount.')).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Amount').fill('2000');
  await expect(dialog.getByText('Credit addition too large')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Remove' }).check();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Admin credit adjustment');
  await dialog.getByLabel('Amount').fill('400');
  await expect(dialog.getByText('After this')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove 400 credits' }).click();
  await expect(page.getByText('Removed 56 credits from guest41@cellar.example')).toBeVisible();
  // No credits, and no pictures either.
  await expect(page.getByRole('cell', { name: '0', exact: true })).toHaveCount(2);
});

test('a user is banned, unbanned and deleted, each with a reason', async ({
  page,
  atUsers,
  checkAccessibility,
}) => {
  await atUsers('?q=guest43@');
  const name = 'Joanna Silva';
  await choose(page, name, 'Ban user');
  const ban = page.getByRole('dialog', { name: 'Ban user' });
  await ban.getByRole('button', { name: 'Ban user' }).click();
  await expect(ban.getByText('Please provide a reason for banning this user.')).toBeVisible();
  await checkAccessibility();
  await ban.getByLabel('Reason').fill('Violation of terms');
  await ban.getByRole('button', { name: 'Ban user' }).click();
  await expect(page.getByText('User Banned')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Banned' })).toBeVisible();

  await choose(page, name, 'Unban user');
  const unban = page.getByRole('dialog', { name: 'Unban user' });
  await expect(unban.getByText('Banned because: Violation of terms')).toBeVisible();
  await unban.getByRole('button', { name: 'Unban user' }).click();
  await expect(page.getByText('User Unbanned')).toBeVisible();

  await choose(page, name, 'Delete user');
  const remove = page.getByRole('dialog', { name: 'Delete user' });
  await remove.getByLabel('Reason').fill('Asked by letter');
  await remove.getByRole('button', { name: 'Delete user' }).click();
  await expect(
    remove.getByText("Please type the user's email address to confirm deletion."),
  ).toBeVisible();
  await checkAccessibility();
  await remove.getByLabel(/^Type guest43/).fill('guest43@cellar.example');
  await remove.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('User Deleted')).toBeVisible();
});

test('the details show six tabs, and a role can be given from there', async ({
  page,
  atUsers,
  checkAccessibility,
}) => {
  await atUsers('?q=guest100@');
  await page.getByRole('button', { name: 'Anna Keller', exact: true }).click();
  const newcomer = page.getByRole('dialog', { name: 'Anna Keller' });
  await expect(page).toHaveURL(/user=seed-100/);
  const empty = {
    'Recent Activity': 'No recent activity found.',
    Timeline: 'Nothing has happened yet.',
    Credits: 'No credit history found.',
    Images: 'No images generated yet.',
    Billing: 'No payment transactions found.',
  };
  await checkAccessibility();
  for (const [tab, text] of Object.entries(empty)) {
    await newcomer.getByRole('tab', { name: tab }).click();
    await expect(newcomer.getByText(text)).toBeVisible();
  }

  await page.goto('/admin/users?q=guest46@&user=seed-46');
  const dialog = page.getByRole('dialog', { name: 'Chiara Rossi' });
  await dialog.getByRole('tab', { name: 'Recent Activity' }).click();
  await expect(dialog.getByText('Welcome credits')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const role = page.getByRole('dialog', { name: 'Change role' });
  await role.getByLabel('Role').selectOption('Support');
  await role.getByLabel('Reason').fill('New colleague');
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role Changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Chiara Rossi', 'View details');
  await dialog.getByRole('tab', { name: 'Overview' }).click();
  await expect(dialog.getByRole('button', { name: 'Ban user' })).toBeHidden();
});

test('the focus is never lost, and no tooltip stays in the way', async ({ page, atUsers }) => {
  await atUsers('?q=ross&status=active');
  const name = 'Bruno Rossi';
  const actions = page.getByRole('button', { name: `Actions for ${name}` }).first();
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'View details' }).press('Enter');
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Adjust credits' }).click();
  await expect(page.getByRole('dialog', { name: 'Adjust credits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details.getByRole('button', { name: 'Adjust credits' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(actions).toBeFocused();
  await expect(tooltip).toBeHidden();
  // The row below is right under the tooltip of this one.
  await actions.hover();
  await expect(tooltip).toBeVisible();
  const at = (await tooltip.boundingBox())!;
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 8 });
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await page.getByRole('button', { name: /^Registration Date/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Registration Date/ })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Status: active' }).press('Enter');
  await expect(page).not.toHaveURL(/status=/);
  expect(await isLost()).toBe(false);
  // A detail that an address opened has nothing to go back to but the page.
  await page.goto('/admin/users?user=seed-46');
  await expect(page.getByRole('dialog', { name: 'Chiara Rossi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(showing(page)).toHaveText(/^Showing 51/);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(showing(page)).toHaveText(/^Showing 1 to 50/);
  expect(await isLost()).toBe(false);
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
