import type { Page } from '@playwright/test';

import { startTestCluster } from '#server/testing/cluster.ts';

import { startApp } from '../../tests/e2e/support/start-app.ts';
import type { RunningApp } from '../../tests/e2e/support/start-app.ts';
import { launchBrowser } from './browser.ts';
import type { MeasuredBrowser } from './browser.ts';

export const EMAIL = 'bench@example.com';
export const DESKTOP = { width: 1440, height: 900 };

/** Runs a measurement against the real server and a real browser, and clears both away. */
export async function inHouse(
  measure: (house: { app: RunningApp; browser: MeasuredBrowser['browser'] }) => Promise<boolean>,
): Promise<boolean> {
  const cluster = await startTestCluster();
  process.env['VIGNETTE_TEST_ADMIN_URL'] = cluster.adminUrl;
  const app = await startApp();
  const { browser, close } = await launchBrowser();
  try {
    return await measure({ app, browser });
  } finally {
    await close();
    await app.stop();
    await cluster.stop();
  }
}

export async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Chiara Vigne');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard', { timeout: 120_000 });
}
