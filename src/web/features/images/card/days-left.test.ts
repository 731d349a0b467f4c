import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test.each([
  ['2026-11-15T12:00:00Z', 30],
  ['2026-11-15T13:00:00Z', 30],
  ['2026-11-14T11:00:00Z', 29],
  ['2026-10-17T12:00:00Z', 1],
  ['2026-10-01T12:00:00Z', 1],
])('what was deleted at %s stays for %i days', (deletedAt, days) => {
  expect(daysLeft(deletedAt, new Date('2026-11-15T12:00:00Z'))).toBe(days);
});
