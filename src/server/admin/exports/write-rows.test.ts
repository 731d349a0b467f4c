import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createTestDatabase } from '#server/testing/test-database.ts';
import type { ExportFormat } from '#shared/rules/admin/exports.ts';

import { csvLine } from '#shared/csv-line.ts';
import { readByCursor } from './read-by-cursor.ts';
import { writeRows } from './write-rows.ts';

test.each([
  ['plain text', 'Inès', 'Inès'],
  ['a comma', 'red, dry', '"red, dry"'],
  ['quotes', 'the "grand" cru', '"the ""grand"" cru"'],
  ['a line break', 'one\r\ntwo', '"one\r\ntwo"'],
  ['nothing', null, ''],
  ['a negative number', -12, '-12'],
  ['a date', new Date('2026-11-14T08:00:00.000Z'), '2026-11-14T08:00:00.000Z'],
  ['a flag', true, 'true'],
  ['an object', { a: 1, b: 2 }, '"{""a"":1,""b"":2}"'],
])('writes %s as RFC 4180 has it', (_what, value, field) => {
  expect(csvLine([value, 1])).toBe(`${field},1\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '－1'])(
  'a spreadsheet reads %j as text, not as a formula',
  (text) => {
    const [field = ''] = csvLine([text, '']).split(',');
    expect(field.replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
  },
);

test.each([
  ['x;=HYPERLINK("http://evil")', `x;'=HYPERLINK`],
  ['x\t@SUM(A1)', `x\t'@SUM`],
  ['one\n=1+1', `one\n'=1`],
])('nor a formula in the middle of %j where a cell could start', (text, safe) => {
  expect(csvLine([text, '']).replaceAll('""', '"')).toContain(safe);
});

async function* inBatches<Row>(...batches: Row[][]) {
  yield* batches;
}

interface Row {
  number: number;
  even: boolean;
}
const row = (number: number): Row => ({ number, even: number % 2 === 0 });

async function textOf(batches: AsyncIterable<readonly Row[]>, format: ExportFormat) {
  const chunks: Buffer[] = [];
  for await (const chunk of writeRows(batches, { columns: ['number', 'even'], format }))
    chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a file without rows is still a whole file', async () => {
  expect(await textOf(inBatches(), 'csv')).toBe('number,even\r\n');
  expect(JSON.parse(await textOf(inBatches(), 'json'))).toEqual([]);
});

test('batches join into one file without a seam', async () => {
  const batches = () => inBatches([row(1), row(2)], [row(3)]);
  expect(await textOf(batches(), 'csv')).toBe('number,even\r\n1,false\r\n2,true\r\n3,false\r\n');
  expect(JSON.parse(await textOf(batches(), 'json'))).toEqual([
    { number: 1, even: false },
    { number: 2, even: true },
    { number: 3, even: false },
  ]);
});

test('a large table is read in batches, from one snapshot, with the query’s own values', async () => {
  const { db } = await createTestDatabase();
  await sql`create table numbers as select n from generate_series(1, 1800) n`.execute(db);
  const seen: number[] = [];
  for await (const rows of readByCursor<{ n: number }>(
    db,
    sql`select n from numbers where n <= ${1700}::int`,
  )) {
    seen.push(rows.length);
    await sql`insert into numbers values (1), (2), (3)`.execute(db);
  }
  expect(seen).toEqual([500, 500, 500, 200]);
});

test('a reader who leaves early gives the connection back', async () => {
  const { db, pool } = await createTestDatabase({ poolSize: 1 });
  for await (const rows of readByCursor(db, sql`select n from generate_series(1, 5000) n`)) {
    expect(rows).toHaveLength(500);
    break;
  }
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(pool.idleCount).toBe(1);
});

test('rows are fetched no faster than the reader takes them', async () => {
  let fetched = 0;
  async function* endless() {
    for (;;)
      yield Array.from({ length: 500 }, () => ({ text: `${fetched++} ${'x'.repeat(1000)}` }));
  }
  const source = Readable.from(writeRows(endless(), { columns: ['text'], format: 'csv' }));
  const reader = new Writable({ highWaterMark: 1, write: () => {} });
  source.pipe(reader);
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  source.destroy();
  // What the pipe holds by itself, and not one batch for each turn that passed.
  expect(fetched).toBeLessThanOrEqual(500 * 20);
});
