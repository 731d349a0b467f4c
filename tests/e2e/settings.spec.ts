import type { Page } from '@playwright/test';

import { expect, IN_MOTION, STILL, test } from './support/fixtures.ts';
import { hangPictures } from './support/hang-pictures.ts';

test.use({ sharesWindow: true, ...STILL });

const PHONE = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole('tabpanel');
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a member goes through the five tabs of the settings and back', async ({
  page,
  member,
  checkAccessibility,
}) => {
  const { email, name } = await member();
  await page.goto('/user');
  const header = page.getByRole('main');
  await expect(header.getByText('Free', { exact: true }).first()).toBeVisible();
  await expect(header.getByText('10 credits')).toBeVisible();
  await expect(header.getByText('30d until new credits')).toBeVisible();

  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await expect(panel(page).getByText(email)).toBeVisible();
  await expect(panel(page).getByText(/^Member since \d/)).toBeVisible();
  const support = panel(page).getByRole('link', { name: 'Contact Support' });
  await expect(support).toHaveAttribute('href', /^mailto:/);
  await checkAccessibility();
  await openTab(page, 'Archive');
  // A ring is for those who came by keyboard.
  expect(await page.locator('[role=tab]:focus-visible').count()).toBe(0);
  await expect(panel(page).getByRole('heading', { name: 'Image Archive' })).toBeVisible();
  await expect(panel(page).getByText('No images yet')).toBeVisible();
  await checkAccessibility();
  await openTab(page, 'Preferences');
  await expect(panel(page).getByText(/will come in a future update/)).toBeVisible();
  await checkAccessibility();

  await openTab(page, 'Profile');
  await panel(page).getByRole('link', { name: 'Edit Profile & Security' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile & Security' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('preferences last: theme, motion, the style to start with, and e-mail', async ({
  page,
  member,
}) => {
  await page.emulateMedia(IN_MOTION);
  await member();
  await page.goto('/settings?tab=preferences');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('checkbox', { name: /^Reduce motion/ }).check();
  const saves = ['defaultStyleId', 'defaultSize', 'emailNotices'].map((field) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(field) ?? false),
  );
  await page.getByLabel('Default style').selectOption('pastel');
  await page.getByLabel('Default size').selectOption('story');
  await page.getByRole('checkbox', { name: /^Tell me when credits run low/ }).uncheck();
  await Promise.all(saves);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-less-motion');
  await expect(page.getByRole('checkbox', { name: /^Tell me/ })).not.toBeChecked();
  await expect(page.getByLabel('Default size')).toHaveValue('story');
  await page.goto('/dashboard');
  await expect(page.getByRole('radio', { name: 'Pastel' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Story' })).toBeChecked();
});

test('a member takes the data along, asks for deletion and thinks again', async ({
  page,
  member,
  checkAccessibility,
}) => {
  const { email } = await member();
  await page.goto('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^vignette-export-.*\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await checkAccessibility();
  await dialog.getByRole('textbox').fill('someone@example.com');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(
    dialog.getByText('Please type your email address to confirm deletion.'),
  ).toBeVisible();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your account will be deleted on \d/).first()).toBeVisible();

  // On every screen of the account, with the way back.
  for (const screen of ['/settings', '/wines', '/dashboard']) {
    await page.goto(screen);
    await expect(page.getByText(/^Your account will be deleted on \d/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the settings are one short page, with the full ones a tap away', async ({
    page,
    member,
    checkAccessibility,
  }) => {
    const { email } = await member();
    await page.goto('/settings');
    const main = page.getByRole('main');
    await expect(main.getByText(email)).toBeVisible();
    await expect(main.getByText('FREE', { exact: true })).toBeVisible();
    await expect(main.getByText('0 of 10 images')).toBeVisible();
    await expect(main.getByText('10 remaining')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await checkAccessibility();

    await main.getByRole('link', { name: 'View Full Settings' }).click();
    for (const name of ['Profile', 'Billing', 'Archive', 'Usage', 'Preferences']) {
      await openTab(page, name);
      await expect(panel(page)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBe(0);
    }
    await checkAccessibility();
  });
});

test.describe('in a window that nobody used before', () => {
  test.use({ sharesWindow: false });

  test('the gallery of the last visit is there at once, and without a network it says so', async ({
    page,
    app,
    member,
  }) => {
    const { email } = await member();
    await hangPictures(app, { email, pictures: [{ prompt: 'a candle in the cellar' }] });
    await page.goto('/dashboard?tab=gallery');
    const picture = page.getByRole('img', { name: 'a candle in the cellar' }).first();
    await expect(picture).toBeVisible();

    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(picture).toBeVisible();

    const notice = page.getByText(/^You are offline\./);
    await expect(notice).toBeHidden();
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    await expect(picture).toBeVisible();
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();
  });
});
