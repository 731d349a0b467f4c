import { DAY_MS } from '#shared/rules/days.ts';

/** spec §9. The plans' prices and allowances live in plans.ts. */
export const CREDITS = {
  welcomeGrant: 10,
  operatorGrant: 1000,
  resetPeriodMs: 30 * DAY_MS,
  /** Of one admin adjustment, either way. */
  maxAdjustment: 1000,
  /** The badge turns low at this count and red at zero; the usage tab warns one credit earlier. */
  lowOnBadge: 2,
  lowOnUsage: 3,
} as const;

export type CreditLevel = 'plenty' | 'low' | 'none';

export function creditLevel(credits: number): CreditLevel {
  if (credits <= 0) return 'none';
  return credits <= CREDITS.lowOnBadge ? 'low' : 'plenty';
}
