import { beforeAll, describe, expect, test } from 'vitest';

import { postAllMails } from '#server/testing/post-all-mails.ts';
import { eraseDueAccounts } from '#server/profiles/erasure-jobs.ts';
import { erasureSteps } from '#server/jobs.ts';
import {
  auditOf,
  because,
  createAdmin,
  createMember,
  profileOf,
} from '#server/testing/members/admins.ts';
import type { TestMember } from '#server/testing/members/admins.ts';
import { createBuyer } from '#server/testing/members/buyer.ts';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { verifyLedger } from '#server/credits/verify-ledger.ts';

import { verifyAuditChain } from '#server/admin/audit/verify-audit-chain.ts';

let app: TestApp;
let admin: TestMember;
let chief: TestMember;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdmin(app, 'admin');
  chief = await createAdmin(app, 'super_admin');
  return () => app.stop();
});

describe('credits', () => {
  test('are added and removed, and the log says by whom, why, before and after', async () => {
    const { userId } = await createMember(app);
    const added = await admin.api.adminUsers.adjustCredits({
      userId,
      amount: 50,
      ...because('Admin credit bonus'),
    });
    expect(added).toMatchObject({ changed: 50, user: { credits: 60 } });
    await admin.api.adminUsers.adjustCredits({ userId, amount: -20, ...because('Adjusted') });
    const [first, second] = await auditOf(app, userId);
    expect(first).toMatchObject({
      actor_id: admin.userId,
      action: 'adjust_user_credits',
      reason: 'Admin credit bonus',
      details: { amount: 50 },
      before: { credits: 10 },
      after: { credits: 60 },
    });
    expect(first?.ip).toBeTruthy();
    expect(second).toMatchObject({ before: { credits: 60 }, after: { credits: 40 } });
    const entry = await app.context.db
      .selectFrom('credit_history')
      .selectAll()
      .where('user_id', '=', userId)
      .where('change_amount', '=', 50)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ admin_email: admin.email, change_reason: 'Admin credit bonus' });
  });

  test('are not changed where the balance is no longer the one that was seen', async () => {
    const { userId } = await createMember(app);
    const adjust = (expectedCredits: number) =>
      admin.api.adminUsers.adjustCredits({
        userId,
        amount: 5,
        expectedCredits,
        ...because('Bonus'),
      });
    await adjust(10);
    await expect(adjust(10)).rejects.toMatchObject({ code: 'BALANCE_CHANGED' });
    expect((await profileOf(app, userId)).credits).toBe(15);
    expect(await adjust(15)).toMatchObject({ user: { credits: 20 } });
  });

  test('never fall below zero', async () => {
    const { userId } = await createMember(app);
    const removed = await admin.api.adminUsers.adjustCredits({
      userId,
      amount: -1000,
      ...because('Adjusted'),
    });
    expect(removed).toMatchObject({ changed: -10, user: { credits: 0 } });
  });

  test.each([
    { amount: 1001, message: 'Credit addition too large' },
    { amount: -1001, message: 'Credit deduction too large' },
    { amount: 1.5, message: 'Credit amount must be a whole number' },
    { amount: 0, message: 'Please enter a valid credit amount.' },
  ])('are refused in an amount of $amount', async ({ amount, message }) => {
    const { userId } = await createMember(app);
    const asked = admin.api.adminUsers.adjustCredits({ userId, amount, ...because('Adjusted') });
    await expect(asked).rejects.toThrow(message);
    expect(await auditOf(app, userId)).toEqual([]);
  });

  test('are given once, however often the same request arrives', async () => {
    const { userId } = await createMember(app);
    const request = { userId, amount: 10, ...because('Free credits granted by admin') };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.api.adminUsers.adjustCredits(request)),
    );
    expect(answers.map(({ changed }) => changed)).toEqual(Array.from(answers, () => 10));
    expect((await profileOf(app, userId)).credits).toBe(20);
    expect(await auditOf(app, userId)).toHaveLength(1);
    const other = admin.api.adminUsers.adjustCredits({ ...request, amount: 11 });
    await expect(other).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
  });
});

