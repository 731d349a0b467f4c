import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STYLE_CARDS } from '#web/features/landing/content.ts';
import { StyleCarousel } from '#web/features/landing/sections/style-carousel.tsx';
import { attachCarousel } from './attach-carousel.ts';
import { byLabel, setLessMotion, showStatic } from './testing.ts';

const INTERVAL_MS = 6000;

let root: HTMLElement;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  setLessMotion(false);
  root = showStatic(<StyleCarousel layout="row" />);
  end = attachCarousel(root);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function currentDots(): (string | null)[] {
  return [...root.querySelectorAll('[data-dot][aria-current="true"]')].map((dot) =>
    dot.getAttribute('aria-label'),
  );
}
const title = (index: number) => STYLE_CARDS[index]!.title;

describe('the carousel of ten cards', () => {
  it('moves on every 6 s and begins again after the tenth', () => {
    expect(currentDots()).toEqual([title(0)]);
    vi.advanceTimersByTime(INTERVAL_MS - 1);
    expect(currentDots()).toEqual([title(0)]);
    vi.advanceTimersByTime(1);
    expect(currentDots()).toEqual([title(1)]);
    vi.advanceTimersByTime(9 * INTERVAL_MS);
    expect(currentDots()).toEqual([title(0)]);
  });

  it('waits while the pointer is on it and when it is paused', () => {
    root.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    vi.advanceTimersByTime(3 * INTERVAL_MS);
    expect(currentDots()).toEqual([title(0)]);
    byLabel('Pause motion').click();
    root.dispatchEvent(new PointerEvent('pointerleave'));
    vi.advanceTimersByTime(3 * INTERVAL_MS);
    expect(currentDots()).toEqual([title(0)]);
    byLabel('Play motion').click();
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(currentDots()).toEqual([title(1)]);
  });

  it('jumps to the card of a dot and steps with the arrows, over both ends', () => {
    byLabel('Brand Experience').click();
    expect(currentDots()).toEqual([title(9)]);
    expect(root.textContent).toContain('10 / 10');
    byLabel('Next card').click();
    expect(currentDots()).toEqual([title(0)]);
    byLabel('Previous card').click();
    expect(currentDots()).toEqual([title(9)]);
  });

  it('tells screen readers of ten cards, not of the copies that close the ring', () => {
    const slides = [...root.querySelectorAll('[data-slide]')];
    expect(slides.filter((slide) => slide.hasAttribute('aria-label'))).toHaveLength(10);
    expect(slides.filter((slide) => slide.hasAttribute('inert'))).toHaveLength(6);
  });
});
