import { DASHBOARD_SCRIPTS_MAX_KB, measureScripts } from '#web/build/script-budget.ts';

import { expect, PASSWORD, STILL, test } from './support/fixtures.ts';

test.use({ sharesWindow: true, ...STILL });

test('the account menu works with the keyboard alone', async ({ page, newcomer }) => {
  await newcomer();
  const button = page.getByRole('button', { name: 'Account', exact: true });
  const menu = page.getByRole('menu', { name: 'Account' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit Profile & Security' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Profile & Security' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings');
});

test('a member changes name and password and sees where they are signed in', async ({
  page,
  newcomer,
  checkAccessibility,
}) => {
  await newcomer();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile & Security' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile & Security' });
  await dialog.getByLabel('Name', { exact: true }).fill('Odile Renard');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog.getByText('Your name is saved.')).toBeVisible();
  await checkAccessibility();

  await dialog.getByRole('tab', { name: 'Security' }).click();
  await dialog.getByLabel('Current password').fill('not my password');
  await dialog.getByLabel('New password').fill('another long password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password').fill('another long password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Your password is changed.')).toBeVisible();

  await dialog.getByRole('tab', { name: 'Devices' }).click();
  await expect(dialog.getByText('This device')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Odile Renard')).toBeVisible();
});

test('another device can be signed out from here', async ({ page, member, browser, app }) => {
  const { email } = await member();
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  await other.goto('/sign-in');
  await other.getByLabel('Email address').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.waitForURL('**/dashboard');

  await page.goto('/dashboard#account');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Devices' }).click();
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await other.goto('/settings');
  await other.waitForURL('**/auth?**');
  await elsewhere.close();
});

test('the chosen theme holds on every page', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // A new page may be shown before the browser has passed the choice on; then it follows.
  await page.goto('/sign-in');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no-such-vintage');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the homepage' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the first visit to the dashboard stays within its scripts', async () => {
  const bytes = await measureScripts('dist/web/client', 'dashboard');
  expect(bytes / 1000).toBeLessThanOrEqual(DASHBOARD_SCRIPTS_MAX_KB);
});

test('what cannot be fetched is said in its place, and comes with another try', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  await page.route(/assets\/(toaster|gallery)-.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert').getByText('Please enter a prompt')).toBeVisible();
  await page.getByRole('button', { name: /Your Gallery/ }).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No images generated yet.')).toBeVisible();
});

test.describe('in a window that nobody used before', () => {
  test.use({ sharesWindow: false });

  test('nothing of the account stays in the browser after signing out', async ({
    page,
    newcomer,
  }) => {
    await newcomer();
    const keys = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('vignette:user')),
      );
    await expect.poll(keys).not.toEqual([]);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await keys()).toEqual([]);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('the dashboard shows the last known balance before the server answers', async ({
    page,
    newcomer,
  }) => {
    await newcomer();
    await expect(page.getByText('10 credits')).toBeVisible();
    await page.route('**/api/session', () => {});
    await page.reload();
    await expect(page.getByText('10 credits')).toBeVisible();
  });

  test('a screen whose scripts do not come, or may not run, says so instead of loading for ever', async ({
    page,
    browser,
    app,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/dashboard', '/sign-in']) {
      await page.goto(path);
      await expect(page.getByText('This page did not arrive whole')).toBeVisible();
    }
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByText('This page did not arrive whole')).toBeHidden();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(`${app.url}/dashboard`);
    // Looked for by its element: searches by text leave out what only browsers without scripts show.
    const said = without.locator('noscript div');
    await expect(said).toBeVisible();
    await expect(said).toContainText('This part of Vignette needs JavaScript');
    await plain.close();
  });
});
