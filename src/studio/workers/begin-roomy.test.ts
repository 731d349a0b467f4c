import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import type { HeapSpaceInfo } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { beginRoomy } from './begin-roomy.ts';

const MB = 1024 * 1024;

/** What V8 sets aside for the short-lived objects of a thread that starts now. */
async function youngMbOfThread(): Promise<number> {
  const worker = new Worker(
    `require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapSpaceStatistics());`,
    { eval: true, execArgv: [] },
  );
  const [spaces] = (await once(worker, 'message')) as [HeapSpaceInfo[]];
  await worker.terminate();
  return (spaces.find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0) / MB;
}

it('a worker has the young heap of npm start, whatever the flags of the process that asks', async () => {
  setFlagsFromString('--max-semi-space-size=64');
  setFlagsFromString('--min-semi-space-size=64');
  expect(await youngMbOfThread()).toBeGreaterThan(32);

  beginRoomy();
  expect(await youngMbOfThread()).toBeLessThanOrEqual(4);
});
