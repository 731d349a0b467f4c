import { memo, useMemo, useState } from 'react';
import { altOf } from './picture.tsx';
import { blurOf } from './thumb-blur.ts';
import type { Image } from '#web/features/images/image.ts';

type ThumbnailProps = { image: Image; sizes: string; alt?: string };

/**
 * One element a picture: a gallery has many of them. Every current browser reads AVIF; one that
 * does not, or a file that is not there yet, falls back to WebP.
 */
export const Thumbnail = memo(function Thumbnail({ image, sizes, alt }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  const blur = useMemo(() => blurOf(image.thumbhash), [image.thumbhash]);
  return (
    <img
      className="thumbnail"
      style={{ backgroundImage: `url(${blur})` }}
      srcSet={(!hasFailed && image.srcSet.avif) || image.srcSet.webp}
      sizes={sizes}
      src={image.imageUrl}
      alt={alt ?? altOf(image)}
      width={image.width}
      height={image.height}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
});
