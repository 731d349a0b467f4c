import type { Page } from '@playwright/test';

import { connectUnhurried } from '#server/testing/unhurried.ts';
import { seedUsers } from '#server/testing/members/seed-users.ts';

import { expect, test as base } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { startApp } from './start-app.ts';
import type { RunningApp } from './start-app.ts';

export const SEEDED = 1000;

/** A server of its own with a thousand users, whom these stories count; and the operator at the list. */
export const test = base.extend<
  { atUsers: (query?: string) => Promise<void> },
  { app: RunningApp }
>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await seed(app);
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  atUsers: async ({ page, app }, use) => {
    await use(async (query = '') => {
      if (!page.url().startsWith('http')) await signIn(page, app);
      await page.goto(`/admin/users${query}`);
      await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    });
  },
});

async function seed(app: RunningApp): Promise<void> {
  const { databaseUrl: url } = app;
  // A thousand rows in one statement: on a busy machine they take longer than a request may.
  const connection = connectUnhurried(url);
  await seedUsers(connection.db, SEEDED);
  await connection.close();
}

export const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search users' }).fill(text);
export const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
export const showing = (page: Page) => page.getByText(/^Showing /);
