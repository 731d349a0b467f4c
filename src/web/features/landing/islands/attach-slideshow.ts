import { rotate } from './rotate.ts';

/** How many prints lie on the pile. */
export const STACK_DEPTH = 3;
const SWIPE_PX = 50;

/** The stacked slideshow: the top print leaves, the next ones come up. */
export function attachSlideshow(root: HTMLElement): () => void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const counter = find('counter');
  const pile = find('slides');
  let current = 0;

  function show(next: number) {
    current = (next + slides.length) % slides.length;
    slides.forEach((slide, index) => {
      const depth = (index - current + slides.length) % slides.length;
      slide.setAttribute('aria-hidden', String(depth > 0));
      if (depth < STACK_DEPTH) slide.dataset['depth'] = String(depth);
      else delete slide.dataset['depth'];
    });
    counter.textContent = `${current + 1} / ${slides.length}`;
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
  let startX = 0;
  pile.addEventListener('touchstart', (event) => (startX = event.changedTouches[0]!.clientX), {
    signal,
    passive: true,
  });
  pile.addEventListener(
    'touchend',
    (event) => {
      const distance = event.changedTouches[0]!.clientX - startX;
      if (Math.abs(distance) > SWIPE_PX) turn(distance < 0 ? 1 : -1);
    },
    { signal },
  );

  return () => {
    ending.abort();
    rotation.end();
  };
}
