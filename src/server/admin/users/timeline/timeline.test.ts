import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { because, createAdmin } from '#server/testing/members/admins.ts';
import type { TestMember } from '#server/testing/members/admins.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import type { Buyer } from '#server/testing/members/buyer.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { TIMELINE_KINDS } from '#shared/rules/admin/admin.ts';

let app: TestApp;
let admin: TestMember;
let buyer: Buyer;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app);
  buyer = await createBuyer(app);
  await buyer.buy('pro_monthly');
  await admin.api.adminUsers.adjustCredits({
    userId: buyer.userId,
    amount: 5,
    ...because('Thank you'),
  });
  await sql`
    insert into generations (user_id, idempotency_key, request_hash, prompt, style_id, size, state,
      deadline_at, finished_at, created_at)
    select ${buyer.userId}, 'key-' || n, 'x', 'a glass of red', 'cinematic', 'square', 'cancelled',
      now(), now(), now() - n * interval '1 minute' from generate_series(1, 60) n`.execute(
    app.context.db,
  );
  return () => app.stop();
});

test('a timeline holds payments, credits, pictures, sign-ins, mails and admin acts', async () => {
  const { userId } = buyer;
  for (const kind of TIMELINE_KINDS) {
    const { entries } = await admin.api.adminUsers.timeline({ userId, kind });
    expect(entries.length, kind).toBeGreaterThan(0);
    expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set([kind]));
  }
  const { entries } = await admin.api.adminUsers.timeline({ userId, kind: 'admin' });
  expect(entries[0]?.facts).toMatchObject({
    action: 'adjust_user_credits',
    reason: 'Thank you',
    by: admin.email,
    before: { credits: 400 },
    after: { credits: 405 },
  });
});

test('a mail that carries a secret is told by its subject, too, once it has left', async () => {
  const subjects = async () => {
    const { entries } = await admin.api.adminUsers.timeline({ userId: buyer.userId, kind: 'mail' });
    return entries.map(({ facts }) => facts['subject']);
  };
  await expect.poll(subjects).toContain('Confirm your email address');
});

test('it is read page by page, newest first, each entry once', async () => {
  const seen: string[] = [];
  const times: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await admin.api.adminUsers.timeline({
      userId: buyer.userId,
      ...(cursor && { cursor }),
    });
    seen.push(...page.entries.map(({ id }) => id));
    times.push(...page.entries.map(({ at }) => at));
    cursor = page.older;
  }
  expect(seen.length).toBeGreaterThan(60);
  expect(new Set(seen).size).toBe(seen.length);
  expect(times).toEqual(times.toSorted().toReversed());
});
