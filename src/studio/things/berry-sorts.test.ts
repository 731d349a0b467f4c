import { describe, expect, it } from 'vitest';
import { berrySortOf } from './berry-sorts.ts';

describe('a berry', () => {
  it.each([
    ['blackberries', 'blackberry'],
    ['mûres', 'blackberry'],
    ['Himbeeren', 'raspberry'],
    ['black currants', 'blackcurrant'],
    ['groseilles à maquereau', 'gooseberry'],
    ['ribes rossi', 'redcurrant'],
    ['arándanos', 'blueberry'],
    ['frutti di bosco', null],
  ])('has the look of its bush: %s', (word, sort) => {
    expect(berrySortOf(word)).toBe(sort);
  });
});
