import { CREDITS } from '#shared/rules/billing/credits.ts';
import {
  formatCents,
  PLANS,
  YEARLY_FREE_MONTHS,
  YEARLY_SAVING_CENTS,
} from '#shared/rules/billing/plans.ts';
import type { PlanId } from '#shared/rules/billing/plans.ts';

/** The words of the three cards (spec §2.8); every number comes from the catalogue. */
export interface PlanCard {
  id: PlanId;
  name: string;
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  buttonText: string;
  badge?: { text: string; tone: 'wine' | 'gold' };
}

const EVERYONE = ['All eight styles and five sizes', 'Royalty-free, commercial use'];
const pro = PLANS.pro_monthly;
const yearly = PLANS.pro_yearly;
const short = { isShort: true };
const months = ['no', 'one', 'two', 'three'][YEARLY_FREE_MONTHS] ?? String(YEARLY_FREE_MONTHS);

export const PLAN_CARDS: readonly PlanCard[] = [
  {
    id: 'free',
    name: PLANS.free.label,
    price: formatCents(PLANS.free.priceCents, short),
    period: 'forever',
    description: `${PLANS.free.family}: to find out what a sentence can do.`,
    features: [
      `${CREDITS.welcomeGrant} images to start`,
      `${PLANS.free.imagesPerMonth} images per month`,
      ...EVERYONE,
    ],
    buttonText: 'With every account',
  },
  {
    id: 'pro_monthly',
    name: pro.label,
    price: formatCents(pro.priceCents, short),
    period: 'per month',
    description: `${pro.family} by the month: for a shop, a list, a calendar of posts.`,
    features: [
      `${pro.imagesPerMonth} images per month`,
      ...EVERYONE,
      'A receipt for every payment',
      'Cancel at any time',
    ],
    buttonText: 'Choose Pro Monthly',
    badge: { text: 'Most Popular', tone: 'wine' },
  },
  {
    id: 'pro_yearly',
    name: yearly.label,
    price: formatCents(yearly.priceCents, short),
    period: 'per year',
    description: `${yearly.family} by the year: the same, ${months} months free.`,
    features: [
      `${yearly.imagesPerMonth} images per month`,
      ...EVERYONE,
      'A receipt for every payment',
      `${months[0]?.toUpperCase()}${months.slice(1)} months free`,
    ],
    buttonText: 'Choose Pro Yearly',
    badge: { text: `Save ${formatCents(YEARLY_SAVING_CENTS, short)}`, tone: 'gold' },
  },
];
