import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { Image } from '#web/features/images/image.ts';
import { blurOf, isSeeThrough } from './thumb-blur.ts';

/** What lies behind a picture: its own blur until it has come, a checkerboard where it has no background. */
export function useBackdrop({ thumbhash }: Pick<Image, 'thumbhash'>, name: string) {
  return useMemo(() => {
    const isCutOut = isSeeThrough(thumbhash);
    return {
      className: clsx(name, isCutOut && 'see-through'),
      style: isCutOut ? undefined : { backgroundImage: `url(${blurOf(thumbhash)})` },
    };
  }, [thumbhash, name]);
}
