import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** Rendered anew only when the window has moved this far. */
const STEP_PX = 120;
const OVERSCAN_PX = 120;

export interface Band {
  top: number;
  bottom: number;
}

/** The part of an element that the window shows, and a little around it, in the element's own pixels. */
export function useWindowBand(element: RefObject<HTMLElement | null>): Band {
  const read = () => {
    const box = element.current?.getBoundingClientRect();
    return box ? Math.floor(-box.top / STEP_PX) : 0;
  };
  const step = useSyncExternalStore(onWindowMove, read, () => 0);
  const top = step * STEP_PX;
  return { top: top - OVERSCAN_PX, bottom: top + STEP_PX + innerHeight + OVERSCAN_PX };
}

function onWindowMove(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
