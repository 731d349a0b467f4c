import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createTestDatabase } from '#server/testing/test-database.ts';

import { inTransaction, retryConflicts } from './retry-conflicts.ts';

const conflict = (code: string) => Object.assign(new Error('conflict'), { code });

test.each(['40P01', '40001'])('a conflict (%s) is tried again until it passes', async (code) => {
  let calls = 0;
  const result = await retryConflicts(async () => {
    calls += 1;
    if (calls < 4) throw conflict(code);
    return 'done';
  });
  expect([result, calls]).toEqual(['done', 4]);
});

test('one that persists is thrown as it is, and no other fault is tried again', async () => {
  let calls = 0;
  const failing = (code: string) =>
    retryConflicts(async () => {
      calls += 1;
      throw conflict(code);
    });
  await expect(failing('40P01')).rejects.toMatchObject({ code: '40P01' });
  expect(calls).toBe(4);
  await expect(failing('23505')).rejects.toMatchObject({ code: '23505' });
  expect(calls).toBe(5);
});

test('two transactions that lock each other out are both done, once', async () => {
  const { db } = await createTestDatabase();
  await sql`create table casks (id int primary key, litres int not null)`.execute(db);
  await sql`insert into casks values (1, 0), (2, 0)`.execute(db);
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const fill = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      await sql`update casks set litres = litres + 1 where id = ${first}`.execute(trx);
      holding += 1;
      if (holding >= 2) bothHold.resolve();
      await bothHold.promise;
      await sql`update casks set litres = litres + 1 where id = ${second}`.execute(trx);
    });
  await Promise.all([fill(1, 2), fill(2, 1)]);
  const { rows } = await sql`select litres from casks`.execute(db);
  expect(rows).toEqual([{ litres: 2 }, { litres: 2 }]);
  expect(holding).toBe(3);
});
