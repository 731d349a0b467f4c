import { findPart } from './find-part.ts';
import { rotate } from './rotate.ts';

/** How many prints lie on the pile. */
export const STACK_DEPTH = 3;
const SWIPE_PX = 50;

/** The stacked slideshow: the top print leaves, the next ones come up. */
export function attachSlideshow(root: HTMLElement): () => void {
  const find = (name: string) => findPart(root, name);
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const images = slides.map((slide) => slide.querySelector('img'));
  const topSizes = images[0]?.sizes ?? '';
  const counter = find('counter');
  const pile = find('slides');
  let current = 0;

  function show(next: number) {
    current = (next + slides.length) % slides.length;
    // Only from the first turn on: the page itself must not fade in.
    root.dataset['turning'] = '';
    slides.forEach((slide, index) => {
      const depth = (index - current + slides.length) % slides.length;
      slide.setAttribute('aria-hidden', String(depth > 0));
      if (depth < STACK_DEPTH) slide.dataset['depth'] = String(depth);
      else delete slide.dataset['depth'];
    });
    const top = images[current];
    if (top) enlarge(top, top);
    counter.textContent = `${current + 1} / ${slides.length}`;
    fetchNext();
  }
  /** Beneath the top, prints are small files; the next one's large file waits in the cache. */
  function fetchNext() {
    const next = images[(current + 1) % images.length];
    if (next) enlarge(new Image(), next);
  }
  function enlarge(image: HTMLImageElement, like: HTMLImageElement) {
    const srcset = like.dataset['srcset'];
    if (srcset && !image.srcset) Object.assign(image, { sizes: topSizes, srcset });
  }

  const rotation = rotate({
    root,
    live: pile,
    button: find('toggle'),
    advance: () => show(current + 1),
  });
  function turn(by: number) {
    show(current + by);
    rotation.restart();
  }

  const ending = new AbortController();
  const { signal } = ending;
  find('previous').addEventListener('click', () => turn(-1), { signal });
  find('next').addEventListener('click', () => turn(1), { signal });
  addEventListener('load', fetchNext, { signal });
  let startX = 0;
  pile.addEventListener('touchstart', (event) => (startX = touchX(event)), {
    signal,
    passive: true,
  });
  pile.addEventListener(
    'touchend',
    (event) => {
      const distance = touchX(event) - startX;
      if (Math.abs(distance) > SWIPE_PX) turn(distance < 0 ? 1 : -1);
    },
    { signal },
  );

  return () => {
    ending.abort();
    rotation.end();
  };
}

const touchX = ({ changedTouches }: TouchEvent): number => changedTouches[0]?.clientX ?? 0;
