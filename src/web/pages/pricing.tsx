import pricingIsland from '#web/features/billing/pricing/pricing.island.ts?island';
import { PricingPlans } from '#web/features/billing/pricing/pricing-plans.tsx';
import { SitePage } from '#web/features/landing/frame/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';

export const handle = { static: true, island: pricingIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Pricing · Vignette' },
  {
    name: 'description',
    content: 'Ten pictures to start, and a plan for four hundred a month.',
  },
];

export default function Pricing() {
  return (
    <SitePage>
      <PricingPlans />
    </SitePage>
  );
}
