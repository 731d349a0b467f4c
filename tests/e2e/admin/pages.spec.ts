import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';

import { connectUnhurried } from '#server/testing/unhurried.ts';

import { fillAdminPages } from '../support/fill-admin-pages.ts';
import { expect, STILL, test } from '../support/fixtures.ts';
import { onBothScreens, PHONE } from '../support/screens.ts';
import { signIn, signUp } from '../support/sign-in.ts';
import type { RunningApp } from '../support/start-app.ts';

test.use({ sharesWindow: true, ...STILL });

test.beforeEach(({ app }) => fillAdminPages(app));

const TABLET = { width: 820, height: 1180 };
/** A phone holds one in a line here. */
const ADDRESSES_IN_CARDS = ['/admin/audit', '/admin/credits'];

async function enter(page: Page, app: RunningApp, path: string): Promise<void> {
  await signIn(page, app);
  await page.goto(path);
}

test('no table is cut off on a tablet, however long an address is, and none is broken in the cards of a phone', async ({
  page,
  app,
}) => {
  await signUp(page, app, { email: `the.office.of.a.winery.${Date.now()}@example.com` });
  await signIn(page, app);
  for (const path of ['/admin/users', '/admin/audit', '/admin/credits', '/admin/security']) {
    await page.setViewportSize(TABLET);
    await page.goto(path);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('cell').first()).toBeVisible();
    expect(await cutTables(page), path).toEqual([]);
    if (!ADDRESSES_IN_CARDS.includes(path)) continue;
    await page.setViewportSize(PHONE);
    await expect(page.locator('.card').getByText('@example.com').first()).toBeVisible();
    expect(await brokenAddresses(page), path).toEqual([]);
  }
});

async function brokenAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card small')]
      .filter(
        (small) => small.offsetHeight > 1.6 * Number.parseFloat(getComputedStyle(small).fontSize),
      )
      .map((small) => small.innerText)
      .filter((text) => text.includes('@') && text.length < 32),
  );
}

/** Tables that are wider than their place, and addresses that end in dots. */
async function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element | null) =>
      element !== null && element.scrollWidth > element.clientWidth + 1;
    const tables = [...document.querySelectorAll('table')].filter((table) =>
      isCut(table.parentElement),
    );
    const addresses = [...document.querySelectorAll('td *')].filter(
      (part) => part.children.length === 0 && part.textContent?.includes('@') && isCut(part),
    );
    return [
      ...tables.map((table) => table.caption?.textContent ?? ''),
      ...addresses.map((part) => part.textContent ?? ''),
    ];
  });
}

