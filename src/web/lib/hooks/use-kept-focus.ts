import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOnce, isFocusTaken, keepFocus } from '#web/lib/keep-focus.ts';

/** After every step something has the focus, also where the whole page was left for another. */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(keepFocus, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (main && !isFocusTaken()) focusOnce(main);
  }, [pathname]);
}
