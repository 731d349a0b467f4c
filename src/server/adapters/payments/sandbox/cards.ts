import type { Card } from './objects.ts';

/** What a test card does, as Stripe's own test numbers do it. */
export const TEST_CARDS = [
  { number: '4242424242424242', brand: 'Visa', effect: 'Succeeds' },
  { number: '4000000000000002', brand: 'Visa', effect: 'Is declined' },
  { number: '4000000000009995', brand: 'Visa', effect: 'Has insufficient funds' },
  { number: '4000002500003155', brand: 'Visa', effect: 'Asks for authentication' },
  { number: '4000000000000341', brand: 'Visa', effect: 'Succeeds now, fails at the renewal' },
] as const;

export type Outcome = 'succeeded' | 'declined' | 'insufficient_funds' | 'requires_action';

const REFUSALS: Record<string, Exclude<Outcome, 'succeeded'>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'requires_action',
};

export const REFUSAL_MESSAGES: Record<Exclude<Outcome, 'succeeded'>, string> = {
  declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  requires_action: 'We could not authenticate your card. Choose another one and try again.',
};

/** Null where the number is none of the test cards: a real card must never be typed in here. */
export function readCard(typed: string): Card | null {
  const digits = typed.replaceAll(/\D/g, '');
  const known = TEST_CARDS.find((card) => card.number === digits);
  return known ? { brand: known.brand, last4: digits.slice(-4), number: digits } : null;
}

/** A payment with the customer at the screen. */
export function payPresent(card: Card): Outcome {
  return REFUSALS[card.number] ?? 'succeeded';
}

/** A renewal: nobody is there to authenticate, but what was authenticated once stays good. */
export function payAbsent(card: Card | null): Outcome {
  if (!card || card.number === '4000000000000341') return 'declined';
  const outcome = payPresent(card);
  return outcome === 'requires_action' ? 'succeeded' : outcome;
}
