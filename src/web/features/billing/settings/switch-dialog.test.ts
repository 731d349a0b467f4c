import { expect, it } from 'vitest';
import { offerText } from './switch-dialog.tsx';

const offer = {
  planId: 'pro_yearly',
  at: '2026-11-15T12:00:00Z',
  dueCents: 19_873,
  creditCents: 0,
  renewsAt: '2027-11-15T12:00:00Z',
  renewsForCents: 22_000,
} as const;

it('says what a switch costs today and then', () => {
  expect(offerText(offer)).toBe('Today $198.73, then $220.00 on 15 Nov 2027; your credits stay.');
});

it('counts a credit in, and says what is left of it', () => {
  const back = {
    planId: 'pro_monthly',
    dueCents: 0,
    creditCents: 19_800,
    renewsForCents: 0,
  } as const;
  expect(offerText({ ...offer, ...back, renewsAt: '2026-12-15T12:00:00Z' })).toBe(
    'Today $0.00, then $0.00 on 15 Dec 2026 ($22.00 less your credit); your credits stay. $198.00 stays as credit and is used first.',
  );
});
