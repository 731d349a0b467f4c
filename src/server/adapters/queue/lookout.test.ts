import { expect, onTestFinished, test } from 'vitest';

import { startLookout } from './lookout.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };

test('rests long while nothing happens, and short once something was put off', async () => {
  let sightings: object[] = [{ name: 'orders', is_due: false, is_orphaned: false }];
  const boss = {
    getDb: () => ({ executeSql: async () => ({ rows: sightings }) }),
    supervise: async () => {},
    notifyWorker: () => {},
  };
  const rests: number[] = [];
  let wake = () => {};
  const pause = (ms: number, signal: AbortSignal) => {
    rests.push(ms);
    signal.addEventListener('abort', () => wake());
    return new Promise<void>((resolve) => (wake = resolve));
  };
  const lookout = startLookout({
    boss,
    workers: new Map(),
    logger,
    pause,
  });
  onTestFinished(() => lookout.stop());

  wake();
  await expect.poll(() => rests).toEqual([2000, 2000]);
  sightings = [];
  wake();
  await expect.poll(() => rests).toEqual([2000, 2000, 8000]);
  lookout.hurry();
  sightings = [{ name: 'orders', is_due: false, is_orphaned: false }];
  await expect.poll(() => rests).toEqual([2000, 2000, 8000, 2000]);
});
