import { totpOf } from '#server/testing/members/totp.ts';

import { expect, PASSWORD, STILL, test } from './support/fixtures.ts';

test.use({ sharesWindow: true, ...STILL });

test('a newcomer signs up, leaves, and is returned to where they were going', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Chiara Vigne');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('10 credits')).toBeVisible();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/settings');
  await page.waitForURL('**/auth?**');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/settings');
});

test('a refused sign-up keeps what was typed and leads on from a known address', async ({
  page,
  newcomer,
}) => {
  const { email } = await newcomer();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Try Free' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();

  await page.getByLabel('Name').fill('Chiara Vigne');
  await page.getByLabel('Email address').fill('not an address');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(password).toHaveValue(PASSWORD);

  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('a second step is set up, asked for at sign-in, and opened by a recovery code', async ({
  page,
  member,
  checkAccessibility,
}) => {
  const { email } = await member();
  await page.goto('/dashboard#account');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Security' }).click();
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await checkAccessibility();
  const key = await dialog.locator('.second-step-key').textContent();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByText('Key copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key?.replaceAll(' ', ''));
  const uri = `otpauth://totp/x?secret=${key?.replaceAll(' ', '')}`;
  await dialog.getByLabel('Code from the app').fill(totpOf(uri));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const recovery = await dialog.getByRole('list', { name: 'Recovery codes' }).textContent();
  expect(recovery).not.toBe('');
  const code = await dialog.getByRole('listitem').first().textContent();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(code ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('a device that was signed out elsewhere is told so, and led to the sign-in', async ({
  page,
  member,
  playwright,
  app,
}) => {
  const { email } = await member();
  await page.goto('/settings?tab=usage');
  await expect(page.getByRole('tab', { name: 'Usage' })).toBeVisible();
  const elsewhere = await playwright.request.newContext({
    baseURL: app.url,
    extraHTTPHeaders: { Origin: app.url },
  });
  await elsewhere.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  expect((await elsewhere.delete('/api/account/devices')).ok()).toBe(true);
  await elsewhere.dispose();

  await page.getByRole('tab', { name: 'Archive' }).click();
  await page.waitForURL('**/auth?**');
  const why = page.locator('.notice').filter({ hasText: 'Your session has ended.' });
  await expect(why).toBeVisible();
  const [notice, label] = [
    await why.boundingBox(),
    await page.getByText('Email address').boundingBox(),
  ];
  expect((label?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(16);
});
