import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { FIRST_PORT, freePort } from './free-port.ts';

test('nobody is given the same port twice, however many ask at once', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
});

test('a port that is taken is passed over, and all lie below those that systems give away', async () => {
  const before = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(before + 1, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const next = await freePort();
  expect(next).not.toBe(before + 1);
  expect(next).toBeLessThan(32_768);
});

test('no port is given that fetch refuses to open: a server there could not be asked anything', async () => {
  await expect(fetch('http://127.0.0.1:10080')).rejects.toMatchObject({
    cause: { message: 'bad port' },
  });
  expect(FIRST_PORT).toBeGreaterThan(10_080);
});
