import { expect, test } from 'vitest';

import { createBuyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';

test('where pictures cost money, a customer of the sandbox cannot move its clock', async () => {
  const app = await createTestApp({
    env: {
      ALLOW_TEST_PAYMENTS: '1',
      IMAGE_ENGINE: 'openai-compatible',
      IMAGE_MODEL: 'sd-xl',
      IMAGE_BASE_URL: 'http://10.0.0.5:8080/v1',
    },
  });
  const buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  const before = (await buyer.api.profile.get()).credits;

  const answers = await Promise.all(
    ['clock:month', 'clock:renewal', 'faults'].map((action) => buyer.portal(action)),
  );

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await buyer.api.profile.get()).credits).toBe(before);
  const { url } = await buyer.api.billing.manageSubscription({});
  expect(await (await buyer.fetch(url)).text()).not.toContain('Test bench');
});
