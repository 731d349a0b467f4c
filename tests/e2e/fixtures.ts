import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { startApp } from './start-app.ts';
import type { RunningApp } from './start-app.ts';

export const PASSWORD = 'a long enough password';

interface Fixtures {
  /** Signs a newcomer up through the form; on return the dashboard is open. */
  newcomer: (details?: {
    email?: string;
    name?: string;
  }) => Promise<{ email: string; name: string }>;
  /** Fails on any serious accessibility fault of the page as it stands. */
  checkAccessibility: () => Promise<void>;
}

export const test = base.extend<Fixtures, { app: RunningApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameters
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameters
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  newcomer: async ({ page }, use) => {
    await use(async (details = {}) => signUp(page, details));
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      // A fade in progress would be measured half-transparent.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {}))),
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(
        grave.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };

/** The server counts attempts per client address; stories must not slow each other down. */
function someAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

async function signUp(page: Page, details: { email?: string; name?: string }) {
  const email = details.email ?? `${crypto.randomUUID()}@example.com`;
  const name = details.name ?? 'Chiara Vigne';
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return { email, name };
}
