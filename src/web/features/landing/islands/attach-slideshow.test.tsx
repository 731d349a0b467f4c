import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIDES } from '#web/features/landing/content.ts';
import { StackSlideshow } from '#web/features/landing/sections/heroes/stack-slideshow.tsx';
import { attachSlideshow } from './attach-slideshow.ts';
import { byLabel, setLessMotion, showStatic } from './testing.ts';

const INTERVAL_MS = 6000;

let root: HTMLElement;
let end: () => void;

function start() {
  root = showStatic(<StackSlideshow />);
  end = attachSlideshow(root);
}
function shownQuote(): string | null | undefined {
  return root.querySelector('[data-depth="0"] .t-quote')?.textContent;
}
const quote = (index: number) => `“${SLIDES[index]!.quote}”`;

beforeEach(() => {
  vi.useFakeTimers();
  setLessMotion(false);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stacked slideshow', () => {
  it('turns to the next of twenty pictures every 6 s', () => {
    start();
    vi.advanceTimersByTime(INTERVAL_MS - 1);
    expect(shownQuote()).toBe(quote(0));
    vi.advanceTimersByTime(1);
    expect(shownQuote()).toBe(quote(1));
    expect(root.textContent).toContain('2 / 20');
    vi.advanceTimersByTime(19 * INTERVAL_MS);
    expect(shownQuote()).toBe(quote(0));
  });

  it('shows three prints at a time and hides all but the top one from screen readers', () => {
    start();
    vi.advanceTimersByTime(INTERVAL_MS);
    const pile = [...root.querySelectorAll('[data-depth]')];
    expect(pile).toHaveLength(3);
    expect(pile.filter((slide) => slide.getAttribute('aria-hidden') === 'false')).toHaveLength(1);
  });

  it('fetches the large file of a print only when it comes to the top', () => {
    start();
    const second = root.querySelectorAll('img')[1]!;
    expect(second.getAttribute('srcset')).toBeNull();
    byLabel('Next picture').click();
    expect(second.getAttribute('srcset')).toBe(SLIDES[1]!.picture.srcSet);
  });

  it('waits while the pointer is on it', () => {
    start();
    root.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    vi.advanceTimersByTime(5 * INTERVAL_MS);
    expect(shownQuote()).toBe(quote(0));
    root.dispatchEvent(new PointerEvent('pointerleave'));
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(shownQuote()).toBe(quote(1));
  });

  it('does not wait for a finger that has long left', () => {
    start();
    root.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(shownQuote()).toBe(quote(1));
  });

  it('stops everything around it with one button and plays again with the same', () => {
    start();
    const part = document.querySelector<HTMLElement>('[data-motion]')!;
    byLabel('Pause motion').click();
    vi.advanceTimersByTime(5 * INTERVAL_MS);
    expect(shownQuote()).toBe(quote(0));
    expect(part.dataset['motion']).toBe('paused');
    byLabel('Play motion').click();
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(shownQuote()).toBe(quote(1));
    expect(part.dataset['motion']).toBe('playing');
  });

  it('gives a picture that was asked for its full 6 s', () => {
    start();
    vi.advanceTimersByTime(INTERVAL_MS - 100);
    byLabel('Next picture').click();
    vi.advanceTimersByTime(INTERVAL_MS - 1);
    expect(shownQuote()).toBe(quote(1));
    byLabel('Previous picture').click();
    byLabel('Previous picture').click();
    expect(shownQuote()).toBe(quote(19));
  });

  it('announces pictures only when a person turns them', () => {
    start();
    const live = root.querySelector('[data-part="slides"]')!;
    expect(live.getAttribute('aria-live')).toBe('off');
    byLabel('Pause motion').click();
    expect(live.getAttribute('aria-live')).toBe('polite');
  });

  it('waits for the visitor who wants less motion', () => {
    setLessMotion(true);
    start();
    vi.advanceTimersByTime(5 * INTERVAL_MS);
    expect(shownQuote()).toBe(quote(0));
    byLabel('Play motion').click();
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(shownQuote()).toBe(quote(1));
  });

  it('stands still in a hidden tab', () => {
    start();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5 * INTERVAL_MS);
    expect(shownQuote()).toBe(quote(0));
    vi.restoreAllMocks();
  });
});
