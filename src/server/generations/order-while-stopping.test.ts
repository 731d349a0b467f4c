import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import { PICTURE_REQUEST } from '#server/testing/generation-harness.ts';

import { requestGeneration } from './request-generation.ts';

test('an order that was let in before the door closed is taken, and made by whoever comes next', async () => {
  const app = await createTestApp();
  const { userId, api } = await app.member();
  await api.profile.get();
  const deps = { ...app.context.generations, stopping: AbortSignal.abort() };
  const placed = await requestGeneration(deps, { ...PICTURE_REQUEST, userId, network: 'test' });
  expect(placed).toHaveLength(1);
});
