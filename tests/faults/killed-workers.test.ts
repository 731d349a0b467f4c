import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { requestGeneration } from '#server/generations/request-generation.ts';
import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { PICTURE_REQUEST } from '#server/testing/generation-harness.ts';
import { createProfile } from '#server/testing/test-database.ts';
import { createTestEngine, takeTime } from '#server/testing/outside/test-engine.ts';

import { spawnDoomed } from './spawn-doomed.ts';
import type { Sighting } from './spawn-doomed.ts';

// The long form (npm run test:faults) asks for more.
const KILLS = Number(process.env['FAULT_KILLS'] ?? 15);
const AT_ONCE = 3;
/** Pictures waiting or under way at any time. */
const WAITING = 8;
/** Enough for every worker and its replacement, with the survivor taking its share. */
const CREDITS = 100 * KILLS;
/** From the first moment of a picture to a while after its delivery. */
const SPAN_MS = 160;

test(
  'workers killed at random moments lose no credit, and others take over what they left',
  // Each death has its limit (spawn-doomed.ts), however many there are.
  { timeout: 0 },
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const sightings: Sighting[] = [];
    // The survivor: takes over at once what is lost, and leaves the doomed enough to die of.
    const survivor = createTestEngine({
      behave: async (_, { prompt }, signal) => {
        sightings.push({ event: 'run', prompt, atMs: Date.now() });
        await takeTime(400, signal);
      },
    });
    const app = await createTestApp({
      engine: survivor,
      pictures: createCountingPictures(),
      env: {
        GENERATION_MAX_ACTIVE: '1000',
        // Whatever the machine does in a minute: no limit is met here.
        GENERATION_PER_MINUTE: '10000',
        GENERATION_PER_MINUTE_NETWORK: '10000',
        GENERATION_CONCURRENCY: '3',
      },
    });
    const { db } = app.context;
    const userId = await createProfile(db, { credits: CREDITS });
    const countOpen = async () => {
      const { count } = await db
        .selectFrom('generations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('finished_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    };
    let placed = 0;
    /** Until the last worker is dead there is always something to do. */
    const feed = async () => {
      while (deaths() < KILLS) {
        for (let open = await countOpen(); open < WAITING; open++)
          await requestGeneration(app.context.generations, {
            ...PICTURE_REQUEST,
            prompt: `picture-${placed++}`,
            userId,
            network: 'test',
          });
        await sleep(100);
      }
    };
    const deaths = () => sightings.filter(({ event }) => event === 'die').length;

    let kills = 0;
    const killSome = async () => {
      while (kills < KILLS) {
        kills += 1;
        await spawnDoomed({ url: app.databaseUrl, folder, spanMs: SPAN_MS, sightings });
      }
    };
    await Promise.all([feed(), ...Array.from({ length: AT_ONCE }, killSome)]);
    await expect.poll(countOpen, { timeout: 120_000, interval: 250 }).toBe(0);

    const generations = await db.selectFrom('generations').selectAll().execute();
    expect(deaths()).toBe(KILLS);
    const blows = sightings.filter(({ event }) => event === 'die');
    const recoveries = blows.flatMap((death) => {
      const end = generations.find(({ prompt }) => prompt === death.prompt)?.finished_at?.getTime();
      // Delivered before the blow: nothing to take over.
      if (end !== undefined && end <= death.atMs) return [];
      const nextRun = sightings.find(
        ({ event, prompt, atMs }) =>
          event === 'run' && prompt === death.prompt && atMs > death.atMs,
      );
      return [Math.min(end ?? Infinity, nextRun?.atMs ?? Infinity) - death.atMs];
    });
    expect(recoveries.length).toBeGreaterThan(0);
    expect(recoveries.filter((ms) => !Number.isFinite(ms))).toEqual([]);
    expect((await verifyLedger(db)).fault).toBeNull();
    const kept = await db
      .selectFrom('generated_images')
      .select('storage_key')
      .where('api', '=', 'doomed')
      .execute();
    for (const { storage_key } of kept)
      expect(existsSync(path.join(folder, storage_key, 'original.png'))).toBe(true);
  },
);
