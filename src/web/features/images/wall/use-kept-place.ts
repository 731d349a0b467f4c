import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Where the window stood at each step of this visit's history. */
const places = new Map<string, number>();

/** Back leads to where one was: the router scrolls before the wall has its height. */
export function useKeptPlace(height: number): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = useRef<number | null>(isBack ? (places.get(key) ?? null) : null);
  useLayoutEffect(() => {
    // Noted as it happens: when the wall goes, the window has left the place already.
    const note = () => wanted.current === null && places.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
  useLayoutEffect(() => {
    const reach = document.documentElement.scrollHeight - innerHeight;
    if (wanted.current === null || height === 0 || reach < wanted.current) return;
    scrollTo({ top: wanted.current, behavior: 'instant' });
    wanted.current = null;
  }, [height]);
}
