import { expect, test } from 'vitest';

import { createTraffic } from './traffic.ts';

const LIMITS = { atOnce: 2, waiting: 3, everybody: 8 };
const stays = () => new AbortController().signal;

test('a crowd waits for itself; beyond the line it is refused, and a bystander walks in', async () => {
  const traffic = createTraffic(LIMITS);
  const first = await traffic.enter('a', stays);
  await traffic.enter('a', stays);
  let entered = 0;
  const waiting = Array.from({ length: 3 }, () =>
    traffic.enter('a', stays).then((leave) => {
      entered++;
      return leave;
    }),
  );
  await expect(traffic.enter('a', stays)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await traffic.enter('b', stays);
  expect(entered).toBe(0);

  first();
  first();
  await waiting[0];
  expect(entered).toBe(1);
  expect(traffic.count()).toBe(5);
});

test('whoever hangs up while waiting leaves the line', async () => {
  const traffic = createTraffic({ ...LIMITS, atOnce: 1 });
  const leave = await traffic.enter('a', stays);
  const gone = new AbortController();
  const impatient = traffic.enter('a', () => gone.signal);
  const patient = traffic.enter('a', stays);
  gone.abort(new Error('hung up'));
  await expect(impatient).rejects.toThrow('hung up');
  leave();
  (await patient)();
  expect(traffic.count()).toBe(0);
});

test('when all together are too many, those with something in flight are turned away first', async () => {
  const traffic = createTraffic({ atOnce: 8, waiting: 8, everybody: 3 });
  for (let i = 0; i < 3; i++) await traffic.enter('a', stays);
  await expect(traffic.enter('a', stays)).rejects.toMatchObject({
    code: 'OVERLOADED',
    details: { retryAfterS: 2 },
  });
  for (const bystander of ['b', 'c', 'd']) await traffic.enter(bystander, stays);
  await expect(traffic.enter('e', stays)).rejects.toMatchObject({ code: 'OVERLOADED' });
});
