import './picture.css';
import { useState } from 'react';
import type { Image } from '#web/features/images/image.ts';
import { altOf } from '#web/lib/words/alt-text.ts';
import { useBackdrop } from './backdrop.ts';

interface PictureProps {
  image: Image;
  /** How wide it is shown, as the browser's `sizes` wants it. */
  sizes: string;
  isEager?: boolean;
}

/** A picture whose place is known before its file: a blur of its own colours until it has come. */
export function Picture({ image, sizes, isEager = false }: PictureProps) {
  const [isLoaded, setLoaded] = useState(false);
  const backdrop = useBackdrop(image, 'picture');
  return (
    <picture {...backdrop} data-loaded={isLoaded || undefined}>
      {image.srcSet.avif && <source type="image/avif" srcSet={image.srcSet.avif} sizes={sizes} />}
      <source type="image/webp" srcSet={image.srcSet.webp} sizes={sizes} />
      <img
        src={image.imageUrl}
        alt={altOf(image)}
        width={image.width}
        height={image.height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setLoaded(true)}
      />
    </picture>
  );
}
