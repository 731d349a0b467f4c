import { describe, expect, it } from 'vitest';
import { adjustmentFault, balanceAfter } from '#shared/rules/admin/admin.ts';
import { amountFault, readAmount } from './credit-dialog.tsx';
import { shouldRetryList } from '#web/features/admin/users/use-users.ts';

describe('an adjustment of credits', () => {
  it.each([null, 0, 1.5])('asks for a valid amount instead of %s', (amount) => {
    expect(amountFault(amount)).toBe('Please enter a valid credit amount.');
  });

  it('stays within its bounds', () => {
    expect(amountFault(1000)).toBeUndefined();
    expect(amountFault(-1000)).toBeUndefined();
    expect(amountFault(1001)).toBe('Credit addition too large');
    expect(amountFault(-1001)).toBe('Credit deduction too large');
  });

  it('is nothing when it changes nothing', () => {
    expect(adjustmentFault(0)).toBe('Invalid credit amount');
    expect(adjustmentFault(0.5)).toBe('Credit amount must be a whole number');
  });

  it('shows a balance that never falls below zero, nor below what is held', () => {
    expect(balanceAfter({ credits: 96, held: 0 }, 50)).toBe(146);
    expect(balanceAfter({ credits: 30, held: 0 }, -50)).toBe(0);
    expect(balanceAfter({ credits: 30, held: 2 }, -50)).toBe(2);
  });
});

describe('a list that could not be read', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });

  it('is asked for twice more', () => {
    expect(shouldRetryList(1, failure('INTERNAL'))).toBe(true);
    expect(shouldRetryList(2, failure('INTERNAL'))).toBe(false);
  });

  it('is not asked for again where rights are missing', () => {
    expect(shouldRetryList(0, failure('FORBIDDEN'))).toBe(false);
    expect(shouldRetryList(0, failure('UNAUTHENTICATED'))).toBe(false);
  });
});

it.each(['-5', '+5', '1e2', '5.5', '0x10', '', ' ', 'five'])(
  'refuses %j while it is typed',
  (text) => {
    expect(amountFault(readAmount(text, 'remove'))).toBeDefined();
  },
);

it('reads the amount in the direction that was chosen', () => {
  expect([readAmount(' 5 ', 'add'), readAmount('5', 'remove')]).toEqual([5, -5]);
});
