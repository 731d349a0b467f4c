import { expect, it } from 'vitest';
import { button, render } from '#web/testing/render.tsx';
import { PricingPlans } from './pricing-plans.tsx';

it('offers three plans, the middle one marked and the last one with what it saves', async () => {
  const page = await render(<PricingPlans />);
  const cards = [...page.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^Free Taster Plan\$0 forever/),
    expect.stringMatching(/^Pro Wine PlanMost Popular\$22 per month/),
    expect.stringMatching(/^Pro Wine Plan, YearlySave \$44\$220 per year/),
  ]);
  expect(button('Continue with Free Plan').getAttribute('href')).toBe('/dashboard');
});
