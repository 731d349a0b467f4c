import './picture.css';
import { useState } from 'react';
import type { Image } from '#web/features/images/image.ts';
import { useBackdrop } from './backdrop.ts';

interface PictureProps {
  image: Image;
  /** How wide it is shown, as the browser's `sizes` wants it. */
  sizes: string;
  isEager?: boolean;
}

const ALT_LENGTH = 60;
/** Whether two neighbours may be one letter to people. */
const HAS_MARKS = /[^\u0020-\u02ff]/;

/** spec §2.6: the first 60 characters of the prompt, as people count them. */
export function altOf({ prompt }: Pick<Image, 'prompt'>): string {
  if (prompt.length <= ALT_LENGTH) return prompt;
  const start = prompt.slice(0, 4 * ALT_LENGTH);
  // A segmenter costs more than all the rest of a card, and a wall hangs dozens with one scroll.
  if (!HAS_MARKS.test(start)) return start.slice(0, ALT_LENGTH);
  return Array.from(new Intl.Segmenter().segment(start), ({ segment }) => segment)
    .slice(0, ALT_LENGTH)
    .join('');
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
