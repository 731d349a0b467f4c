import { memo, useState } from 'react';
import { altOf } from '#web/lib/words/alt-text.ts';
import { useBackdrop } from './backdrop.ts';
import type { Image } from '#web/features/images/image.ts';

interface ThumbnailProps {
  image: Image;
  sizes: string;
  alt?: string;
}

/**
 * One element a picture: a gallery has many of them. Every current browser reads AVIF; one that
 * does not, or a file that is not there yet, falls back to WebP. Without `src`: the browser would
 * choose the file again for it, for each picture of a wall.
 */
export const Thumbnail = memo(function Thumbnail({ image, sizes, alt }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const backdrop = useBackdrop(image, 'thumbnail');
  return (
    <img
      {...backdrop}
      srcSet={(!hasFailed && image.srcSet.avif) || image.srcSet.webp}
      sizes={sizes}
      alt={alt ?? altOf(image)}
      width={image.width}
      height={image.height}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
});
