import type { Page } from '@playwright/test';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { CARDS } from '#server/testing/cards.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';

import { expect } from './expect.ts';
import type { RunningApp } from './start-app.ts';

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

/**
 * Buys Pro Monthly as the checkout's form would send it, and has the account looked up as the page
 * after it does; no page is opened (billing.spec.ts walks through them).
 */
export async function buy(
  page: Page,
  { url }: Pick<RunningApp, 'url'>,
  card: string = CARDS.good,
): Promise<void> {
  const headers = { Origin: url };
  const checkout = await page.request.post('/functions/v1/create-checkout', {
    data: { priceId: 'pro_monthly' },
    headers,
  });
  expect(checkout.status(), await checkout.text()).toBe(200);
  const paid = await page.request.post(((await checkout.json()) as { url: string }).url, {
    form: { card, step: 'pay' },
    headers,
    maxRedirects: 0,
  });
  expect(paid.status(), await paid.text()).toBe(303);
  const synced = await page.request.post('/api/billing/sync', { data: {}, headers });
  expect(await synced.json()).toMatchObject({ planId: 'pro_monthly' });
}

export const plan = (page: Page) => page.getByRole('tabpanel');
