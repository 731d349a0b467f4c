import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { CreditBadge } from './credit-badge.tsx';

it.each([
  [214, 'plenty', '214 credits'],
  [3, 'plenty', '3 credits'],
  [2, 'low', '2 credits'],
  [1, 'low', '1 credit'],
  [0, 'none', '0 credits'],
  [1000, 'plenty', '1,000 credits'],
])('shows %i credits in the %s state', async (credits, level, text) => {
  const page = await render(<CreditBadge credits={credits} />);
  expect(page.textContent).toBe(text);
  expect(page.querySelector('[data-level]')?.getAttribute('data-level')).toBe(level);
});
