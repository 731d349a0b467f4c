import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import type { Db } from '#server/db/connect.ts';
import { encodeCursor } from '#server/db/cursor.ts';
import { changeBalance } from '#server/credits/change-balance.ts';
import { createProfile, createTestDatabase } from '#server/testing/test-database.ts';
import type { LedgerInput } from '#shared/contract/admin-credits.ts';

import { listLedger } from './list-ledger.ts';

let db: Db;
let users: string[];

beforeAll(async () => {
  const database = await createTestDatabase({ isKept: true });
  db = database.db;
  users = await Promise.all([10, 10, 10].map((credits) => createProfile(db, { credits })));
  // 120 entries in one transaction: they share a moment, and only their number orders them.
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < 120; index += 1)
      await changeBalance(trx, {
        userId: users[index % 2] ?? '',
        amount: index % 3 === 0 ? -1 : 2,
        reason: `Change ${index}`,
        reference: index % 3 === 0 ? `capture:${crypto.randomUUID()}` : `plan:sub_1:${index}`,
        adminEmail: index % 5 === 0 ? 'claire@example.com' : null,
      });
  });
  return database.end;
});

const list = (input: Partial<LedgerInput> = {}) => listLedger(db, { search: '', ...input });

test('pages of 50 show every entry once, newest first, and lead back the same way', async () => {
  const first = await list();
  expect(first.entries).toHaveLength(50);
  expect(first.newer).toBeNull();
  const second = await list({ cursor: first.older ?? '' });
  const third = await list({ cursor: second.older ?? '' });
  expect(third.older).toBeNull();
  const all = [...first.entries, ...second.entries, ...third.entries];
  expect(new Set(all.map((entry) => entry.id)).size).toBe(123);
  const { rows } = await sql<{ id: string }>`
    select id from credit_history order by created_at desc, seq desc`.execute(db);
  expect(all.map((entry) => entry.id)).toEqual(rows.map((row) => row.id));
  const back = await list({ cursor: third.newer ?? '' });
  expect(back.entries).toEqual(second.entries);
  const start = await list({ cursor: back.newer ?? '' });
  expect(start).toEqual(first);
});

test('a search finds the entries of the users it names, by address, name or id', async () => {
  const [one = '', two = '', three = ''] = users;
  const byAddress = await list({ search: `${one}@example` });
  expect(byAddress.entries.every((entry) => entry.person.userId === one)).toBe(true);
  expect(byAddress.entries).toHaveLength(50);
  expect((await list({ search: three })).entries).toHaveLength(1);
  const byName = await list({ search: 'test member' });
  expect(new Set(byName.entries.map((entry) => entry.person.userId))).toEqual(new Set([one, two]));
  expect((await list({ search: 'nobody' })).entries).toEqual([]);
  // % and _ are letters like all others.
  expect((await list({ search: '%' })).entries).toEqual([]);
});

test('a search that means very many users says so', async () => {
  const { db: other } = await createTestDatabase();
  for (let index = 0; index < 101; index += 1) await createProfile(other);
  const page = await listLedger(other, { search: 'example.com' });
  expect(page.isSearchTooWide).toBe(true);
  expect(page.entries).toHaveLength(50);
});

test('kind and sign narrow the list', async () => {
  const pictures = await list({ kind: 'generation' });
  expect(pictures.entries).toHaveLength(40);
  expect(pictures.entries.every((entry) => entry.kind === 'generation')).toBe(true);
  const removed = await list({ sign: 'removed' });
  expect(removed.entries.every((entry) => entry.amount < 0)).toBe(true);
  expect((await list({ kind: 'plan', sign: 'added' })).entries).toHaveLength(50);
  expect((await list({ kind: 'generation', sign: 'added' })).entries).toEqual([]);
});

test('what added credits is found whole and in order, kinds without a name included', async () => {
  const [userId = ''] = users;
  const odd = { userId, amount: 3, reason: 'From before', reference: 'no kind at all' };
  await db.transaction().execute((trx) => changeBalance(trx, odd));
  const first = await list({ sign: 'added' });
  const second = await list({ sign: 'added', cursor: first.older ?? '' });
  expect(second.older).toBeNull();
  const added = await sql<{ id: string }>`
    select id from credit_history where change_amount > 0
    order by created_at desc, seq desc`.execute(db);
  const shown = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(shown).toEqual(added.rows.map(({ id }) => id));
  expect(first.entries[0]).toMatchObject({ reason: 'From before', kind: null });
});

test('a range of days includes both its ends', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect((await list({ from: today, to: today })).entries).toHaveLength(50);
  expect((await list({ to: '2020-01-01' })).entries).toEqual([]);
  expect((await list({ from: '2100-01-01' })).entries).toEqual([]);
});

test('an erased account keeps its entries under a name that leads to nobody', async () => {
  const userId = await createProfile(db);
  await sql`update profiles set deletion_requested_at = now(), erasing_since = now(),
    erased_at = now(), email = 'erased-1@erased.invalid', display_name = 'Erased account'
    where user_id = ${userId}`.execute(db);
  const { entries } = await list({ search: userId });
  expect(entries[0]?.person).toEqual({
    userId,
    email: 'erased-1@erased.invalid',
    displayName: 'Erased account',
    isErased: true,
  });
});

test('a made-up cursor is refused, and one of a list with other keys', async () => {
  const at = '2026-01-01T00:00:00.000000Z';
  const foreign = encodeCursor({ to: 'older', at, id: crypto.randomUUID() });
  for (const cursor of ['x', foreign])
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
