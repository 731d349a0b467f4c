import { expect, test } from 'vitest';

import { keepRunning } from './keep-running.ts';

test('a server that cannot be brought back is tried at growing intervals and then given up', async () => {
  const pauses: number[] = [];
  const told: string[] = [];
  const givenUp = Promise.withResolvers<void>();
  const keeper = keepRunning(
    {
      isAlive: () => false,
      restart: () => Promise.reject(new Error('disk full')),
    },
    {
      onDied: () => told.push('died'),
      onRestarted: () => told.push('restarted'),
      onFailed: () => told.push('failed'),
      onGivenUp: () => {
        told.push('given up');
        givenUp.resolve();
      },
    },
    async (ms) => void pauses.push(ms),
  );
  await givenUp.promise;
  await keeper.stop();

  expect(told).toEqual(['died', ...Array<string>(12).fill('failed'), 'given up']);
  expect(pauses.slice(1, 7)).toEqual([250, 500, 1000, 2000, 4000, 5000]);
  // Half of the ten seconds in which an outage is over: the start itself takes the rest.
  expect(Math.max(...pauses)).toBe(5000);
});

test('one that comes back is watched on', async () => {
  let deaths = 0;
  let isAlive = false;
  const told: string[] = [];
  const twice = Promise.withResolvers<void>();
  const keeper = keepRunning(
    {
      isAlive: () => isAlive,
      restart: async () => {
        deaths += 1;
        isAlive = deaths === 2;
      },
    },
    {
      onDied: () => told.push('died'),
      onRestarted: () => {
        told.push('restarted');
        if (deaths === 2) twice.resolve();
      },
      onFailed: () => {},
      onGivenUp: () => {},
    },
    () => new Promise((resolve) => setImmediate(resolve)),
  );
  await twice.promise;
  await keeper.stop();
  expect(told).toEqual(['died', 'restarted', 'died', 'restarted']);
});
