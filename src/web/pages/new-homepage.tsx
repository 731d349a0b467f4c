import { Hero } from '#web/features/landing/sections/heroes/hero.tsx';
import { homepageMeta } from '#web/features/landing/homepage-meta.ts';
import landingIsland from '#web/features/landing/landing.island.ts?island';
import { SitePage } from '#web/features/landing/frame/site-page.tsx';
import { Story } from '#web/features/landing/sections/story.tsx';
import { StyleCarousel } from '#web/features/landing/sections/style-carousel.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';

export const handle = { static: true, island: landingIsland } satisfies PageHandle;

export const meta = () => homepageMeta('Create Wine Images with AI');

export default function NewHomepage() {
  return (
    <SitePage>
      <Hero showcase={<StyleCarousel layout="card" />} />
      <Story />
    </SitePage>
  );
}
