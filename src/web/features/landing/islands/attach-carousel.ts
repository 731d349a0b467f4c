import { wantsLessMotion } from '#web/lib/look/motion.ts';
import { findPart } from './find-part.ts';
import { rotate } from './rotate.ts';

/** Copies of the last cards before the first and of the first after the last: the row has no end. */
export const CLONES = 3;
/** Browsers that do not tell when scrolling has ended: then it has when nothing moved for so long. */
const STILL_MS = 300;

/** The card carousel: a row that scrolls and snaps; this turns it and tells which card is in front. */
export function attachCarousel(root: HTMLElement): () => void {
  const find = (name: string) => findPart(root, name);
  const track = find('track');
  const places = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const count = dots.length;
  let current = 0;
  let isResized = false;

  const cardAt = (place: number) => (place - CLONES + count) % count;

  function scrollToPlace(place: number, behavior: ScrollBehavior) {
    const slide = places[place];
    if (!slide) return;
    const left = slide.offsetLeft - (track.clientWidth - slide.offsetWidth) / 2;
    track.scrollTo({ left, behavior });
  }
  function mark(card: number) {
    current = card;
    places.forEach((slide, place) => slide.toggleAttribute('data-current', cardAt(place) === card));
    dots.forEach((dot, index) => dot.setAttribute('aria-current', String(index === card)));
    find('counter').textContent = `${card + 1} / ${count}`;
  }
  /** `place` may be a copy at either end; `settle` then swaps it for the card itself. */
  function go(place: number) {
    scrollToPlace(place, wantsLessMotion() ? 'instant' : 'smooth');
    mark(cardAt(place));
  }
  function nearestPlace(): number {
    const centre = track.scrollLeft + track.clientWidth / 2;
    const distances = places.map(({ offsetLeft, offsetWidth }) =>
      Math.abs(offsetLeft + offsetWidth / 2 - centre),
    );
    return distances.indexOf(Math.min(...distances));
  }
  function settle() {
    // A new size throws the row off its place: then it goes back; else a hand has moved it.
    const card = isResized ? current : cardAt(nearestPlace());
    isResized = false;
    scrollToPlace(card + CLONES, 'instant');
    mark(card);
  }

  const rotation = rotate({
    root,
    live: track,
    button: find('toggle'),
    advance: () => go(current + CLONES + 1),
  });
  function turnTo(place: number) {
    go(place);
    rotation.restart();
  }

  const ending = new AbortController();
  const { signal } = ending;
  find('previous').addEventListener('click', () => turnTo(current + CLONES - 1), { signal });
  find('next').addEventListener('click', () => turnTo(current + CLONES + 1), { signal });
  dots.forEach((dot, index) =>
    dot.addEventListener('click', () => turnTo(index + CLONES), { signal }),
  );
  let settling: ReturnType<typeof setTimeout> | undefined;
  function settleWhenStill() {
    clearTimeout(settling);
    settling = setTimeout(settle, STILL_MS);
  }
  const hasScrollEnd: boolean = 'onscrollend' in globalThis;
  if (hasScrollEnd) track.addEventListener('scrollend', settle, { signal });
  else track.addEventListener('scroll', settleWhenStill, { signal, passive: true });
  addEventListener('resize', () => (isResized = true), { signal });
  // The first call comes at once and puts the first card in front.
  const sizes = new ResizeObserver(() => scrollToPlace(current + CLONES, 'instant'));
  sizes.observe(track);

  return () => {
    clearTimeout(settling);
    sizes.disconnect();
    ending.abort();
    rotation.end();
  };
}
