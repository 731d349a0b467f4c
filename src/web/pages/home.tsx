import { Hero, StartButton } from '#web/features/landing/hero.tsx';
import siteIsland from '#web/features/landing/site.island.ts?island';
import { SitePage } from '#web/features/landing/site-page.tsx';
import type { PageHandle } from '#web/lib/page-handle.ts';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Create Wine Images with AI · Vignette' },
  {
    name: 'description',
    content:
      'Describe a wine scene in words and get a picture, royalty-free and without a photoshoot.',
  },
];

export default function Home() {
  return (
    <SitePage>
      <Hero
        headline="Create Wine Images with AI"
        subline="Minimal, elegant and easy, for professional or hobby wine visuals."
        actions={<StartButton />}
      />
    </SitePage>
  );
}
