import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** spec §9: beyond this many pixels a swipe changes the picture. */
export const SWIPE_THRESHOLD_PX = 50;

interface Swipe {
  onNext: () => void;
  onPrevious: () => void;
}

/** Horizontal swipes; a click that follows one is swallowed, so that it does not open the picture. */
export function useSwipe({ onNext, onPrevious }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      start.current = { x: clientX, y: clientY };
      hasSwiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const direction = start.current && swipeOf(start.current, { x: clientX, y: clientY });
      start.current = null;
      if (!direction) return;
      hasSwiped.current = true;
      (direction === 'next' ? onNext : onPrevious)();
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

interface Point {
  x: number;
  y: number;
}

export function swipeOf(from: Point, to: Point): 'next' | 'previous' | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) < Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}
