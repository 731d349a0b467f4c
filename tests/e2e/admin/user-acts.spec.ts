import { choose, showing, test } from '../support/at-users.ts';
import { expect, IN_MOTION, STILL } from '../support/fixtures.ts';

test.use({ sharesWindow: true, ...STILL });

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
  await expect(role).toBeHidden();
  await page.keyboard.press('Escape');
  await choose(page, 'Chiara Rossi', 'View details');
  await dialog.getByRole('tab', { name: 'Overview' }).click();
  await expect(dialog.getByRole('button', { name: 'Ban user' })).toBeHidden();
});

test('the focus is never lost, and no tooltip stays in the way', async ({ page, atUsers }) => {
  await page.emulateMedia(IN_MOTION);
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
  const filter = page.getByRole('button', { name: 'Remove Status: active' });
  await filter.press('Enter');
  await expect(page).not.toHaveURL(/status=/);
  await expect(filter).toHaveCount(0);
  await expect.poll(isLost).toBe(false);
  // A detail that an address opened has nothing to go back to but the page.
  await page.goto('/admin/users?user=seed-46');
  await expect(page.getByRole('dialog', { name: 'Chiara Rossi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(showing(page)).toHaveText(/^Showing 51/);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(showing(page)).toHaveText(/^Showing 1 to 50/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect.poll(isLost).toBe(false);
});
