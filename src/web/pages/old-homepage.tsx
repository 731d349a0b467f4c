import { Hero } from '#web/features/landing/hero.tsx';
import siteIsland from '#web/features/landing/site.island.ts?island';
import { SitePage } from '#web/features/landing/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Create Stunning Wine Visuals with AI · Vignette' },
  { name: 'description', content: 'Industry-Trained AI • Ultra-Premium Results' },
];

export default function OldHomepage() {
  return (
    <SitePage>
      <Hero
        headline="Create Stunning Wine Visuals with AI"
        subline="Industry-Trained AI • Ultra-Premium Results"
        actions={
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/dashboard">
            Start Creating Now
          </a>
        }
      />
    </SitePage>
  );
}
