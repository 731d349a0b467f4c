import { afterEach, expect, it } from 'vitest';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { noNetwork, server } from '#web/testing/answers.ts';
import { button, render } from '#web/testing/render.tsx';
import { nextOf } from '#web/testing/sessions.ts';
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

afterEach(() => {
  document.cookie = 'vignette_hint=; max-age=0';
  document.querySelector('.pricing-toast')?.remove();
});

async function askForYearly(next: WhatNext): Promise<string> {
  document.cookie = 'vignette_hint=1';
  const own = { planId: 'pro_monthly', hasSubscription: true, next };
  server.answer = ({ url }) =>
    url.endsWith('/api/billing') ? Promise.resolve(Response.json(own)) : noNetwork();
  const page = await render(<PricingPlans />);
  await expect.poll(() => page.textContent).toContain('Switch to Pro Yearly');
  button('Switch to Pro Yearly').click();
  return document.querySelector('.pricing-toast')?.textContent ?? '';
}

it('says that an open payment comes before another plan', async () => {
  const owing = { amountCents: 2200, until: '2026-12-24T12:00:00Z', isOver: false };
  expect(await askForYearly(nextOf({ standing: 'unpaid', owing }))).toBe(
    'Your last payment is openYour plan can be switched once it is paid. Update your card in the settings.',
  );
});

it('says that nothing is sold to an account that is to be deleted', async () => {
  expect(await askForYearly(nextOf({ standing: 'leaving' }))).toMatch(
    /^Your account is to be deleted/,
  );
});
