/** The sandbox's cards by what happens to them (adapters/payments/sandbox/cards.ts). */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asking: '4000002500003155',
  failsLater: '4000000000000341',
} as const;
