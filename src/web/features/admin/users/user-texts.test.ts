import { expect, it } from 'vitest';
import { tierText } from './user-texts.ts';

it('the operator is on no plan, least of all the free one', () => {
  expect(tierText({ subscriptionStatus: 'admin', subscriptionTier: 'free' })).toBe('Operator');
});

it.each([
  ['free', 'free', 'Free'],
  ['active', 'pro_yearly', 'Pro Yearly'],
  ['cancelled', 'premium', 'Premium'],
  ['past_due', 'pro_monthly', 'Pro Monthly, past due'],
] as const)('a member who is %s on %s reads %s', (subscriptionStatus, subscriptionTier, name) => {
  expect(tierText({ subscriptionStatus, subscriptionTier })).toBe(name);
});
