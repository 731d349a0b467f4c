import { expect, it } from 'vitest';
import { button, render } from '#web/testing/render.tsx';
import { PricingPlans } from './pricing-plans.tsx';

it('offers three plans, the middle one marked and the last one with what it saves', async () => {
  const page = await render(<PricingPlans />);
  const cards = [...page.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^Free Plan\$0 foreverFree Taster Plan: /),
    expect.stringMatching(/^Pro MonthlyMost Popular\$22 per monthPro Wine Plan by the month: /),
    expect.stringMatching(/^Pro YearlySave \$44\$220 per yearPro Wine Plan by the year: /),
  ]);
  expect(button('Continue with Free Plan').getAttribute('href')).toBe('/dashboard');
});
