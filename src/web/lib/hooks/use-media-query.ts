import { useSyncExternalStore } from 'react';

/** Narrower than a tablet, as the style sheets draw the line. */
export const PHONE = '(max-width: 767px)';

/** Whether a media query holds now. The prerendered shell shows neither variant, so nothing flips. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
