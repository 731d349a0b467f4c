import { expect, PASSWORD, test } from './fixtures.ts';

test('a newcomer signs up, leaves, and is returned to where they were going', async ({
  page,
  newcomer,
}) => {
  const { email } = await newcomer();
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
