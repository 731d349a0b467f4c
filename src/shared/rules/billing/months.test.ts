import { expect, test } from 'vitest';

import { addMonths, monthsSince } from './months.ts';

const start = new Date('2026-01-31T09:30:00Z');

test('a plan begun on 31 January renews on the last day of shorter months and on the 31st again', () => {
  const days = Array.from({ length: 13 }, (_, k) => addMonths(start, k).toISOString().slice(0, 10));
  expect(days).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
  ]);
});

test('29 February lands on the 28th in ordinary years', () => {
  expect(addMonths(new Date('2028-02-29T00:00:00Z'), 12).toISOString()).toBe(
    '2029-02-28T00:00:00.000Z',
  );
});

test('every moment belongs to exactly one month of the plan', () => {
  for (let hours = 0; hours < 24 * 400; hours += 7) {
    const moment = new Date(start.getTime() + hours * 3_600_000);
    const month = monthsSince(start, moment);
    expect(addMonths(start, month).getTime()).toBeLessThanOrEqual(moment.getTime());
    expect(addMonths(start, month + 1).getTime()).toBeGreaterThan(moment.getTime());
  }
});
