import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { WideHero } from './sections/heroes/wide-hero.tsx';

it('the older homepage says what the pictures are made of', async () => {
  const page = await render(<WideHero />);
  expect(page.textContent).toContain('Industry-Trained AI • Ultra-Premium Results');
});

it('every footer says whose trade this is', async () => {
  expect((await render(<SiteFooter />)).textContent).toContain('Wine AI Specialists');
});
