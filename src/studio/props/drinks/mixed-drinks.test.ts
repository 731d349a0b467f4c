import { expect, it } from 'vitest';
import { mixOf } from './mixed-drinks.ts';

it('mixes a Hugo pale, with lime, and any other spritz orange', () => {
  const [hugo, spritz] = [mixOf('hugo spritz'), mixOf('aperol spritz')];
  expect(hugo?.slice).not.toEqual(spritz?.slice);
  expect(hugo?.absorption[2]).toBeLessThan(spritz!.absorption[2]);
});
