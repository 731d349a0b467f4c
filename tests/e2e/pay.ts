import type { Page } from '@playwright/test';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';

import { expect } from './expect.ts';

export async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connectUnhurried(url);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** After every story the ledger must explain every balance. */
export async function checkLedger(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    const { fault } = await verifyLedger(db);
    if (fault) throw new Error(`The ledger is broken: ${fault.promise} (${fault.detail})`);
  });
}

/** A checkout opens in a window of its own (spec §4); this is that window. */
export async function choose(page: Page, button: string): Promise<Page> {
  const [checkout] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(checkout.getByText('Test mode — no money moves')).toBeVisible();
  return checkout;
}

export async function payWith(checkout: Page, effect: string): Promise<void> {
  await checkout.getByRole('radio', { name: effect }).check();
  await checkout.getByRole('button', { name: /^Pay \$/ }).click();
}

export async function buy(
  page: Page,
  button = 'Choose Pro Monthly',
  card = '4242 4242',
): Promise<void> {
  await page.goto('/pricing');
  const checkout = await choose(page, button);
  await payWith(checkout, card);
  await expect(checkout.getByText('Account Updated!')).toBeVisible();
  await checkout.close();
}

export const plan = (page: Page) => page.getByRole('tabpanel');
