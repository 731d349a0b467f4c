import { useEffect } from 'react';
import type { Image } from '#web/features/images/image.ts';

/** Pictures that may be looked at next, into the browser's cache. */
export function usePreload(...images: (Image | null | undefined)[]): void {
  const urls = images.map((image) => image?.imageUrl).join(' ');
  useEffect(() => {
    for (const url of urls.split(' ').filter(Boolean))
      Object.assign(document.createElement('img'), { src: url });
  }, [urls]);
}
