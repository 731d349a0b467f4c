import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['Amélie Renard', 2, 'AR'],
  ['Émile', 1, 'É'],
  ['ines.varela@example.com', 2, 'IV'],
  ['   ', 1, '?'],
])('marks %j by %i initials: %s', (name, count, mark) => {
  expect(initials(name, count)).toBe(mark);
});
