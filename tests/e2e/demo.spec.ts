import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { getAdminAnalytics } from '#server/admin/analytics/get-admin-analytics.ts';
import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import type { Db } from '#server/db/connect.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { embeddedUrl } from '#server/testing/embedded-url.ts';
import { connectUnhurried } from '#server/testing/unhurried.ts';

import type { Page } from '@playwright/test';
import { expect, test as base } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const START = ['--disable-warning=ExperimentalWarning', 'scripts/demo.ts'];
const READY = /open at (\S+)[\s\S]*Sign in as (\S+)\s+password: (\S+)/;

/** However busy the machine is: a demo that fills itself as long has come to a stop. */
const HANGS_MS = 480_000;

interface Demo {
  folder: string;
  said(): string;
  /** Its exit code. */
  stop(): Promise<number | null>;
}

/** Ended with its test, however that ends. */
const test = base.extend<{ demo: Demo }>({
  demo: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-e2e-demo-'));
    chmodSync(folder, 0o755);
    const port = String(await freePort());
    const child = spawn('node', START, { env: { ...process.env, PORT: port, TMPDIR: folder } });
    const ended = once(child, 'exit') as Promise<[number | null]>;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const stop = async () => {
      child.kill('SIGTERM');
      return (await ended)[0];
    };
    await use({ folder, said: () => said, stop });
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('the demo opens full, is a sound house, says what it is on every page, and leaves nothing behind', async ({
  page,
  demo,
}) => {
  await expect.poll(demo.said, { timeout: HANGS_MS }).toMatch(READY);
  const [, url = '', email = '', password = ''] = READY.exec(demo.said()) ?? [];

  const banner = page.getByRole('region', { name: 'Notices' }).getByText('Made-up people');
  for (const screen of ['/', '/old-homepage', '/pricing', '/no-such-page']) {
    await page.goto(url + screen);
    await expect(banner).toBeVisible();
  }
  // What fills the window leaves the notice its place: nothing has to be scrolled for it.
  await page.goto(`${url}/sign-in`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await hiddenBelow(page)).toBe(0);
  // On a phone it takes two lines.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await hiddenBelow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { url, operator: { email, password } });
  for (const screen of ['/dashboard', '/settings', '/admin']) {
    await page.goto(url + screen);
    await expect(banner).toBeVisible();
  }
  await expect(page.locator('dl > div').first().locator('.num')).toHaveText('421');

  // The books of the made-up people are in order: the newest is told when credits come.
  await page.goto(`${url}/admin/users`);
  await page.locator('.user-open').first().click();
  await expect(page.getByRole('dialog')).toContainText('credits are filled up to 10');

  const [dataDir = ''] = dataFoldersOf(demo);
  const { db, close } = connectUnhurried(embeddedUrl(dataDir));
  try {
    await expectSoundHouse(db, path.join(dataDir, 'files'));
  } finally {
    await close();
  }

  expect(await demo.stop()).toBe(0);
  expect(dataFoldersOf(demo)).toEqual([]);
});

const dataFoldersOf = ({ folder }: Demo) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('vignette-demo-'))
    .map((name) => path.join(folder, name));

/** Ledger, log, files and figures. */
async function expectSoundHouse(db: Db, pictureFolder: string): Promise<void> {
  expect((await verifyLedger(db)).fault).toBeNull();
  const { fault, entries } = await verifyAuditChain(db);
  expect(fault).toBeNull();
  expect(entries).toBeGreaterThan(20);

  const figures = await getAdminAnalytics(db);
  const { rows } = await sql<{ users: number; images: number; cents: number }>`
    select (select count(*) from profiles) as users,
      (select count(*) from generated_images) as images,
      (select sum(amount - refunded_amount)::bigint from payment_transactions
        where status <> 'failed') as cents`.execute(db);
  const [counted] = rows;
  expect(figures).toMatchObject({
    totalUsers: counted?.users,
    totalImagesGenerated: counted?.images,
    totalRevenueCents: counted?.cents,
  });
  expect(figures.totalUsers).toBeGreaterThan(300);
  expect(figures.bannedUsers).toBeGreaterThan(0);
  expect(figures.imagesPerDay.every(({ count }) => count >= 0)).toBe(true);

  const strangers = await db
    .selectFrom('profiles')
    .select('email')
    .where('email', 'not like', '%@example.com')
    .where('is_admin', '=', false)
    .execute();
  expect(strangers).toEqual([]);
  const bordeaux = await db
    .selectFrom('generated_images')
    .select(['wine_style', 'region', 'vintage'])
    .distinct()
    .where('prompt', 'like', '%Château Montclair" 2015 and a glass on dark slate')
    .execute();
  expect(bordeaux).toEqual([{ wine_style: 'red', region: 'Bordeaux', vintage: 2015 }]);

  const images = await db.selectFrom('generated_images').select('storage_key').limit(50).execute();
  expect(images).toHaveLength(50);
  for (const { storage_key } of images)
    expect(existsSync(path.join(pictureFolder, storage_key, 'w1280.webp'))).toBe(true);
}

const hiddenBelow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test('the demo does not touch a database that somebody names', () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://localhost/precious' };
  const { status, stderr } = spawnSync('node', START, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Run it without DATABASE_URL.');
});
