import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';

import { estimateWaitS } from './limits.ts';

test('the expected wait counts how long pictures took, not how long nobody asked for one', async () => {
  const app = await createTestApp();
  const member = await app.member();
  await member.api.generations.generate({ prompt: 'a glass of red wine at sunset' });
  await sql`update generations set started_at = now() - interval '9 minutes',
    finished_at = now() - interval '9 minutes' + interval '3 s'`.execute(app.context.db);

  expect(await estimateWaitS(app.context.db)).toBe(3);
});
