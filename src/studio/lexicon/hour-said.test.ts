import { expect, it } from 'vitest';
import { hourSaid } from './hour-said.ts';

it.each([
  ["It's five o'clock somewhere", 5],
  ['Il est cinq heures quelque part', 5],
  ['Es ist 17 Uhr, Zeit für Wein', 5],
  ['sono le sei, aperitivo', 6],
  ["wine o'clock", null],
])('the clock of “%s” shows the hour that is said', (prompt, hour) => {
  expect(hourSaid(prompt)).toBe(hour);
});
