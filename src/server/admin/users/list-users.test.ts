import { beforeAll, describe, expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { encodeCursor } from '#server/db/cursor.ts';
import { seedUsers } from '#server/testing/members/seed-users.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import type { ListUsersInput } from '#shared/contract/admin-users.ts';
import { USER_SORTS } from '#shared/rules/admin/admin.ts';

import { summarizeUsers, sumUpTallies } from './count-users.ts';
import { listUsers } from './list-users.ts';

const TOTAL = 1200;
const FIRST = {
  status: 'all',
  subscription: 'all',
  billing: 'all',
  sort: 'joined',
  direction: 'desc',
  page: 1,
} as const;
let db: Db;

beforeAll(async () => {
  const database = await createTestDatabase({ poolSize: 4, isKept: true });
  ({ db } = database);
  await seedUsers(db, TOTAL);
  return database.end;
});

const list = (input: Partial<ListUsersInput> = {}) => listUsers(db, { ...FIRST, ...input });

/** Turns the pages by their cursors, as the browser does. */
async function readAll(input: Partial<ListUsersInput> = {}): Promise<string[]> {
  const ids: string[] = [];
  let page = await list(input);
  for (let number = 2; ; number += 1) {
    ids.push(...page.data.map((user) => user.userId));
    if (!page.nextCursor) return ids;
    page = await list({ ...input, page: number, after: page.nextCursor });
  }
}

describe('pages', () => {
  test('hold 50 users, newest first, and say how many there are', async () => {
    const page = await list();
    expect(page.data).toHaveLength(50);
    expect(page.data[0]?.userId).toBe('seed-1');
    expect(page).toMatchObject({
      count: TOTAL,
      isCountExact: true,
      totalPages: 24,
      currentPage: 1,
    });
    expect(page.previousCursor).toBeNull();
  });

  test.each(USER_SORTS)('sorted by %s show everyone once, both ways', async (sort) => {
    const down = await readAll({ sort, direction: 'desc' });
    const up = await readAll({ sort, direction: 'asc' });
    expect(new Set(down).size).toBe(TOTAL);
    expect(up).toEqual(down.toReversed());
  });

  test('by name follow the order of the language', async () => {
    const { db: own } = await createTestDatabase();
    for (const displayName of ['Zoé', 'Eva', 'Émile', 'emil', 'Anna'])
      await createProfile(own, { displayName });
    const page = await listUsers(own, { ...FIRST, sort: 'name', direction: 'asc' });
    expect(page.data.map((user) => user.displayName)).toEqual([
      'Anna',
      'emil',
      'Émile',
      'Eva',
      'Zoé',
    ]);
  });

  test('can be turned back', async () => {
    const first = await list({ sort: 'email' });
    const second = await list({ sort: 'email', page: 2, after: first.nextCursor ?? '' });
    const third = await list({ sort: 'email', page: 3, after: second.nextCursor ?? '' });
    const back = await list({ sort: 'email', page: 2, before: third.previousCursor ?? '' });
    expect(back.data).toEqual(second.data);
    const start = await list({ sort: 'email', page: 1, before: back.previousCursor ?? '' });
    expect(start.data).toEqual(first.data);
    expect(start.previousCursor).toBeNull();
  });

  test('are also found by their number', async () => {
    const first = await list();
    const second = await list({ page: 2, after: first.nextCursor ?? '' });
    expect((await list({ page: 2 })).data).toEqual(second.data);
  });

  test('too far in to be counted out start over', async () => {
    expect(await list({ page: 9999 })).toMatchObject({ currentPage: 1 });
  });

  test.each(['2026-99-01 00:00:00+00', '0000-01-01 00:00:00+00'])(
    'beyond a day that no calendar has are refused (%s)',
    async (key) => {
      const id = crypto.randomUUID();
      const after = encodeCursor({ sort: 'joined', mode: 'begins', key, id });
      await expect(list({ after })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test('of another sort or made up are refused', async () => {
    const { nextCursor } = await list();
    for (const after of [nextCursor ?? '', 'bm9uc2Vuc2U'])
      await expect(list({ sort: 'credits', after })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });
});

describe('filters', () => {
  test('by status', async () => {
    expect(await list({ status: 'banned' })).toMatchObject({ count: 60, isCountExact: true });
    expect(await list({ status: 'active' })).toMatchObject({ count: 1140 });
  });

  test('by tier, where Pro is every Pro plan', async () => {
    expect(await list({ subscription: 'pro' })).toMatchObject({ count: 120 });
    expect(await list({ subscription: 'premium' })).toMatchObject({ count: 120 });
    expect(await list({ subscription: 'free', status: 'active' })).toMatchObject({ count: 960 });
  });

  test('by credits, both bounds included', async () => {
    const page = await list({ creditMin: 10, creditMax: 12 });
    expect(page).toMatchObject({ count: 36, isCountExact: true });
    expect(new Set(page.data.map((user) => user.credits))).toEqual(new Set([10, 11, 12]));
  });

  test('by credits with one bound only, up to 1000', async () => {
    await db
      .updateTable('profiles')
      .set({ credits: 2000 })
      .where('user_id', '=', 'seed-7')
      .execute();
    expect(await list({ creditMin: 99 })).toMatchObject({ count: 12 });
    await db.updateTable('profiles').set({ credits: 7 }).where('user_id', '=', 'seed-7').execute();
  });

  test('by day of registration, both days included', async () => {
    const page = await list({ from: '2026-10-30', to: '2026-10-31' });
    expect(page.count).toBe(48);
    const days = new Set(page.data.map((user) => user.createdAt.slice(0, 10)));
    expect(days).toEqual(new Set(['2026-10-31', '2026-10-30']));
  });

  test('by day count only when both are chosen', async () => {
    expect(await list({ from: '2026-10-30' })).toMatchObject({ count: TOTAL });
  });

  test('all at once', async () => {
    const page = await list({
      search: 'anna',
      status: 'banned',
      subscription: 'pro',
      creditMin: 0,
      creditMax: 50,
      from: '2026-09-01',
      to: '2026-11-01',
    });
    expect(page.count).toBeGreaterThan(0);
    for (const user of page.data)
      expect(user).toMatchObject({ banned: true, subscriptionTier: 'pro_monthly' });
  });
});

describe('search', () => {
  const names = async (search: string) => {
    const { data } = await list({ search });
    return new Set(data.map((user) => user.displayName));
  };

  test('finds an address', async () => {
    const { data, count } = await list({ search: 'GUEST777@cellar.example' });
    expect(data.map((user) => user.userId)).toEqual(['seed-777']);
    expect(count).toBe(1);
  });

  test('finds names and words in them by how they begin', async () => {
    expect(await names('anna kel')).toEqual(new Set(['Anna Keller']));
    expect(await names('Moreau')).toEqual(
      new Set(['Anna Moreau', 'Bruno Moreau', 'Chiara Moreau', 'Joanna Moreau']),
    );
    // Whoever is asked for comes before whoever only contains it.
    expect([...(await names('anna'))].every((name) => name.startsWith('Anna'))).toBe(true);
  });

  test('finds what stands anywhere where nobody begins so', async () => {
    expect(await names('oanna')).toEqual(
      new Set(['Joanna Silva', 'Joanna Keller', 'Joanna Dahl', 'Joanna Moreau', 'Joanna Rossi']),
    );
    expect(await names('keller anna')).toEqual(new Set(['Anna Keller', 'Joanna Keller']));
  });

  test('pages through what it found, also the anywhere kind', async () => {
    expect(new Set(await readAll({ search: 'oanna' })).size).toBe(300);
    expect(new Set(await readAll({ search: 'joanna', sort: 'credits' })).size).toBe(300);
  });

  test('says so when there are more than it counts', async () => {
    const page = await list({ search: 'guest' });
    expect(page).toMatchObject({ count: 1000, isCountExact: false, totalPages: null });
    expect(page.data[0]?.userId).toBe('seed-1');
    expect(new Set(await readAll({ search: 'guest' })).size).toBe(TOTAL);
  });

  test('takes signs of the pattern language as they are', async () => {
    for (const search of ['%', '_', '\\', 'guest%7'])
      expect((await list({ search })).data).toEqual([]);
  });

  test('follows a changed name and forgets an erased account', async () => {
    const { id } = await db
      .insertInto('profiles')
      .values({
        user_id: 'renamed',
        email: 'renamed@cellar.example',
        display_name: 'Petronella',
        credits_reset_date: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = db.updateTable('profiles').where('id', '=', id);
    expect((await list({ search: 'petron' })).count).toBe(1);
    await change.set({ display_name: 'Quentin' }).execute();
    expect((await list({ search: 'petron' })).count).toBe(0);
    expect((await list({ search: 'quent' })).count).toBe(1);
    const now = new Date();
    await change.set({ deletion_requested_at: now, erasing_since: now, erased_at: now }).execute();
    expect((await list({ search: 'quent' })).count).toBe(0);
    expect((await list()).count).toBe(TOTAL);
  });
});

test('the cards keep up with every change, before and after the sums are drawn up', async () => {
  expect(await summarizeUsers(db)).toEqual({
    totalUsers: 1200,
    activeUsers: 1140,
    bannedUsers: 60,
  });
  await sumUpTallies(db);
  const change = db.updateTable('profiles').where('user_id', '=', 'seed-1');
  await change.set({ banned: true, ban_date: new Date() }).execute();
  expect(await summarizeUsers(db)).toEqual({
    totalUsers: 1200,
    activeUsers: 1139,
    bannedUsers: 61,
  });
  await change.set({ banned: false, ban_date: null }).execute();
  await Promise.all([sumUpTallies(db), sumUpTallies(db)]);
  expect(await summarizeUsers(db)).toEqual({
    totalUsers: 1200,
    activeUsers: 1140,
    bannedUsers: 60,
  });
});
