import type { Picture } from './pictures.ts';

interface PictureImageProps {
  picture: Picture;
  /** How wide it is drawn, for the browser to choose a file (the `sizes` of an image). */
  sizes: string;
  /** The first thing a visitor sees: fetched before everything else. */
  isFirst?: boolean;
}

export function PictureImage({ picture, sizes, isFirst = false }: PictureImageProps) {
  const { src, srcSet, width, height, alt } = picture;
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...(isFirst
        ? { fetchPriority: 'high' }
        : { fetchPriority: 'low', loading: 'lazy', decoding: 'async' })}
    />
  );
  // Within <picture> React adds no preload of its own: a browser that holds a larger file of the same
  // picture shows that one, and the preload would have been for nothing.
  return isFirst ? <picture>{image}</picture> : image;
}
