import { beforeAll, expect, test } from 'vitest';

import { writeRenewalMails } from '#server/billing/mails/renewal-mails.ts';
import { writeLowCreditMails } from '#server/billing/mails/low-credit-mails.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { DAY_MS } from '#shared/rules/days.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

const rules = () => ({ db: app.context.db, appUrl: app.url });

async function mailKinds(userId: string): Promise<string[]> {
  const mails = await app.context.db
    .selectFrom('mails')
    .select('key')
    .where('user_id', '=', userId)
    .execute();
  return mails.map(({ key }) => key.split(':', 1)[0] ?? '');
}

test('a member chooses a style and a size, and changes one without the other', async () => {
  const member = await app.member();
  expect(await member.api.profile.get()).toMatchObject({
    emailNotices: true,
    defaultStyleId: null,
    defaultSize: null,
  });
  await member.api.profile.setPreferences({ defaultStyleId: 'pastel', defaultSize: 'story' });
  await member.api.profile.setPreferences({ defaultSize: null });
  expect(await member.api.profile.get()).toMatchObject({
    defaultStyleId: 'pastel',
    defaultSize: null,
  });
});

test('a style that does not exist is refused, and so is a field that is none of theirs', async () => {
  const member = await app.member();
  const send = (body: object) =>
    member.fetch('/api/profile/preferences', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send({ defaultStyleId: 'cubism' })).status).toBe(422);
  expect((await send({ credits: 1000 })).status).toBe(422);
  expect((await member.api.profile.get()).credits).toBe(10);
});

test('whoever wants no notices hears of payments, but not of low credits or renewals', async () => {
  await writeLowCreditMails(rules());
  const [quiet, usual] = [await createBuyer(app), await createBuyer(app)];
  for (const buyer of [quiet, usual]) {
    await buyer.buy('pro_monthly');
    const { credits, subscriptionEndDate } = await buyer.api.profile.get();
    await buyer.spend(credits - 2);
    await buyer.travelTo(new Date(Date.parse(subscriptionEndDate ?? '') - 3 * DAY_MS));
  }
  await quiet.api.profile.setPreferences({ emailNotices: false });

  await writeLowCreditMails(rules());
  await writeRenewalMails(rules());

  expect(await mailKinds(usual.userId)).toEqual(
    expect.arrayContaining(['succeeded', 'credits-low', 'renewal']),
  );
  const heard = await mailKinds(quiet.userId);
  expect(heard).toContain('succeeded');
  expect(heard).not.toContain('credits-low');
  expect(heard).not.toContain('renewal');
});
