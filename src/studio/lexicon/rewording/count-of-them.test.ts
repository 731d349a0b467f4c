import { expect, it } from 'vitest';
import { countOfThem } from './count-of-them.ts';

it.each([
  [
    'oysters in neon colours, eight of them in two rows',
    'eight oysters in neon colours in two rows',
  ],
  ['Corks, twelve of them', 'twelve Corks'],
  ['bottles on a shelf, three of them red', 'bottles on a shelf, three of them red'],
  ['a bottle and glasses, two of them on a tray', 'a bottle and glasses, two of them on a tray'],
])('what is counted behind its noun is counted: %s', (said, read) => {
  expect(countOfThem(said)).toBe(read);
});
