import { expect, test, vi } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import { nextReset, topUpFreeProfiles } from './top-up-free.ts';
import { verifyLedger } from './verify-ledger.ts';

const at = (iso: string) => new Date(iso);

async function freeMember(db: Db, { credits, due }: { credits: number; due: Date }) {
  const userId = await createProfile(db, { credits });
  await db.insertInto('welcome_grants').values({ address_hmac: userId, user_id: userId }).execute();
  await db
    .updateTable('profiles')
    .set({ credits_reset_date: due })
    .where('user_id', '=', userId)
    .execute();
  return userId;
}

const profileOf = (db: Db, userId: string) =>
  db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

test('eight instances at the same moment renew each free member once', async () => {
  const { db } = await createTestDatabase({ poolSize: 16 });
  const moment = at('2026-03-31T00:00:05Z');
  const members = [];
  for (let i = 0; i < 30; i++)
    members.push(await freeMember(db, { credits: i % 10, due: at('2026-03-31T00:00:00Z') }));

  await Promise.all(Array.from({ length: 8 }, () => topUpFreeProfiles({ db, now: () => moment })));

  for (const userId of members)
    expect(await profileOf(db, userId)).toMatchObject({
      credits: 10,
      credits_reset_date: at('2026-04-30T00:00:00Z'),
    });
  const entries = await db
    .selectFrom('credit_history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reference', 'like', 'allowance:%')
    .executeTakeFirstOrThrow();
  expect(entries.count).toBe(30);
  expect((await verifyLedger(db)).fault).toBeNull();
});

test('an account that was away for a year gets one allowance, and its day of renewal stays', async () => {
  const { db } = await createTestDatabase();
  const due = at('2025-01-31T12:00:00Z');
  const userId = await freeMember(db, { credits: 0, due });
  const now = at('2026-02-28T12:00:00Z');

  await topUpFreeProfiles({ db, now: () => now });

  const profile = await profileOf(db, userId);
  expect(profile.credits).toBe(10);
  expect(profile.credits_reset_date > now).toBe(true);
  expect((profile.credits_reset_date.getTime() - due.getTime()) % (30 * DAY_MS)).toBe(0);
});

test('a clock that leaps thirteen months ahead during one job costs a free member one period', async () => {
  const { db } = await createTestDatabase();
  const now = at('2026-05-01T00:00:00Z');
  const userId = await freeMember(db, { credits: 3, due: at('2026-04-30T00:00:00Z') });

  await topUpFreeProfiles({ db, now: () => at('2027-06-01T00:00:00Z') });
  expect((await profileOf(db, userId)).credits_reset_date > at('2027-06-01T00:00:00Z')).toBe(true);
  await topUpFreeProfiles({ db, now: () => now });

  expect((await profileOf(db, userId)).credits_reset_date).toEqual(at('2026-05-31T00:00:00Z'));
  await topUpFreeProfiles({ db, now: () => at('2026-05-31T00:00:01Z') });
  expect((await profileOf(db, userId)).credits).toBe(10);
});

test('the time of renewals is the database’s, whatever this machine believes', async () => {
  const { db } = await createTestDatabase();
  const userId = await freeMember(db, { credits: 3, due: new Date(Date.now() + 5 * DAY_MS) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY_MS });
  try {
    expect(await topUpFreeProfiles({ db })).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  expect((await profileOf(db, userId)).credits).toBe(3);
});

test('nothing is renewed early, for Pro members, or for a second account on one mailbox', async () => {
  const { db } = await createTestDatabase();
  const now = at('2026-05-01T00:00:00Z');
  const early = await freeMember(db, { credits: 1, due: at('2026-05-01T00:00:01Z') });
  const pro = await freeMember(db, { credits: 2, due: at('2026-04-01T00:00:00Z') });
  await db
    .updateTable('profiles')
    .set({ subscription_status: 'active', subscription_tier: 'pro_monthly' })
    .where('user_id', '=', pro)
    .execute();
  const second = await createProfile(db, { credits: 0 });
  await db
    .updateTable('profiles')
    .set({ credits_reset_date: at('2026-04-01T00:00:00Z') })
    .where('user_id', '=', second)
    .execute();

  expect(await topUpFreeProfiles({ db, now: () => now })).toBe(0);

  const credits = await Promise.all([early, pro, second].map((id) => profileOf(db, id)));
  expect(credits.map((profile) => profile.credits)).toEqual([1, 2, 0]);
});

test.each([
  ['2024-01-30T10:00:00Z', '2024-01-30T10:00:00Z', '2024-02-29T10:00:00Z'],
  ['2025-01-30T10:00:00Z', '2025-01-30T10:00:00Z', '2025-03-01T10:00:00Z'],
  ['2026-01-29T23:59:59Z', '2026-02-27T00:00:00Z', '2026-02-28T23:59:59Z'],
  ['2026-10-31T00:30:00Z', '2026-11-30T00:30:00Z', '2026-12-30T00:30:00Z'],
])('a period that is due on %s, seen on %s, renews next on %s', (due, now, next) => {
  expect(nextReset(at(due), at(now))).toEqual(at(next));
});
