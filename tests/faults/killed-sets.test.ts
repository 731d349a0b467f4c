import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { retrySet } from '#server/sets/change-set.ts';
import { findSet } from '#server/sets/find-sets.ts';
import { orderSet } from '#server/sets/order-set.ts';
import { reportSet } from '#server/sets/report-set.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { newWineWithBack } from '#server/testing/wines.ts';
import { toRow } from '#server/wines/wine-view.ts';

import { spawnDoomed } from './spawn-doomed.ts';
import type { Sighting } from './spawn-doomed.ts';

// The long form (npm run test:faults) orders for 200 wines and kills 20 times.
const WINES = Number(process.env['FAULT_SET_WINES'] ?? 12);
const KILLS = Number(process.env['FAULT_SET_KILLS'] ?? 5);
// oxlint-enable node/no-process-env
const AT_ONCE = 3;
const SHOTS = ['packshot', 'cutout', 'back', 'label'] as const;
const TOTAL = WINES * SHOTS.length;
const SPARE = 7;

test(
  'a set whose workers are killed delivers every picture once, and the credits are exact',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-killed-sets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const sightings: Sighting[] = [];
    const deaths = Promise.withResolvers<void>();
    const app = await createTestApp({
      // The survivor waits, or nothing would be left to die of.
      engine: createTestEngine({ behave: () => deaths.promise }),
      pictures: createCountingPictures(),
      env: { GENERATION_CONCURRENCY: '2', GENERATION_DEADLINE_S: '900' },
    });
    const { db, generations: deps } = app.context;
    const userId = await createProfile(db, { credits: TOTAL + SPARE });
    const wines = await db
      .insertInto('wines')
      .values(
        Array.from({ length: WINES }, (_, i) => ({
          user_id: userId,
          ...toRow(newWineWithBack({ name: `Wine ${i}` })),
        })),
      )
      .returning('id')
      .execute();
    const id = await orderSet(deps, {
      userId,
      kind: 'shop',
      wineIds: wines.map((wine) => wine.id),
      shots: [...SHOTS],
      styles: [],
      idempotencyKey: crypto.randomUUID(),
    });

    let kills = 0;
    const killSome = async () => {
      while (kills++ < KILLS)
        await spawnDoomed({ url: app.databaseUrl, folder, spanMs: 120, sightings });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, killSome));
    deaths.resolve();
    expect(sightings.filter(({ event }) => event === 'die')).toHaveLength(KILLS);

    const look = () => findSet(db, { id, userId });
    await expect
      .poll(
        async () => {
          const { total, delivered, missing } = await look();
          return total - delivered - missing;
        },
        { timeout: 120_000 + TOTAL * 1000, interval: 250 },
      )
      .toBe(0);
    // What died too often was given back and is made again, as its owner would.
    if ((await look()).missing > 0) await retrySet(deps, { id, userId });
    await expect
      .poll(async () => (await look()).delivered, { timeout: 120_000, interval: 250 })
      .toBe(TOTAL);

    const { delivered, missing, ...set } = await look();
    expect([delivered, missing]).toEqual([TOTAL, 0]);
    const pictures = await db.selectFrom('generated_images').select('generation_id').execute();
    expect(pictures).toHaveLength(TOTAL);
    expect(new Set(pictures.map((picture) => picture.generation_id)).size).toBe(TOTAL);
    const lines = reportSet({ ...set, delivered, missing })
      .trim()
      .split('\r\n');
    expect(lines.filter((line) => line.includes(',delivered,'))).toHaveLength(TOTAL);
    expect(new Set(lines).size).toBe(TOTAL + 1);
    const { credits, held } = await db
      .selectFrom('profiles')
      .select(['credits', 'held'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect({ credits, held }).toEqual({ credits: SPARE, held: 0 });
    expect((await verifyLedger(db)).fault).toBeNull();
  },
  300_000 + KILLS * 10_000 + TOTAL * 1000,
);