describe('a ban', () => {
  test('shuts the user out with the next request and gives up what was queued', async () => {
    const member = await createMember(app);
    const { userId } = member;
    const { db } = app.context;
    await db
      .insertInto('generations')
      .values({
        user_id: userId,
        idempotency_key: crypto.randomUUID(),
        request_hash: 'x',
        prompt: 'a glass of red',
        style_id: 'cinematic',
        size: 'square',
        deadline_at: new Date(Date.now() + 60_000),
      })
      .execute();
    await db.updateTable('profiles').set({ held: 1 }).where('user_id', '=', userId).execute();

    const banned = await admin.api.adminUsers.ban({ userId, ...because('Violation of terms') });

    expect(banned).toMatchObject({ banned: true, banReason: 'Violation of terms' });
    await expect(member.api.profile.get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    // What they were signed in with tells them why, and nobody else.
    expect((await member.api.session.get()).suspension).toEqual({ reason: 'Violation of terms' });
    expect((await app.visitor().api.session.get()).suspension).toBeNull();
    await postAllMails(app);
    expect(app.mailer.sent.findLast(({ to }) => to === member.email)).toMatchObject({
      subject: 'Your account was suspended',
      text: expect.stringContaining('Violation of terms') as unknown,
    });
    const again = await member.post('/api/auth/sign-in/email', {
      email: member.email,
      password: TEST_PASSWORD,
    });
    expect(again.status).toBe(403);
    expect(await profileOf(app, userId)).toMatchObject({ held: 0, credits: 10 });
    const open = await db
      .selectFrom('generations')
      .select('id')
      .where('user_id', '=', userId)
      .where('finished_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    expect((await verifyLedger(db)).fault).toBeNull();
    expect(await auditOf(app, userId)).toMatchObject([
      {
        action: 'ban_user',
        before: { banned: false, ban_reason: null, held: 1 },
        after: { banned: true, ban_reason: 'Violation of terms', held: 0 },
      },
    ]);
  });

  test('ends a running plan', async () => {
    const buyer = await createBuyer(app);
    await buyer.buy('pro_monthly');
    await admin.api.adminUsers.ban({ userId: buyer.userId, ...because('Violation of terms') });
    const plans = app.context.db
      .selectFrom('subscriptions')
      .select('stripe_status')
      .where('user_id', '=', buyer.userId);
    await expect.poll(() => plans.execute()).toEqual([{ stripe_status: 'canceled' }]);
    await expect
      .poll(() => profileOf(app, buyer.userId))
      .toMatchObject({ subscription_tier: 'free', banned: true });
  });

  test('needs a reason', async () => {
    const { userId } = await createMember(app);
    const asked = admin.api.adminUsers.ban({ userId, ...because('   ') });
    await expect(asked).rejects.toThrow('Please provide a reason for banning this user.');
  });

  test('is lifted again', async () => {
    const member = await createMember(app);
    const { userId } = member;
    await admin.api.adminUsers.ban({ userId, ...because('Violation of terms') });
    const free = await admin.api.adminUsers.unban({ userId, ...because('Ban lifted by admin') });
    expect(free).toMatchObject({ banned: false, banReason: null, banDate: null });
    const again = await member.post('/api/auth/sign-in/email', {
      email: member.email,
      password: TEST_PASSWORD,
    });
    expect(again.status).toBe(200);
    expect(await member.api.profile.get()).toMatchObject({ banned: false });
  });
});

describe('deleting a user', () => {
  test('wants the address typed out exactly', async () => {
    const { userId, email } = await createMember(app);
    const asked = admin.api.adminUsers.remove({
      userId,
      email: email.toUpperCase(),
      ...because('Asked by letter'),
    });
    await expect(asked).rejects.toThrow(
      "Please type the user's email address to confirm deletion.",
    );
  });

  test('shuts the account at once and erases it, and the list forgets it', async () => {
    const member = await createMember(app);
    const { userId, email } = member;
    const { db, logger, billing, profileRules } = app.context;
    await admin.api.adminUsers.remove({ userId, email, ...because('Asked by letter') });
    await expect(member.api.profile.get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await eraseDueAccounts({
      db,
      logger,
      secret: profileRules.secret,
      steps: erasureSteps({ db, billing }),
    });
    expect(await profileOf(app, userId)).toMatchObject({ display_name: 'Erased account' });
    await expect(admin.api.adminUsers.get({ userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await admin.api.adminUsers.list({ search: email });
    expect(data).toEqual([]);
    const log = JSON.stringify(await auditOf(app, userId));
    expect(log).toContain('delete_user');
    expect(log).not.toContain(email);
  });
});

test('after all of this the audit log is sound', async () => {
  expect((await verifyAuditChain(app.context.db)).fault).toBeNull();
});

describe('two admins at once', () => {
  test('the second ban and the second unban are refused, and the first reason stands', async () => {
    const { userId } = await createMember(app);
    await admin.api.adminUsers.ban({ userId, ...because('Spam') });
    await expect(
      chief.api.adminUsers.ban({ userId, ...because('Other reason') }),
    ).rejects.toMatchObject({ code: 'ALREADY_BANNED' });
    expect((await profileOf(app, userId)).ban_reason).toBe('Spam');
    await admin.api.adminUsers.unban({ userId, ...because('Sorry') });
    await expect(chief.api.adminUsers.unban({ userId, ...because('Sorry') })).rejects.toMatchObject(
      { code: 'NOT_BANNED' },
    );
    expect(await auditOf(app, userId)).toHaveLength(2);
  });

  test('a row in sight follows what the other one does', async () => {
    const support = await createAdmin(app, 'support');
    const { userId } = await createMember(app);
    const stop = new AbortController();
    const events = await support.api.adminUsers.events(undefined, { signal: stop.signal });
    const heard = events.next();
    await admin.api.adminUsers.adjustCredits({ userId, amount: 7, ...because('Bonus') });
    expect((await heard).value).toMatchObject({ users: [{ userId, credits: 17 }], gone: [] });
    stop.abort();
    await events.return?.(undefined).catch(() => {});
  });

  test('whoever loses the role hears of no row any more', async () => {
    const support = await createAdmin(app, 'support');
    const events = await support.api.adminUsers.events();
    const heard = events.next();
    await chief.api.adminUsers.setRole({
      userId: support.userId,
      role: null,
      ...because('Left us'),
    });
    expect(await heard).toMatchObject({ done: true });
  });
});
