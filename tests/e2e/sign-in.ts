import type { Page } from '@playwright/test';

/** Through the form; on return the dashboard is open. */
export async function signIn(
  page: Page,
  { email, password, at = '' }: { email: string; password: string; at?: string },
): Promise<void> {
  await page.goto(`${at}/sign-in`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
