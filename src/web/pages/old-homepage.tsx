import { AnchorHeader } from '#web/features/landing/frame/anchor-header.tsx';
import { homepageMeta } from '#web/features/landing/homepage-meta.ts';
import landingIsland from '#web/features/landing/landing.island.ts?island';
import { SiteFooter } from '#web/features/landing/frame/site-footer.tsx';
import { SitePage } from '#web/features/landing/frame/site-page.tsx';
import { SmallPrint } from '#web/features/landing/frame/small-print.tsx';
import { Story } from '#web/features/landing/sections/story.tsx';
import { WideHero } from '#web/features/landing/sections/heroes/wide-hero.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';

export const handle = { static: true, island: landingIsland } satisfies PageHandle;

export const meta = () => homepageMeta('Create Stunning Wine Visuals with AI');

export default function OldHomepage() {
  return (
    <SitePage header={<AnchorHeader />} footer={<SiteFooter links="page" />}>
      <WideHero />
      <Story />
      <SmallPrint />
    </SitePage>
  );
}
