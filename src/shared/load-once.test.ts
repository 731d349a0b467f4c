import { expect, test } from 'vitest';

import { loadOnce } from './load-once.ts';

test('what failed to load is loaded again, and then no more', async () => {
  let tries = 0;
  const load = loadOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no room');
    return tries;
  });
  const [first, beside] = await Promise.allSettled([load(), load()]);
  expect([first.status, beside.status, tries]).toEqual(['rejected', 'rejected', 1]);
  expect(await Promise.all([load(), load(), load()])).toEqual([2, 2, 2]);
});
