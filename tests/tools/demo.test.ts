import { sql } from 'kysely';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { getAdminAnalytics } from '#server/admin/analytics/get-admin-analytics.ts';
import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';

import { fillHouse } from '../../scripts/demo/fill-house.ts';

test('the demo is a sound house: ledger, log, files and figures', async () => {
  const { context } = await createTestApp();
  const { db, config } = context;
  await fillHouse(context);

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
  for (const { storage_key } of images)
    expect(existsSync(path.join(config.pictureFolder, storage_key, 'w1280.webp'))).toBe(true);
});
