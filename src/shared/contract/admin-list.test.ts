import { expect, test } from 'vitest';

import { dayField } from './admin-list.ts';

test('a day is one that the database’s calendar has', () => {
  expect(dayField().safeParse('2026-02-28').success).toBe(true);
  for (const day of ['0000-01-01', '2026-02-30', '2026-13-01'])
    expect(dayField().safeParse(day).success, day).toBe(false);
});
