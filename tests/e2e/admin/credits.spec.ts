import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { connectUnhurried } from '#server/testing/unhurried.ts';

import { fillAdminPages } from '../support/fill-admin-pages.ts';
import { expect, STILL, test } from '../support/fixtures.ts';
import { DESKTOP, onBothScreens, PHONE } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import type { RunningApp } from '../support/start-app.ts';

test.use({ sharesWindow: true, ...STILL });

test.beforeEach(({ app }) => fillAdminPages(app));

async function enter(page: Page, app: RunningApp, path: string): Promise<void> {
  await signIn(page, app);
  await page.goto(path);
}

test('the ledger is filtered, paged, and found again by its address, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await enter(page, app, '/admin/credits');
  await expect(page.getByRole('heading', { name: 'Credit Management' })).toBeVisible();
  await onBothScreens(page, async () => {
    await expect(page.getByText('Showing 50 entries, newest first')).toBeVisible();
    await checkAccessibility();
  });
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByRole('button', { name: 'Newer' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Newer' })).toBeEnabled();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Newer' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption('Admin adjustment');
  await expect(page.getByText('Welcome credits', { exact: true }).first()).toBeHidden();
  await page.getByLabel('User', { exact: true }).fill('amelie.renard');
  await onBothScreens(page, async () => {
    await expect(page.getByText('1 entry')).toBeVisible();
    await expect(page.getByText('amelie.renard@example.com')).toBeVisible();
  });
  await expect(page).toHaveURL(/search=amelie\.renard/);
  await page.getByRole('button', { name: 'Remove Admin adjustment' }).click();
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await page.getByLabel('User', { exact: true }).fill('nobody at all');
  await onBothScreens(page, () =>
    expect(page.getByText('No entries match these filters.')).toBeVisible(),
  );
  await page.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(page.getByText('Showing 50 entries, newest first')).toBeVisible();
});

test('a bulk grant is tried out, confirmed by its number, and carried out, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await enter(page, app, '/admin/credits');
  await page.getByRole('button', { name: 'Bulk grant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credits for each user').fill('0');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await onBothScreens(page, async () => {
    await expect(dialog.getByText('Please enter a valid credit amount.')).toBeVisible();
    await expect(
      dialog.getByText('Please provide a reason for this credit adjustment.'),
    ).toBeVisible();
    await checkAccessibility();
  });
  await dialog.getByLabel('Credits for each user').fill('3');
  await dialog.getByLabel('Account Status').selectOption('Banned Only');
  await dialog.getByLabel('Name or email contains').fill('osei');
  await dialog.getByLabel('Reason').fill('Harvest thank-you');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await onBothScreens(page, async () => {
    await expect(dialog.getByRole('button', { name: 'Grant 24 credits' })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Sample of the users' })).toBeVisible();
    await checkAccessibility();
  });
  await dialog.getByRole('button', { name: 'Grant 24 credits' }).click();
  await expect(dialog.getByText('Please type 8 to confirm.')).toBeVisible();
  await dialog.getByLabel('Type 8 to confirm the number of users').fill('8');
  await dialog.getByRole('button', { name: 'Grant 24 credits' }).click();
  await expect(page.getByText('Bulk grant started')).toBeVisible();
  await expect(dialog).toBeHidden();
  await onBothScreens(page, async () => {
    await expect(page.getByText('24 credits granted').first()).toBeVisible();
    await expect(page.getByText('Harvest thank-you').last()).toBeVisible();
  });
});

test('the ledger is verified, and a broken row is named, on a desktop and on a phone', async ({
  page,
  app,
}) => {
  await enter(page, app, '/admin/credits');
  await page.getByRole('button', { name: 'Verify ledger' }).click();
  await onBothScreens(page, () =>
    expect(page.getByText(/The ledger adds up: [\d,]+ entries/)).toBeVisible(),
  );
  const connection = connectUnhurried(app.databaseUrl, 1);
  const shift = (by: number) =>
    sql`update profiles set credits = credits + ${by} where user_id = 'member-1'`.execute(
      connection.db,
    );
  await shift(1);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Verify ledger' }).click();
  await onBothScreens(page, async () => {
    await expect(page.getByText('The entries of a user sum to the balance')).toBeVisible();
    await expect(page.getByText(/profiles [0-9a-f-]{36}/)).toBeVisible();
  });
  await shift(-1);
  await connection.close();
});