test('data is exported with the number of rows that was shown, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await enter(page, app, '/admin/export');
  await expect(page.getByRole('heading', { name: 'Data Export' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Accounts with plan' });
  await onBothScreens(page, async () => {
    await expect(line.getByText(/\d+ rows/)).toBeVisible();
    await checkAccessibility();
    const shown = Number(/(\d+) rows/.exec(await line.innerText())?.[1]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Users as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^vignette-users-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(shown + 1);
  });
  await page.goto('/admin/export?from=2020-01-01&to=2020-01-02');
  await onBothScreens(page, async () => {
    await expect(line.getByText(/^0 rows/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Users as CSV' })).toBeDisabled();
  });
});

test('the audit log shows what changed, and proves that nobody changed it, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await enter(page, app, '/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit Logs' })).toBeVisible();
  await onBothScreens(page, async () => {
    await expect(page.getByText('Showing 50 entries, newest first')).toBeVisible();
    await checkAccessibility();
  });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Action').selectOption('User banned');
  const details = page.getByRole('button', { name: /^Details of entry/ }).first();
  await onBothScreens(page, async () => {
    await expect(page.getByText(/^\d+ entries$/)).toBeVisible();
    await expect(details).toBeVisible();
  });
  await details.click();
  const dialog = page.getByRole('dialog');
  await onBothScreens(page, async () => {
    await expect(dialog.getByRole('row', { name: 'Banned no yes' })).toBeVisible();
    await expect(dialog.getByText('Safari on Mac')).toBeVisible();
    await expect(dialog.getByText('198.51.100.20')).toBeVisible();
    await checkAccessibility();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Verify hash chain' }).click();
  await onBothScreens(page, () =>
    expect(page.getByText(/The chain is whole: \d+ entries/)).toBeVisible(),
  );
});

test('a session is ended, and its device is signed out, from a desktop and from a phone', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app);
  await onBothScreens(page, async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const guest = await browser.newContext({ baseURL: app.url });
    const guestPage = await guest.newPage();
    await signUp(guestPage, app, { email });
    await page.goto(`/admin/security?search=${email}`);
    await page.getByRole('button', { name: `Sign out ${email}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(dialog.getByText('Please provide a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Lost phone');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('1 session ended.')).toBeVisible();
    await expect(page.getByText('No sessions match these filters.')).toBeVisible();
    await guestPage.goto('/settings');
    await expect(guestPage).toHaveURL(/\/auth/);
    await guest.close();
  });
});

test('every part of the Security page can be read, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await enter(page, app, '/admin/security');
  const reads = (text: Locator) =>
    onBothScreens(page, async () => {
      await expect(text).toBeVisible();
      await checkAccessibility();
    });
  await reads(page.getByText('This device'));
  await page.getByRole('tab', { name: 'Failed sign-ins' }).click();
  await reads(page.getByText('Wrong password').first());
  await page.setViewportSize(PHONE);
  await page.getByRole('tab', { name: 'Rate limits' }).click();
  await reads(page.getByText('generations.generate'));
  await page.getByRole('tab', { name: 'Banned users' }).click();
  await reads(page.getByText('Prompts against the content rules').first());
  await page.getByRole('link', { name: /^Open/ }).first().click();
  await onBothScreens(page, () =>
    expect(page.getByRole('dialog').getByRole('button', { name: 'Unban user' })).toBeVisible(),
  );
  await page.goBack();
  await page.getByRole('tab', { name: 'Access' }).click();
  await reads(page.getByText(/\d+ calls, read from the rules/));
  await expect(page).toHaveURL(/tab=access/);
});

test('a page that cannot be loaded says so and tries again, on a desktop and on a phone', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.route('**/api/admin/audit?**', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', defined: false, status: 403 } }),
  );
  await page.goto('/admin/audit');
  await onBothScreens(page, () =>
    expect(page.getByText('This could not be loaded.')).toBeVisible(),
  );
  await page.unroute('**/api/admin/audit?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onBothScreens(page, () => expect(page.getByText(/newest first/)).toBeVisible());
});

test('support reads everything and is offered nothing that it may not do', async ({
  page,
  app,
  member,
}) => {
  const { email } = await member();
  const connection = connectUnhurried(app.databaseUrl, 1);
  await sql`update profiles set is_admin = true, admin_role = 'support'
    where email = ${email}`.execute(connection.db);
  await connection.close();
  // The menu offers what support may do, in words that are true for support.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /Look up users/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'System Settings' })).toHaveCount(0);
  await page.goto('/admin/users?user=member-1');
  const details = page.getByRole('dialog');
  await details.getByRole('tab', { name: 'Timeline' }).click();
  await expect(
    details.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first(),
  ).toBeVisible();
  for (const name of ['Ban user', 'Adjust credits', 'Refund'])
    await expect(details.getByRole('button', { name })).toHaveCount(0);
  await page.goto('/admin/credits');
  await expect(page.getByText('Showing 50 entries, newest first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulk grant' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Verify ledger' })).toBeHidden();
  await page.goto('/admin/export');
  await expect(page.getByText('An admin can download it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Users as CSV' })).toBeHidden();
  await page.goto('/admin/security');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out/ })).toBeHidden();
});
