import { expect, test } from 'vitest';

import { csvLine } from './csv.ts';

test('plain values stand as they are, lines end as spreadsheets expect', () => {
  expect(csvLine(['Inés', 12, true, null, new Date(0)])).toBe(
    'Inés,12,true,,1970-01-01T00:00:00.000Z\r\n',
  );
});

test('commas, quotes and line breaks are quoted', () => {
  expect(csvLine(['a,b', 'say "cheers"', 'two\nlines'])).toBe(
    '"a,b","say ""cheers""","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a name that begins like a formula (%j) is not run',
  (name) => {
    expect(csvLine([name]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('negative numbers stay numbers', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});
