/** Everything that moves or opens on the homepages. */
import './site.island.ts';
import type { Attach } from '#web/lib/hooks/use-attach.ts';
import { attachCarousel } from './islands/attach-carousel.ts';
import { attachMenu } from './islands/attach-menu.ts';
import { attachMotes } from './islands/attach-motes.ts';
import { attachScene } from './islands/attach-scene.ts';
import { attachSlideshow } from './islands/attach-slideshow.ts';
import { attachStory } from './islands/attach-story.ts';
import { attachTyping } from './islands/attach-typing.ts';

const ISLANDS: Record<string, Attach> = {
  carousel: attachCarousel,
  menu: attachMenu,
  motes: attachMotes,
  scene: attachScene,
  slideshow: attachSlideshow,
  story: attachStory,
  typing: attachTyping,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  ISLANDS[element.dataset['island'] ?? '']?.(element);
}
