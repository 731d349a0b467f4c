import { dayText, daysText } from '#shared/rules/days.ts';
import { formatCents, PLANS } from '#shared/rules/billing/plans.ts';
import { planName } from '#shared/rules/billing/say-what-next.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import type { Fact } from '#web/ui/display/facts-row.tsx';

/** Plan, price and next payment, as the Billing and the Usage tab show them. */
export function planFacts(next: WhatNext): Fact[] {
  return [{ name: 'Current plan', value: planName(next) }, price(next), nextDate(next)];
}

/** Whoever lives on a plan without paying for it is told no price. */
function price({ standing, planId }: WhatNext): Fact {
  const plan = PLANS[planId];
  const isPaid = plan.interval !== null && standing !== 'operator' && standing !== 'granted';
  if (!isPaid) return { name: 'Price', value: 'FREE' };
  return { name: 'Price', value: formatCents(plan.priceCents), note: `per ${plan.interval}` };
}

function nextDate({ charge, endsAt, countdown, standing }: WhatNext): Fact {
  const note = countdown && `${daysText(countdown.days)} remaining`;
  if (standing === 'leaving' && endsAt)
    return { name: 'Account ends on', value: dayText(endsAt), note };
  if (endsAt) return { name: 'Ends on', value: dayText(endsAt), note };
  if (!charge) return { name: 'Next billing date', value: 'None' };
  return { name: 'Next billing date', value: dayText(charge.date), note };
}
