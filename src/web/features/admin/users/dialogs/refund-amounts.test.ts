import { describe, expect, it } from 'vitest';
import { amountFault, centsOf, creditsFault } from './refund-amounts.ts';

describe('the amount of a refund', () => {
  it.each([
    ['22', 2200],
    ['22.5', 2250],
    ['$22.05', 2205],
    [' 0.01 ', 1],
    ['-5', null],
    ['1e3', null],
    ['22.005', null],
    ['', null],
  ])('%j is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));

  it('is something, and no more than is left', () => {
    expect(amountFault(null, 2200)).toBe('Please enter a valid amount.');
    expect(amountFault(0, 2200)).toBeDefined();
    expect(amountFault(2201, 2200)).toBe('At most $22.00 is left to refund.');
    expect(amountFault(2200, 2200)).toBeUndefined();
  });
});

it('takes back at least what the rule takes, and only what is there', () => {
  const preview = { byRule: 40, available: 90 };
  expect(creditsFault(39, preview)).toBe('The refund itself takes 40.');
  expect(creditsFault(91, preview)).toBe('Only 90 are there to take.');
  expect(creditsFault(90, preview)).toBeUndefined();
  expect(creditsFault(null, preview)).toBeDefined();
});
